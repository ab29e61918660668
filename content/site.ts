import { group, httpsAddress, words } from '@/content/fields';
import { parseContent } from '@/content/parse-content';
import entry from '@/content/site.json';

/** What is true of the studio and its site as a whole. */
export const siteSchema = group({
  name: words(24, 'Name of the studio.'),
  address: httpsAddress('Where the site is published, without a path.').refine(
    (address) => new URL(address).origin === address,
    { error: 'must be an https address in small letters without a path, such as "https://studio.example"' },
  ),
  bookingAddress: httpsAddress('Where clients book a call.'),
});

/** The studio's name and addresses. */
export const site = parseContent('content/site.json', siteSchema, entry);
