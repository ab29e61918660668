import { existsSync } from 'node:fs';
import { z } from 'zod';
import pagesFile from '@/content/pages.json' with { type: 'json' };

/**
 * A text shown to visitors.
 *
 * @param longest most characters that fit the design, after placeholders such as `{count}` are replaced
 * @param placeholders those that a component replaces later; the text must contain all of them
 */
function text(longest: number, placeholders: readonly string[] = []) {
  return z
    .string()
    .min(1)
    .max(longest)
    .refine((value) => value === value.trim(), 'must not begin or end with a space')
    .superRefine((value, context) => {
      const unknown = value
        .match(/\{[^{}]*\}|[{}]/gu)
        ?.find((placeholder) => !placeholders.includes(placeholder));
      const absent = placeholders.find((placeholder) => !value.includes(placeholder));
      if (unknown) context.addIssue(`has ${unknown}, which means nothing here; correct or remove it`);
      else if (absent) context.addIssue(`must contain ${absent}, which the page replaces`);
    });
}

/** Text in large letters, each word of which must fit on the line of a phone. */
const largeText = (longest: number, longestWord: number) =>
  text(longest).refine(
    (value) => value.split(' ').every((word) => word.length <= longestWord),
    `has a word of more than ${longestWord} letters, too long for a phone`,
  );

/** One value, or a list of at least one. Parsing returns a list. */
const oneOrMore = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined ? value : [value].flat()), z.array(item).min(1));

/** A check that no two entries of a list have the same value in a field. */
const unique = (field: string) => (entries: readonly object[], context: z.RefinementCtx) => {
  const values = entries.map((entry): unknown => Reflect.get(entry, field));
  for (const [index, value] of values.entries()) {
    const first = values.indexOf(value);
    const message = `is the same as that of entry ${first + 1}; each entry needs its own`;
    if (first < index) context.addIssue({ code: 'custom', path: [index, field], message });
  }
};

/** A file that must exist below a folder. */
const fileIn = (folder: string, form: RegExp, wanted: string) =>
  z
    .string()
    .regex(form, { error: wanted, abort: true })
    .refine((file) => existsSync(folder + file), {
      error: ({ input }) =>
        `there is no file ${folder}${String(input)}; upload it or correct its name, capital letters too`,
    });

const pictureFields = {
  src: fileIn(
    'content/',
    /^pictures\/[\w /.()-]+\.(?:jpe?g|png|webp|avif)$/iu,
    'must begin with "pictures/" and end with .jpg, .png, .webp or .avif, without accents, such as "pictures/venue/screen.png"',
  ),
  alt: text(160),
  crop: z
    .enum(
      ['top', 'right', 'bottom', 'left', 'centre'],
      'must be the part of the picture to keep: "top", "right", "bottom", "left" or "centre"',
    )
    .optional(),
};

const https = /^https:\/\/(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d+)?(?:[/?#]\S*)?$/iu;

const mail = /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** The paths to which a link may lead. `shared` is not a page, and nobody links to `notFound`. */
const paths = Object.keys(pagesFile)
  .filter((name) => !['shared', 'landing', 'notFound'].includes(name))
  .map((name) => `/${name}`);

const link = z
  .string()
  .refine(
    (value) => https.test(value) || mail.test(value) || paths.includes(value),
    `must be a whole address, such as "https://venue.example" or "mailto:hello@venue.example", or the path of a page of this site: ${paths.map((path) => `"${path}"`).join(', ')}`,
  );

const project = z
  .strictObject({
    id: z.int().min(1),
    title: largeText(32, 20),
    description: text(90),
    imageSrc: oneOrMore(pictureFields.src),
    crop: pictureFields.crop,
    imageAlt: oneOrMore(pictureFields.alt),
    link: link.optional(),
  })
  .refine(({ imageSrc, imageAlt }) => imageAlt.length === imageSrc.length, {
    path: ['imageAlt'],
    error: 'must have one text for each picture in imageSrc, in the same order',
  })
  .transform(({ imageSrc, imageAlt, crop, ...rest }) => ({
    ...rest,
    images: imageSrc.map((src, index) => ({ src, alt: imageAlt[index] ?? '', crop })),
  }));

/** One project of the portfolio, with at least one picture. */
export type Project = z.output<typeof project>;

/** The largest height of a client's logo in px. */
export const highestLogo = 60;

const logo = z.strictObject({
  src: fileIn(
    'public',
    /^\/logos\/[a-z0-9-]+\.(?:svg|png)$/u,
    'must be an SVG or PNG in public/logos/, named in lower-case letters, digits and hyphens, such as "/logos/venue.svg"',
  ),
  alt: text(60),
  width: z.int().min(12).max(200),
  height: z.int().min(8).max(highestLogo),
});

const badge = text(32);

/** What search engines, browser tabs and shared links show. */
const metaFields = { metaTitle: text(65).min(15), metaDescription: text(165).min(70) };

/** The words of the 404 page and of the error page. */
const errorScreen = { badge, title: largeText(10, 10), message: text(90), button: text(20) };

/** The pages that the site always has. `shared` has words of all pages. */
const fixedPages = z.object({
  shared: z.strictObject({
    skipLink: text(40),
    navigation: text(20),
    bookCall: text(20),
    bookCallNote: text(40),
    viewWork: text(20),
    footer: text(20),
  }),
  landing: z.strictObject({
    ...metaFields,
    badge,
    headline: z
      .array(largeText(24, 18))
      .min(1)
      .refine((lines) => lines.length <= 4, 'must have at most 4 lines'),
    logosLabel: text(60).optional(),
    pauseDot: text(40).optional(),
  }),
  work: z.strictObject({
    ...metaFields,
    badge,
    title: largeText(20, 16),
    intro: text(140),
    pausePictures: text(20),
    playPictures: text(20),
    projectSiteNote: text(60),
    carousel: z.strictObject({
      role: text(20),
      slideRole: text(20),
      pictures: text(40, ['{title}']),
      slide: text(40, ['{number}', '{total}']),
      pickers: text(40, ['{title}']),
      picker: text(40, ['{number}', '{total}']),
    }),
  }),
  notFound: z.strictObject({ ...metaFields, ...errorScreen }),
});

/** The words of the pages that the site always has. */
export type FixedPages = z.output<typeof fixedPages>;

/** A page that the owner adds. Its longer texts stand in its `page.tsx`. */
const addedPage = z.strictObject({
  ...metaFields,
  title: largeText(24, 16),
  badge: badge.optional(),
  pictures: z.array(z.strictObject(pictureFields)).optional(),
});

/** The words of a page that the owner adds. */
export type AddedPage = z.output<typeof addedPage>;

/** The schema of all content files, by their names. Whatever it does not name is a mistake. */
export const contentSchema = z.strictObject({
  site: z.strictObject({
    name: text(40),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/u, 'must be a language, such as "de" or "en-GB"'),
    legalName: text(80).optional(),
    address: z
      .string()
      .refine(
        (value) => https.test(value) && new URL(value).origin === value,
        'must be your domain with https, in lower-case letters and without a path, such as "https://studio.example"',
      ),
    bookingAddress: link,
    footer: z.array(z.strictObject({ text: text(32), href: link })).optional(),
  }),
  projects: z.strictObject({
    projects: z.array(project).min(1).superRefine(unique('id')).superRefine(unique('title')),
  }),
  'client-logos': z.strictObject({
    logos: z.array(logo).superRefine(unique('src')).superRefine(unique('alt')),
  }),
  pages: fixedPages.catchall(addedPage),
  error: z.strictObject({ metaTitle: metaFields.metaTitle, ...errorScreen }),
});
