import entry from '@/content/error.json';
import { fillInAll } from '@/content/fill-in';
import site from '@/content/site.json';

export const { language } = site;

/** The words of the error page. It runs in the browser, so `content/pages.ts` parses them instead. */
export const errorPage = fillInAll(entry, { name: site.name });
