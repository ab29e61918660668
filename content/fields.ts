import { z } from 'zod';

/** Words shown to a visitor: not empty, without space at the ends, and no longer than the design holds. */
export function words(longest: number): z.ZodString {
  const wanted = `must be words, 1 to ${longest} characters, without space at the ends`;
  return z
    .string({ error: wanted })
    .min(1, { error: wanted })
    .max(longest, { error: wanted })
    .refine((text) => text === text.trim(), { error: wanted });
}

/** Words with places that the page fills in, such as `{count}`, each of which must be there. */
export function template(longest: number, ...places: string[]): z.ZodString {
  return places.reduce(
    (field, place) => field.includes(place, { error: `must hold ${place}, which the page fills in` }),
    words(longest),
  );
}

/** An address outside the site. Only https: a link that can be tampered with on its way is no link to give. */
export const httpsAddress = z
  .string({ error: 'must be an https address, such as "https://venue.example"' })
  .refine((text) => /^https:\/\/\S+$/iu.test(text) && URL.canParse(text), {
    abort: true,
    error: 'must be an https address, such as "https://venue.example"',
  });

/** Title of a document as search engines show it whole: 15 to 65 characters. */
export const documentTitle = words(65).min(15, { error: 'must be words, 15 to 65 characters' });

/** Description of a document as search engines show it whole: 70 to 165 characters. */
export const documentDescription = words(165).min(70, { error: 'must be words, 70 to 165 characters' });

/** Path of a picture's original below `content/`. */
export const picturePath = z
  .string({ error: 'must be the path of a picture below content/, such as "pictures/product/screen.png"' })
  .regex(/^pictures\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:png|jpg|webp|avif)$/u, {
    error:
      'must be the path of a picture below content/, in lower case, such as "pictures/product/screen.png"',
  });
