import { z } from 'zod';
import { group, httpsAddress, listOf, words } from '@/content/fields';
import pagesEntry from '@/content/pages.json' with { type: 'json' };
import { hasTwoPluralForms, isLanguageTag, isLeftToRight } from '@/content/language';
import { parseContent } from '@/content/parse-content';
import entry from '@/content/site.json' with { type: 'json' };

/** The footer does not link to these: `shared` is no page, the logo links to `landing`, and `notFound` is an error. */
const unlinked = ['$schema', 'shared', 'landing', 'notFound'];
const pageNames = Object.keys(pagesEntry).filter((name) => !unlinked.includes(name));

const wantedLanguage = 'must be a language tag, such as "de" or "en-GB"';

/** The schema of facts about the studio and the whole site. */
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
  legalName: words(80, 'Registered name of the firm, for search engines.').optional(),
  address: httpsAddress('Address of the published site, without a path.').refine(
    (address) => new URL(address).origin === address,
    { error: 'must be a lower-case https address without a path, such as "https://studio.example"' },
  ),
  bookingAddress: httpsAddress('Address of the page where clients book a call.'),
  footer: listOf(
    z.enum(pageNames, { error: 'must be the name of a page in content/pages.json, such as "work"' }),
    'page',
  )
    .optional()
    .meta({ description: 'Pages that the footer of every page links to.' }),
});

/** The studio's name and addresses. */
export const site = parseContent('content/site.json', siteSchema, entry);
