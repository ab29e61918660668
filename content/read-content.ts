import { fillInAll, isGroup } from '@/content/fill-in';
import type pagesFile from '@/content/pages.json';
import { checkContent } from '@/content/parse-content';
import {
  clientLogosSchema,
  errorPageSchema,
  pagesSchema,
  projectsSchema,
  siteSchema,
  type FixedPages,
} from '@/content/schemas';

/** The names of the content files, which are `content/*.json`. */
export const contentFiles = ['client-logos', 'error', 'pages', 'projects', 'site'] as const;

/** The words of each page. Pages and shared words that the owner adds have the types of the JSON file. */
type Pages = Omit<FixedPages, 'shared'> & Omit<typeof pagesFile, Exclude<keyof FixedPages, 'shared'>>;

/** A share card shows at most this many pictures, and `{titles}` names at most this many projects. */
export const workCardPlaces = 6;

/** The footer does not link to these: `shared` is no page, the logo links to `landing`, and `notFound` is an error. */
const unlinked = ['shared', 'landing', 'notFound'];

function filledPage(page: unknown, facts: Parameters<typeof fillInAll>[1]): unknown {
  const { title, badge, headline } = Object(page) as Record<string, string | undefined>;
  const own = { title, badge, headline: headline && [headline].flat().join(' ') };
  return fillInAll(fillInAll(page, own), facts);
}

/** Checks a file. One that could not be read has no mistakes of its own. */
const check: typeof checkContent = (file, schema, content) =>
  content === undefined ? { data: undefined, mistakes: [] } : checkContent(file, schema, content);

/**
 * Checks all content files and replaces the placeholders in their words.
 *
 * @param files the JSON of each file; undefined for a file that could not be read
 * @returns the content, without that of a file with mistakes, and a line for each mistake of any file
 */
export function readContent(files: Readonly<Record<(typeof contentFiles)[number], unknown>>) {
  const pageNames = Object.keys(Object(files.pages)).filter((name) => !unlinked.includes(name));
  const isPage = (name: unknown) => files.pages === undefined || pageNames.includes(String(name));
  /** Whether a link to this site is neither the path of a page nor the full address of a file, such as a PDF. */
  const isLost = (link: string) => {
    if (link.startsWith('/')) return !isPage(link.slice(1));
    const { origin, pathname } = new URL(link);
    return origin === Object(files.site).address && !/\.(?!html$)\w+$/u.test(pathname);
  };
  const site = check('content/site.json', siteSchema(isPage, isLost), files.site);
  const portfolio = check('content/projects.json', projectsSchema(isLost), files.projects);
  const logos = check('content/client-logos.json', clientLogosSchema, files['client-logos']);
  // A mistake in one file must not hide those in the words of another, so that these are filled in all the same.
  const { name, language } = site.data ?? { name: 'The studio', language: 'en' };
  const { projects = [] } = portfolio.data ?? {};
  const facts = {
    name,
    count: projects.length,
    isOne: new Intl.PluralRules(language).select(projects.length) === 'one',
    titles: new Intl.ListFormat(language).format(projects.slice(0, workCardPlaces).map(({ title }) => title)),
  };
  const filled = isGroup(files.pages)
    ? Object.fromEntries(Object.entries(files.pages).map(([key, page]) => [key, filledPage(page, facts)]))
    : files.pages;
  const pages = check('content/pages.json', pagesSchema, filled);
  const error = check('content/error.json', errorPageSchema, fillInAll(files.error, { name }));
  return {
    site: site.data,
    pages: pages.data as Pages | undefined,
    projects: portfolio.data?.projects,
    clientLogos: logos.data?.logos,
    mistakes: [site, portfolio, logos, pages, error].flatMap(({ mistakes }) => mistakes),
  };
}
