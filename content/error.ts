import entry from '@/content/error.json' with { type: 'json' };
import { fillInAll } from '@/content/fill-in';
import site from '@/content/site.json' with { type: 'json' };

export const { language } = site;

/** The words of the error page, for browsers, which should not load the schemas. `content.ts` checks them. */
export const errorPage = fillInAll(entry, { name: site.name });
