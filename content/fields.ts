import { z } from 'zod';

/** The schema of an object with exactly these fields. */
export function group<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, { error: 'must be a group of fields in { }' });
}

/** The schema of a list with at least one item. `what` names an item in the error text. */
export function listOf<Item extends z.ZodType>(item: Item, what: string) {
  const wanted = `must be a list in [ ] of at least one ${what}`;
  return z.array(item, { error: wanted }).min(1, { error: wanted });
}

/** The schema of one value or a list of at least one value. Parsing always returns a list. */
export function oneOrMore<Value extends string>(value: z.ZodType<Value>, wanted: string) {
  return z
    .union([value, z.array(value).min(1, { error: wanted, abort: true })], { error: wanted })
    .transform((values) => [values].flat());
}

/** An HTML entity, tag or comment, which no text may contain. */
const markup = /&(?:#\w+|[a-z]{2,}\d*);|<(?:\/?[a-z]|!--)[^<>]*>/iu;

/** Control characters, and those that set the direction of text. They are often pasted from elsewhere. */
const invisible = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u;

/**
 * The schema of a text shown to visitors.
 *
 * @param longest most characters that fit the design, after placeholders such as `{count}` are replaced
 * @param places placeholders that a component replaces later, such as `{title}`; the text must contain all of them
 */
export function words(
  longest: number,
  { shortest = 1, places = [] }: { shortest?: number; places?: readonly string[] } = {},
): z.ZodString {
  return z
    .string({ error: 'must be a text in quotation marks' })
    .min(shortest, {
      error: ({ input }) =>
        input === '' ? 'must not be empty' : `has ${String(input).length} characters, fewer than ${shortest}`,
    })
    .max(longest, {
      error: ({ input }) => `has ${String(input).length} characters, more than the ${longest} that fit`,
    })
    .refine((text) => text === text.trim(), { error: 'must not begin or end with a space' })
    .refine((text) => text.includes(' ') || !/\u00a0.+\u00a0/u.test(text), {
      error: 'has only no-break spaces, at which no line can end; type its spaces again',
    })
    .refine((text) => !invisible.test(text), {
      error: 'has an invisible character, such as a Tab; type the text again',
    })
    .refine((text) => !markup.test(text), {
      error: ({ input }) =>
        `contains ${markup.exec(String(input))?.[0]}, which visitors would read as it stands; write plain text, not HTML`,
    })
    .superRefine((text, context) => {
      const unknown = text.match(/\{+[^{}]*\}+|[{}]/gu)?.find((place) => !places.includes(place));
      const absent = places.find((place) => !text.includes(place));
      const message = unknown
        ? `contains ${unknown}, which is not a known placeholder here; correct its spelling or remove it`
        : `must contain the placeholder ${absent}, which the page replaces`;
      if (unknown ?? absent) context.addIssue({ code: 'custom', message });
    });
}

/** The fields that search engines and shared links show. */
export const documentFields = {
  metaTitle: words(65, { shortest: 15 }),
  metaDescription: words(165, { shortest: 70 }),
};

/** A short fact above a page's title, such as a count. */
export const badge = words(32);

/** What the preview picture of a shared link shows, for people who cannot see it. */
export const cardAlt = words(420);

/** The words of the 404 page and of the error page. The title is in very large letters. */
export const emptyStage = { badge, title: words(10), message: words(90), button: words(20) };

/** The schema of a text that matches a pattern. */
export const textLike = (form: RegExp, error: string) => z.string({ error }).regex(form, { error });

export const wantedPicture =
  'must be the path of a picture below content/, with "/" between folders, such as "pictures/product/screen.png"';

export const wantedCrop =
  'must be the part of the pictures to keep: "top", "right", "bottom", "left" or "centre"';

/** The fields of a picture. `npm run assets` makes copies of it. */
export const pictureFields = {
  src: textLike(/^pictures\/(?:(?!\.)[^/\\]+\/)*(?!\.)[^/\\]+$/u, wantedPicture),
  alt: words(160),
  crop: z.enum(['top', 'right', 'bottom', 'left', 'centre'], { error: wantedCrop }),
};

/** Pattern of a page's name in `content/pages.json`, which is also its path, such as `studio/team`. */
export const pageName = '[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*)*';

function addressLike(form: string, error: string): z.ZodString {
  const base = 'https://here.example';
  const domain = /^(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+[a-z][a-z\d-]+$/u;
  const isAddress = (text: string) => URL.canParse(text, base) && domain.test(new URL(text, base).hostname);
  const text = z.string({ error }).regex(new RegExp(`^(?:${form})$`, 'u'), { error, abort: true });
  return text.refine(isAddress, { error, abort: true });
}

/** An https address. It has no user name, which an e-mail address after `https://` would be. */
const https = 'https://[^\\s/?#@]+(?:[/?#](?!.*&amp;)\\S*)?';
const outside =
  'must be an https address with a whole domain and no "&amp;", such as "https://venue.example"';

/** The schema of any https address. */
export const httpsAddress = addressLike(https, outside);

const outsideOrMail = `${outside}, or an e-mail address, such as "mailto:hello@venue.example"`;

/** The schema of a full address: https, or one at which visitors write an e-mail. */
export const outsideAddress = z.union(
  [httpsAddress, textLike(/^mailto:(?!.*&amp;)[^\s@]+@[^\s@]+\.[^\s@]+$/u, outsideOrMail)],
  { error: outsideOrMail },
);

/** The schema of a link: the path of a page of this site, or an address outside it. It refuses a link that `isLost`. */
export const linkAddress = (isLost: (link: string) => boolean) =>
  addressLike(
    `${https}|/${pageName}`,
    `${outside}, or the path of a page of this site, such as "/work/venue", with no slash at its end`,
  ).refine((link) => !isLost(link), {
    error: 'leads to this site, so it must be the path of a page in content/pages.json, such as "/work"',
  });

/** The schema of a whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number, error: string): z.ZodInt {
  return z.int({ error }).min(least, { error }).max(most, { error });
}

/** A check that refuses two entries of a list with the same value in a field. */
export function unique<Field extends string>(field: Field) {
  return (entries: readonly Record<Field, unknown>[], context: z.RefinementCtx): void => {
    for (const [index, { [field]: value }] of entries.entries()) {
      if (entries.findIndex((other) => other[field] === value) === index) continue;
      const message = `must differ from that of every other entry; another one has ${JSON.stringify(value)}`;
      context.addIssue({ code: 'custom', path: [index, field], message });
    }
  };
}
