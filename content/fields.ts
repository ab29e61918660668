import { z } from 'zod';

/** Said of what is no group of fields. */
export const wantedGroup = 'must be a group of fields in { }';

/** A group of fields, each of which must be there, and no other. */
export function group<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, { error: wantedGroup });
}

/** A list of at least one. */
export function listOf<Item extends z.ZodType>(item: Item, what: string) {
  const wanted = `must be a list in [ ] of at least one ${what}`;
  return z.array(item, { error: wanted }).min(1, { error: wanted });
}

/** Text of a length that its place holds, without space at its ends. */
function text(longest: number, description: string, shortest = 1): z.ZodString {
  return z
    .string({ error: 'must be words in quotation marks' })
    .min(shortest, {
      error: ({ input }) =>
        input === '' ? 'must not be empty' : `has ${String(input).length} characters, but needs ${shortest}`,
    })
    .max(longest, {
      error: ({ input }) => `has ${String(input).length} characters, but its place holds ${longest}`,
    })
    .refine((words) => words === words.trim(), { error: 'must not begin or end with a space' })
    .meta({ description });
}

/**
 * Words shown to a visitor.
 *
 * @param longest characters that the design holds, counted when places such as `{count}` are filled in
 * @param description tells an editor's user what the words are for
 */
export function words(longest: number, description: string, shortest = 1): z.ZodString {
  return text(longest, description, shortest).refine((filled) => !/\{[^{}]*\}/u.test(filled), {
    error: ({ input }) =>
      `holds ${/\{[^{}]*\}/u.exec(String(input))?.[0]}, which nothing fills in; correct its spelling or remove it`,
  });
}

/** Words with places that a component fills in, each of which must be there. */
export function template(longest: number, description: string, ...places: string[]): z.ZodString {
  return places.reduce(
    (field, place) => field.includes(place, { error: `must hold ${place}, which the page fills in` }),
    text(longest, description),
  );
}

/** An address outside the site. Only https: a link that can be tampered with on its way is no link to give. */
export function httpsAddress(description: string): z.ZodString {
  const wanted = 'must be an https address, such as "https://venue.example"';
  return z
    .string({ error: wanted })
    .regex(/^https:\/\/\S+$/u, { error: wanted, abort: true })
    .refine((address) => URL.canParse(address), { error: wanted, abort: true })
    .meta({ description });
}

/** Path of an image file below one folder of `content/`. */
export function imagePath(folder: string, endings: string, example: string): z.ZodString {
  const wanted = `must be the path of a file below content/${folder}/ in small letters, digits and hyphens, such as "${example}"`;
  return z
    .string({ error: wanted })
    .regex(new RegExp(`^${folder}/(?:[a-z0-9-]+/)*[a-z0-9-]+\\.(?:${endings})$`, 'u'), { error: wanted })
    .meta({ description: `Path below content/, such as "${example}".` });
}

/** Refuses the second of two entries that have the same value in a field that tells them apart. */
export function unlike<Entry>(field: keyof Entry & string) {
  return (entries: Readonly<Record<string, Entry>> | readonly Entry[], context: z.RefinementCtx): void => {
    const all = Object.entries(entries);
    for (const [key, entry] of all) {
      const isTaken = all.find(([, other]) => other[field] === entry[field])?.[0] !== key;
      const path = [Array.isArray(entries) ? Number(key) : key, field];
      const message = `must differ from that of any other; ${JSON.stringify(entry[field])} is taken`;
      if (isTaken && entry[field] !== undefined) context.addIssue({ code: 'custom', path, message });
    }
  };
}
