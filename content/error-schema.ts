import { errorPage as entry } from '@/content/error';
import { documentFields, emptyStage, group } from '@/content/fields';
import { parseContent } from '@/content/parse-content';

export const errorPageSchema = group({ metaTitle: documentFields.metaTitle, ...emptyStage });

/** The parsed words of the error page. Browsers load `content/error.ts` instead. */
export const errorPage = parseContent('content/error.json', errorPageSchema, entry);
