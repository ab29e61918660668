import { z } from 'zod';
import {
  badge,
  cardAlt,
  documentFields,
  emptyStage,
  group,
  httpsAddress,
  linkAddress,
  listOf,
  oneOrMore,
  outsideAddress,
  pageName,
  pictureFields,
  textLike,
  unique,
  wantedCrop,
  wantedPicture,
  wholeNumber,
  words,
} from '@/content/fields';
import { hasTwoPluralForms, isLanguageTag, isLeftToRight } from '@/content/language';

const wantedLanguage = 'must be a language tag, such as "de" or "en-GB"';
const wantedAlternates = 'must be a group in { } of addresses, each after a language tag, such as "de"';

const siteAddress = httpsAddress.refine((address) => new URL(address).origin === address, {
  error: ({ input }) => `must be written "${new URL(String(input)).origin}"`,
});

/** The schema of facts about the studio and the whole site. `isPage` allows pages, and `isLost` refuses links. */
export const siteSchema = (isPage: (name: unknown) => boolean, isLost: (link: string) => boolean) =>
  group({
    name: words(40),
    language: z
      .string({ error: wantedLanguage })
      .refine(isLanguageTag, { error: wantedLanguage, abort: true })
      .refine(isLeftToRight, { error: 'is written from right to left, which the layout does not support' })
      .refine(hasTwoPluralForms, {
        error: 'has more than two plural forms, but "{project|projects}" has room for two',
      }),
    legalName: words(80).optional(),
    address: siteAddress,
    bookingAddress: linkAddress(isLost),
    // The same site in other languages, by their tags.
    alternates: z.record(z.string().refine(isLanguageTag), siteAddress, wantedAlternates).optional(),
    footer: listOf(
      z.union([z.custom<string>(isPage), group({ text: words(32), href: outsideAddress })], {
        error:
          'must be the name of a page in content/pages.json, such as "work", or a link, such as { "text": "Write", "href": "mailto:hello@venue.example" }',
      }),
      'page or link',
    ).optional(),
  });

const logoSchema = group({
  src: textLike(
    /^logos\/[a-z0-9-]+\.(?:svg|png)$/u,
    'must be the path of an SVG or PNG in content/logos/, named in lower-case letters, digits and hyphens, such as "logos/venue.svg"',
  ),
  alt: words(60),
  width: wholeNumber(12, 200, 'must be a width in whole px, 12 to 200'),
});

/** The schema of the client logos, each with its own alternative text. There may be none. */
export const clientLogosSchema = group({
  logos: z
    .array(logoSchema, { error: 'must be a list in [ ] of logos' })
    .superRefine(unique('src'))
    .superRefine(unique('alt')),
});

const projectSchema = (isLost: (link: string) => boolean) =>
  group({
    id: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'must be a whole number above 0'),
    title: words(32),
    description: words(90),
    imageSrc: oneOrMore(pictureFields.src, `${wantedPicture}, or a list of such paths`),
    crop: oneOrMore(pictureFields.crop, wantedCrop).optional(),
    imageAlt: oneOrMore(
      pictureFields.alt,
      'must say what the picture shows, or be a list with one such text per picture',
    ),
    link: linkAddress(isLost).optional(),
  })
    .superRefine(({ imageSrc, ...lists }, context) => {
      // A field with a mistake has not been turned into a list, so it may still be a single value.
      const countOf = (values: unknown) => [values].flat().length;
      for (const [field, values, wanted] of [
        ['imageAlt', lists.imageAlt, 'must have one text for each picture in imageSrc'],
        ['crop', lists.crop, 'must be one value, or have one for each picture in imageSrc'],
      ] as const) {
        const isForAll = field === 'crop' && countOf(values) === 1;
        const message = `${wanted}: ${countOf(imageSrc)}, not ${countOf(values)}`;
        if (!isForAll && countOf(values) !== countOf(imageSrc))
          context.addIssue({ code: 'custom', path: [field], message });
      }
    })
    .transform(({ imageSrc, imageAlt, crop = [], ...project }) => ({
      ...project,
      images: imageSrc.map((src, index) => ({
        src,
        alt: imageAlt[index] ?? '',
        crop: crop[index] ?? crop[0],
      })),
    }));

/** One project, with at least one picture. */
export type Project = z.output<ReturnType<typeof projectSchema>>;

/** The schema of the portfolio: at least one project, each with its own id and title. */
export const projectsSchema = (isLost: (link: string) => boolean) =>
  group({
    projects: listOf(projectSchema(isLost), 'project').superRefine(unique('id')).superRefine(unique('title')),
  });

/** A line of the headline. A word of up to 18 letters fits on a phone. */
const line = words(24).regex(/^(?!.*\S{19})/u, { error: 'has a word of more than 18 letters' });

/** The schema of the pages that every copy of this code has. */
const fixedPagesSchema = group({
  shared: group({
    skipLink: words(40),
    navigation: words(20),
    bookCall: words(20),
    bookCallNote: words(40),
    viewWork: words(20),
    footer: words(20),
  }).catchall(words(2000)),
  landing: group({
    ...documentFields,
    badge,
    headline: listOf(line, 'line').max(4, { error: 'must be a list in [ ] of at most 4 lines' }),
    logosLabel: words(60).optional(),
    pauseDot: words(40).optional(),
    cardAlt,
  }),
  work: group({
    ...documentFields,
    badge,
    title: words(20),
    intro: words(140),
    pausePictures: words(20),
    playPictures: words(20),
    projectSiteNote: words(60),
    carousel: group({
      role: words(20),
      slideRole: words(20),
      pictures: words(40, { places: ['{title}'] }),
      slide: words(40, { places: ['{number}', '{count}'] }),
      pickers: words(40, { places: ['{title}'] }),
      picker: words(40, { places: ['{number}', '{count}'] }),
    }),
    cardAlt,
  }),
  notFound: group({ ...documentFields, ...emptyStage, cardAlt }),
});

export type FixedPages = z.output<typeof fixedPagesSchema>;

/** The schema of a page that the owner adds: some required fields, and any other texts. */
const plainPageSchema = group({
  ...documentFields,
  title: words(24),
  badge: badge.optional(),
  cardAlt: cardAlt.optional(),
  noindex: z.boolean({ error: 'must be true or false, without quotation marks' }).optional(),
  pictures: listOf(
    group({
      ...pictureFields,
      crop: pictureFields.crop.optional(),
      shape: z.literal('portrait', { error: 'must be "portrait", or be left out' }).optional(),
      caption: words(140).optional(),
    }),
    'picture',
  ).optional(),
}).catchall(
  z.union([words(2000), z.array(z.union([words(2000), z.record(z.string(), words(2000))]))], {
    error:
      'must be a text in quotation marks, or a list in [ ] of texts or of groups of texts; a picture belongs in "pictures"',
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

/** The schema of the words of the error page. */
export const errorPageSchema = group({ metaTitle: documentFields.metaTitle, ...emptyStage });
