import { errorPage as entry } from '@/content/error';
import { documentFields, emptyStage, group } from '@/content/fields';
import { parseContent } from '@/content/parse-content';

export const errorPageSchema = group({ metaTitle: documentFields.metaTitle, ...emptyStage });

/** The words of the error page. Parsed here and not in `content/error.ts`, which runs in the browser. */
export const errorPage = parseContent('content/error.json', errorPageSchema, entry);
