import { z } from 'zod';
import entry from '@/content/generated/mark.json';
import { parseContent } from '@/content/parse-content';

/** The studio's mark as `npm run assets` has read it from `content/brand/mark.svg`. */
export const studioMark = parseContent(
  'content/generated/mark.json',
  z.strictObject({ side: z.number(), path: z.string(), fill: z.string() }),
  entry,
);
