import clientLogosFile from '@/content/client-logos.json' with { type: 'json' };
import errorFile from '@/content/error.json' with { type: 'json' };
import pagesFile from '@/content/pages.json' with { type: 'json' };
import { ContentError } from '@/content/parse-content';
import projectsFile from '@/content/projects.json' with { type: 'json' };
import { readContent } from '@/content/read-content';
import siteFile from '@/content/site.json' with { type: 'json' };

// Only files that browsers do not load import this module, because the schemas are larger than any page.

const { mistakes, ...content } = readContent({
  'client-logos': clientLogosFile,
  error: errorFile,
  pages: pagesFile,
  projects: projectsFile,
  site: siteFile,
});

if (mistakes.length > 0) throw new ContentError(...mistakes);

/** What the content files hold, checked, and with placeholders replaced. */
export const { site, pages, projects, clientLogos } = content as {
  [Part in keyof typeof content]: NonNullable<(typeof content)[Part]>;
};
