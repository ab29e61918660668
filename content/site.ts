import { z } from 'zod';
import { httpsAddress, words } from '@/content/fields';
import { parseContent } from '@/content/parse-content';
import entry from '@/content/site.json';

/** What is true of the studio and its site as a whole. */
export const siteSchema = z.strictObject({
  name: words(24),
  address: httpsAddress.refine((text) => new URL(text).origin === text, {
    error: 'must be an https address without a path, such as "https://studio.example"',
  }),
  bookingAddress: httpsAddress,
});

/** The studio's name and addresses. */
export const site = parseContent('content/site.json', siteSchema, entry);
