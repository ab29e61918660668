import entry from '@/content/error.json';
import { fillInAll } from '@/content/fill-in';
import site from '@/content/site.json';

/** The words of the error page, which runs in the browser: `content/pages.ts` parses them, so no schema comes along. */
export const errorPage = fillInAll(entry, { name: site.name });
