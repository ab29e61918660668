import clientLogosFile from '@/content/client-logos.json' with { type: 'json' };
import errorFile from '@/content/error.json' with { type: 'json' };
import pagesFile from '@/content/pages.json' with { type: 'json' };
import { parseContent } from '@/content/parse-content';
import projectsFile from '@/content/projects.json' with { type: 'json' };
import type { AddedPage, FixedPages } from '@/content/schema';
import siteFile from '@/content/site.json' with { type: 'json' };

// Only files that browsers do not load import this module, because the schema is larger than any page. The error pages, which
// run in browsers, import `error.json` and `site.json` themselves. So nothing is filled in there.

const content = parseContent({
  site: siteFile,
  projects: projectsFile,
  'client-logos': clientLogosFile,
  pages: pagesFile,
  error: errorFile,
});

export const { site } = content;
export const { projects } = content.projects;
export const clientLogos = content['client-logos'].logos;

/** The names in `pages.json` that the schema does not know: those of pages that the owner has added. */
type AddedName = Exclude<keyof typeof pagesFile, keyof FixedPages>;

/** The words of each page, by the page's name, which is also its path. */
export const pages = content.pages as object as FixedPages & Record<AddedName, AddedPage>;
