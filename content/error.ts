import entry from '@/content/error.json';
import { fillInAll } from '@/content/fill-in';
import site from '@/content/site.json';

export const { language } = site;

/** The words of the error page, unparsed: this runs in the browser, which should not load the schema. */
export const errorPage = fillInAll(entry, { name: site.name });
