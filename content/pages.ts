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
import entry from '@/content/pages.json';
import { parseContent } from '@/content/parse-content';
import { projects } from '@/content/projects.json';
import site from '@/content/site.json';

/** How many projects fit on the work page's share card. `{titles}` names no more. */
export const workCardPlaces = 6;

const cardAlt = words(420, 'What the picture of a shared link shows.');

/** Up to 18 letters a word fits on a phone. */
const line = words(24, 'One line.').regex(/^(?!.*\S{19})/u, { error: 'has a word of more than 18 letters' });

const fixedPagesSchema = group({
  shared: group({
    skipLink: words(40, 'First link of every page, for keyboards.'),
    bookCall: words(20, 'Button that opens the booking page.'),
    bookCallNote: words(40, 'Read out by screen readers after that button’s name.'),
    viewWork: words(20, 'Button that leads to the work page.'),
    navigation: words(20, 'Name of the header’s navigation.'),
    footer: words(20, 'Name of the footer’s navigation.'),
    numbers: z
      .array(words(20, 'A number in words.'))
      .meta({ description: 'The words for {count:words}, from zero on. Larger numbers become figures.' }),
  }).catchall(words(2000, 'Words of your own that stand on every page.')),
  landing: group({
    ...documentFields,
    badge,
    headline: listOf(line, 'line')
      .max(4, { error: 'must be a list in [ ] of at most 4 lines' })
      .meta({ description: 'In lines as they break on wide screens, each longer than the last.' }),
    logosLabel: words(60, 'Above the client logos.'),
    pauseDot: words(40, 'Name of the checkbox that stops the badge’s dot.'),
    cardAlt,
  }),
  work: group({
    ...documentFields,
    badge,
    title: words(20, 'The heading.'),
    intro: words(140, 'One sentence beside the heading.'),
    pausePictures: words(20, 'Button that stops all carousels.'),
    playPictures: words(20, 'The same button, to let them go on.'),
    projectSiteNote: words(
      60,
      'Read out by screen readers after the name of a project with a site of its own.',
    ),
    carousel: group({
      role: words(20, 'What screen readers call a carousel.'),
      slideRole: words(20, 'What screen readers call a slide.'),
      pictures: words(40, 'Name of a project’s pictures.', { places: ['{title}'] }),
      slide: words(40, 'Name of one picture.', { places: ['{number}', '{count}'] }),
      pickers: words(40, 'Name of the row of dots.', { places: ['{title}'] }),
      picker: words(40, 'Name of one dot.', { places: ['{number}', '{count}'] }),
    }),
    cardAlt,
  }),
  notFound: group({ ...documentFields, ...emptyStage, cardAlt }),
});

/** A page added by the owner: some required fields, and any others. */
const plainPageSchema = group({
  ...documentFields,
  title: words(24, 'The heading.'),
  badge: badge.optional(),
  cardAlt: cardAlt.optional(),
  pictures: listOf(
    group({
      ...pictureFields,
      crop: pictureFields.crop.optional(),
      caption: words(140, 'What stands below the picture.').optional(),
    }),
    'picture',
  )
    .optional()
    .meta({ description: 'Pictures of the page. The first ones are on its share card too.' }),
}).catchall(
  z.union([words(2000, 'Words of this page.'), z.array(words(2000, 'Words of this page.'))], {
    error: 'must be words in quotation marks, or a list of such in [ ]; a picture belongs in "pictures"',
  }),
);

/** The words of each page by its name, which is its address too. */
export const pagesSchema = fixedPagesSchema.catchall(plainPageSchema).superRefine((content, context) => {
  for (const name of Object.keys(content)) {
    const isRight = name in fixedPagesSchema.shape || RegExp(`^${pageName}$`, 'u').test(name);
    const message =
      'must have a name of small letters, digits and hyphens, with "/" below another, because it is the address too';
    if (!isRight) context.addIssue({ code: 'custom', path: [name], message });
  }
});

const language = isLanguageTag(site.language) ? site.language : 'en';

/**
 * Values for places such as `{name}`, besides the page's own title, badge and headline. They come from unparsed files, so
 * that a mistake there does not hide the mistakes in the pages.
 */
const facts = {
  name: String(site.name),
  count: projects.length,
  'count:words': entry.shared.numbers[projects.length] ?? projects.length,
  isOne: new Intl.PluralRules(language).select(projects.length) === 'one',
  titles: new Intl.ListFormat(language).format(
    projects.slice(0, workCardPlaces).map(({ title }) => String(title)),
  ),
};

function filledPage(page: unknown): unknown {
  const { title, badge, headline } = Object(page) as Record<string, string | undefined>;
  const own = { title, badge, headline: Array.isArray(headline) ? headline.join(' ') : undefined };
  return fillInAll(fillInAll(page, own), facts);
}

/** The fixed pages have the types of their schema, and the owner's pages those of the file. */
type Pages = Omit<z.output<typeof fixedPagesSchema>, 'shared'> &
  Omit<typeof entry, Exclude<keyof typeof fixedPagesSchema.shape, 'shared'> | '$schema'>;

/** Fills in the words of the pages and parses them; throws a ContentError with every mistake. */
export function readPages(content: unknown): Pages {
  const filled = isGroup(content)
    ? Object.fromEntries(Object.entries(content).map(([name, page]) => [name, filledPage(page)]))
    : content;
  const words: unknown = parseContent('content/pages.json', pagesSchema, filled);
  return words as Pages;
}

/** The words of each page, filled in. */
export const pages = readPages(entry);
