import { z } from 'zod';
import { group, httpsAddress, listOf, textLike, words } from '@/content/fields';
import pagesEntry from '@/content/pages.json';
import { hasTwoPluralForms, isLanguageTag, isLeftToRight } from '@/content/language';
import { parseContent } from '@/content/parse-content';
import entry from '@/content/site.json';

/** The footer lists neither the landing page, which the logo links to, nor the 404 page. */
const unlinked = ['$schema', 'shared', 'landing', 'notFound'];
const pageNames = Object.keys(pagesEntry).filter((name) => !unlinked.includes(name));

const wantedLanguage = 'must be a language tag, such as "de" or "en-GB"';

/** Facts about the studio and the whole site. */
export const siteSchema = group({
  name: words(40, 'Name of the studio.'),
  language: z
    .string({ error: wantedLanguage })
    .refine(isLanguageTag, { error: wantedLanguage, abort: true })
    .refine(isLeftToRight, { error: 'is written from right to left, which the layout does not support' })
    .refine(hasTwoPluralForms, {
      error: 'has more than two plural forms, but "{project|projects}" has room for two',
    })
    .meta({ description: 'Language of all words on the site, as a BCP 47 tag: "de", "en-GB".' }),
  legalName: words(80, 'Name of the firm in the register, for search engines.').optional(),
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
  footer: listOf(
    z.enum(pageNames, { error: 'must be the name of a page in content/pages.json, such as "work"' }),
    'page',
  )
    .optional()
    .meta({ description: 'Pages that the footer of every page links to.' }),
});

/** The studio's name and addresses. */
export const site = parseContent('content/site.json', siteSchema, entry);
