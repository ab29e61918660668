import { z } from 'zod';
import entry from '@/content/client-logos.json';
import { group, listOf, unlike, words } from '@/content/fields';
import { parseContent } from '@/content/parse-content';

const wantedPath =
  'must be the path of an SVG or PNG below content/, in lower case, such as "logos/venue.svg"';
const wantedWidth = 'must be a width in whole px, 40 to 200';

const logoSchema = group({
  src: z
    .string({ error: wantedPath })
    .regex(/^logos\/[a-z0-9-]+\.(?:svg|png)$/u, { error: wantedPath })
    .meta({ description: 'Path of an SVG or PNG below content/.' }),
  alt: words(60, 'Whose logo it is.'),
  width: z.int({ error: wantedWidth }).min(40, { error: wantedWidth }).max(200, { error: wantedWidth }).meta({
    description: 'In CSS px, chosen by eye so that the logos weigh the same; the height follows.',
  }),
});

/** The client logos: at least one, each with its own alternative text. */
export const clientLogosSchema = group({
  logos: listOf(logoSchema, 'logo').superRefine(unlike<z.output<typeof logoSchema>>('alt')),
});

/** The client logos in display order. */
export const { logos: clientLogos } = parseContent('content/client-logos.json', clientLogosSchema, entry);
