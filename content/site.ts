import { z } from 'zod';
import { group, httpsAddress, textLike, words } from '@/content/fields';
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
  securityContact: textLike(
    /^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/u,
    'must be "mailto:" and an address, or an https address',
    'Who to tell about a weakness of the site: "mailto:…" or "https://…".',
  ),
  securityExpires: z.iso
    .date({ error: 'must be a day, such as "2027-09-01"' })
    .meta({ description: 'The day on which the contact ends, a year ahead at most (RFC 9116, 2.5.5).' }),
});

/** The studio's name and addresses. */
export const site = parseContent('content/site.json', siteSchema, entry);
