import { errorPage as entry } from '@/content/error';
import { documentFields, emptyStage, group } from '@/content/fields';
import { parseContent } from '@/content/parse-content';

export const errorPageSchema = group({ metaTitle: documentFields.metaTitle, ...emptyStage });

/** The words of the error page, checked by the schema. Browsers load `content/error.ts` instead, without the schema. */
export const errorPage = parseContent('content/error.json', errorPageSchema, entry);
