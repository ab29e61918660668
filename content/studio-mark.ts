import { z } from 'zod';
import entry from '@/content/generated/mark.json';
import { parseContent } from '@/content/parse-content';

/**
 * The studio's mark as `npm run assets` has read it from `content/brand/mark.svg`: an SVG without a size, which takes
 * `fill` and `color` from where it stands.
 */
export const { drawing: studioMark } = parseContent(
  'content/generated/mark.json',
  z.strictObject({ drawing: z.string() }),
  entry,
);
