import { z } from 'zod';
import entry from '@/content/error.json';
import { words } from '@/content/fields';
import { parseContent } from '@/content/parse-content';

/** The words of the error page. */
export const errorPageSchema = z.strictObject({
  metaTitle: words(65),
  badge: words(40),
  title: words(8),
  message: words(90),
  button: words(20),
});

/**
 * The words of the error page, parsed. The page itself runs in the browser, where no schema belongs:
 * it reads `error.json` as it is, and the build parses the same file here.
 */
export const errorPage = parseContent('content/error.json', errorPageSchema, entry);
