import type { z } from 'zod';
import entry from '@/content/client-logos.json' with { type: 'json' };
import { group, listOf, textLike, unique, wholeNumber, words } from '@/content/fields';
import { parseContent } from '@/content/parse-content';

const logoSchema = group({
  src: textLike(
    /^logos\/[a-z0-9-]+\.(?:svg|png)$/u,
    'must be the path of an SVG or PNG below content/, in lower case, such as "logos/venue.svg"',
    'Path of an SVG or PNG below content/.',
  ),
  alt: words(60, 'Name of the client, which screen readers read out.'),
  width: wholeNumber(40, 200, 'must be a width in whole px, 40 to 200', 'Width of the logo in px.'),
});

/** The schema of the client logos: at least one, each with its own alternative text. */
export const clientLogosSchema = group({
  logos: listOf(logoSchema, 'logo').superRefine(unique<z.output<typeof logoSchema>>('alt')),
});

/** The client logos in display order. */
export const { logos: clientLogos } = parseContent('content/client-logos.json', clientLogosSchema, entry);
