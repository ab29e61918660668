import { z } from 'zod';
import {
  badge,
  documentFields,
  emptyStage,
  group,
  listOf,
  pageName,
  pictureFields,
  words,
} from '@/content/fields';
import { fillInAll, isGroup } from '@/content/fill-in';
import { isLanguageTag } from '@/content/language';
import entry from '@/content/pages.json' with { type: 'json' };
import { parseContent } from '@/content/parse-content';
import portfolio from '@/content/projects.json' with { type: 'json' };
import site from '@/content/site.json' with { type: 'json' };

/** A share card shows at most this many pictures, and `{titles}` names at most this many projects. */
export const workCardPlaces = 6;

const cardAlt = words(420, 'What the preview picture of a shared link shows, for people who cannot see it.');

/** A line of the headline. A word of up to 18 letters fits on a phone. */
const line = words(24, 'A line of the headline.').regex(/^(?!.*\S{19})/u, {
  error: 'has a word of more than 18 letters',
});

const fixedPagesSchema = group({
  shared: group({
    skipLink: words(40, 'First link of every page, by which keyboard users skip the header.'),
    bookCall: words(20, 'Button that opens the booking page.'),
    bookCallNote: words(40, 'Screen readers read this out after the name of that button.'),
    viewWork: words(20, 'Button that leads to the work page.'),
    navigation: words(20, 'Name of the header’s navigation for screen readers.'),
    footer: words(20, 'Name of the footer’s navigation for screen readers.'),
  }).catchall(words(2000, 'A text of your own that every page can show.')),
  landing: group({
    ...documentFields,
    badge,
    headline: listOf(line, 'line')
      .max(4, { error: 'must be a list in [ ] of at most 4 lines' })
      .meta({ description: 'The lines of the headline, each longer than the one before.' }),
    logosLabel: words(60, 'Text above the client logos.'),
    pauseDot: words(40, 'Name of the checkbox that stops the pulsing dot in the badge.'),
    cardAlt,
  }),
  work: group({
    ...documentFields,
    badge,
    title: words(20, 'The heading.'),
    intro: words(140, 'One sentence beside the heading.'),
    pausePictures: words(20, 'Button that stops all carousels.'),
    playPictures: words(20, 'The same button while all carousels are stopped.'),
    projectSiteNote: words(60, 'Screen readers read this out after a project that links elsewhere.'),
    carousel: group({
      role: words(20, 'What screen readers call a carousel.'),
      slideRole: words(20, 'What screen readers call a slide.'),
      pictures: words(40, 'Name of a carousel for screen readers.', { places: ['{title}'] }),
      slide: words(40, 'Name of a slide for screen readers.', { places: ['{number}', '{count}'] }),
      pickers: words(40, 'Name of the dots below a carousel.', { places: ['{title}'] }),
      picker: words(40, 'Name of one of those dots.', { places: ['{number}', '{count}'] }),
    }),
    cardAlt,
  }),
  notFound: group({ ...documentFields, ...emptyStage, cardAlt }),
});

/** The schema of a page that the owner adds: some required fields, and any other texts. */
const plainPageSchema = group({
  ...documentFields,
  title: words(24, 'The heading.'),
  badge: badge.optional(),
  cardAlt: cardAlt.optional(),
  pictures: listOf(
    group({
      ...pictureFields,
      crop: pictureFields.crop.optional(),
      caption: words(140, 'Text below the picture.').optional(),
    }),
    'picture',
  )
    .optional()
    .meta({ description: 'Pictures of the page. Its share card shows the first ones too.' }),
}).catchall(
  z.union([words(2000, 'A text of this page.'), z.array(words(2000, 'A text of this page.'))], {
    error: 'must be a text in quotation marks, or a list of texts in [ ]; a picture belongs in "pictures"',
  }),
);

/** The schema of the words of each page, by the name of the page, which is also its path. */
export const pagesSchema = fixedPagesSchema.catchall(plainPageSchema).superRefine((content, context) => {
  for (const name of Object.keys(content)) {
    const isRight = name in fixedPagesSchema.shape || RegExp(`^${pageName}$`, 'u').test(name);
    const message =
      'must have a name of lower-case letters, digits and hyphens, such as "about" or "studio/team", because the name is also the path';
    if (!isRight) context.addIssue({ code: 'custom', path: [name], message });
  }
});

// These values come from content that no schema has checked yet. A mistake in it must not hide the mistakes in the pages.
const { projects } = z
  .object({ projects: z.array(z.object({ title: z.string() })) })
  .catch({ projects: [] })
  .parse(portfolio);
const { name, language } = z
  .object({ name: z.string(), language: z.string().refine(isLanguageTag) })
  .catch({ name: 'The studio', language: 'en' })
  .parse(site);

/** The values of placeholders such as `{name}`, except the page's own title, badge and headline. */
const facts = {
  name,
  count: projects.length,
  isOne: new Intl.PluralRules(language).select(projects.length) === 'one',
  titles: new Intl.ListFormat(language).format(projects.slice(0, workCardPlaces).map(({ title }) => title)),
};

function filledPage(page: unknown): unknown {
  const { title, badge, headline } = Object(page) as Record<string, string | undefined>;
  const own = { title, badge, headline: Array.isArray(headline) ? headline.join(' ') : undefined };
  return fillInAll(fillInAll(page, own), facts);
}

/** The fixed pages have the types of their schema. Pages that the owner adds have the types of the JSON file. */
type Pages = Omit<z.output<typeof fixedPagesSchema>, 'shared'> &
  Omit<typeof entry, Exclude<keyof typeof fixedPagesSchema.shape, 'shared'> | '$schema'>;

/** Replaces placeholders in the words of the pages, then checks the words. Throws a ContentError with every mistake. */
export function readPages(content: unknown): Pages {
  const filled = isGroup(content)
    ? Object.fromEntries(Object.entries(content).map(([name, page]) => [name, filledPage(page)]))
    : content;
  const parsed: unknown = parseContent('content/pages.json', pagesSchema, filled);
  return parsed as Pages;
}

/** The words of each page, with placeholders replaced. */
export const pages = readPages(entry);
