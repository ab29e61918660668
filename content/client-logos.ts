import { z } from 'zod';
import entries from '@/content/client-logos.json';
import { words } from '@/content/fields';
import { parseContent } from '@/content/parse-content';

const wantedPath =
  'must be the path of an SVG or PNG below content/, in lower case, such as "logos/venue.svg"';

const logoSchema = z.strictObject({
  src: z.string({ error: wantedPath }).regex(/^logos\/[a-z0-9-]+\.(?:svg|png)$/u, { error: wantedPath }),
  alt: words(60),
  /** Width in the strip in CSS px, chosen by eye so that the logos weigh the same; the height follows. */
  width: z
    .int({ error: 'must be a width in whole px, 40 to 200' })
    .min(40, { error: 'must be a width in whole px, 40 to 200' })
    .max(200, { error: 'must be a width in whole px, 40 to 200' }),
});

/** The strip of client logos: at least one, each with a text of its own. */
export const clientLogosSchema = z
  .array(logoSchema, { error: 'must be a list of client logos' })
  .min(1, { error: 'must be a list of at least one client logo' })
  .superRefine((logos, context) => {
    for (const [index, { alt }] of logos.entries()) {
      if (logos.findIndex((other) => other.alt === alt) < index) {
        context.addIssue({
          code: 'custom',
          path: [index, 'alt'],
          message: 'must be a text that no other logo has',
        });
      }
    }
  });

/** The client logos in the order of their display. */
export const clientLogos = parseContent('content/client-logos.json', clientLogosSchema, entries);
