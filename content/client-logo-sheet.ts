import { z } from 'zod';
import sheet from '@/content/generated/client-logos.json';
import { parseContent } from '@/content/parse-content';

const clientLogoSheetSchema = z.array(
  z.strictObject({
    /** Address of the logo: a view of the sheet that holds them all. */
    src: z.string(),
    alt: z.string(),
    /** Size in the strip in CSS px. */
    width: z.int(),
    height: z.int(),
  }),
);

/** The client logos as `npm run assets` has put them on one sheet. */
export const clientLogoSheet = parseContent(
  'content/generated/client-logos.json',
  clientLogoSheetSchema,
  sheet,
);
