import { z } from 'zod';
import { documentDescription, documentTitle, template, words } from '@/content/fields';
import entry from '@/content/pages.json';
import { parseContent } from '@/content/parse-content';

const documentFields = { metaTitle: documentTitle, metaDescription: documentDescription };

/** The words of each page. The longest that each may be is what its design holds. */
export const pagesSchema = z.strictObject({
  shared: z.strictObject({
    skipLink: words(40),
    bookCall: words(20),
    bookCallNote: words(40),
    viewWork: words(20),
    navigation: words(20),
    pauseMotion: words(20),
    playMotion: words(20),
  }),
  landing: z.strictObject({
    ...documentFields,
    badge: words(40),
    /** In lines as they break on wide screens: each one longer than the last, like light that falls from above. */
    headline: z
      .array(words(24), { error: 'must be a list of 1 to 4 lines' })
      .min(1, { error: 'must be a list of 1 to 4 lines' })
      .max(4, { error: 'must be a list of 1 to 4 lines' }),
    logosLabel: words(60),
    pausedNote: words(40),
    cardAlt: words(160),
  }),
  work: z.strictObject({
    ...documentFields,
    badge: words(40).includes('{count}', {
      error: 'must hold {count}, which becomes the number of projects',
    }),
    title: words(20),
    intro: words(140),
    /** Names that those hear who do not see the pictures turn. */
    carousel: z.strictObject({
      pictures: template(40, '{title}'),
      slide: template(40, '{number}', '{count}'),
      pickers: template(40, '{title}'),
      picker: template(40, '{number}', '{count}'),
    }),
    cardAlt: template(160, '{count}', '{titles}'),
  }),
  notFound: z.strictObject({
    ...documentFields,
    badge: words(40),
    title: words(8),
    message: words(90),
    button: words(20),
    cardAlt: words(160),
  }),
});

/** The words of each page. */
export const pages = parseContent('content/pages.json', pagesSchema, entry);
