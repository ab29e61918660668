import { readdirSync } from 'node:fs';
import { load } from 'cheerio';
import nextConfig from '@/next.config.mjs';

// Which pages the export makes lean. When in doubt, a page stays as Next.js made it.

/** Client modules that a lean page does without. */
const unneededModule =
  /^(?:app\/(?:global-)?error\.\w+|islands\/Island\.tsx|(?:.*\/)?node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib)\/.*)$/u;

/** Islands alone can throw on a lean page, and `hydrate.tsx` shows them the error page of `app/`, not one in a folder. */
const errorPage = /^app\/.*\/error\.\w+$/u;

/** What no comparison of islands sees, because it can change what a click does, or addresses. */
export function findSiteReason(): string | undefined {
  const instrumentation = readdirSync('.').find((name) => name.startsWith('instrumentation-client.'));
  if (instrumentation) return `the site has ${instrumentation}`;
  const options = ['compiler', 'env', 'trailingSlash'] as const;
  const option = options.find((name) => nextConfig[name]);
  return option && `next.config.mjs has ${option}`;
}

/** As a parser sees it that neither adds, moves nor drops elements. */
const literal = (html: string) => load(html, { xml: { xmlMode: false } }).html();

/** Of `useId`: in the browser, an island's would differ from those that Next.js wrote. */
const reactId = /_R_\w*_/u;

/** Undefined for a lean page. @param modules the client modules that it imports; none if they are unknown */
export function reasonForNext(html: string, modules: readonly string[]): string | undefined {
  const $ = load(html);
  if ($('script[src^="/_next/static/chunks/"]').length === 0) return 'its script is elsewhere';
  if ($('template, #__next_error__').length > 0)
    return 'it waits for script, such as that of <Suspense> or redirect()';
  // Every page imports some of Next.js.
  if (modules.length === 0) return 'the manifests of Next.js do not name its modules';
  const isNeeded = (path: string) =>
    !unneededModule.test(path) && ($('[data-island]').length > 0 || !errorPage.test(path));
  const needed = modules.find(isNeeded);
  if (needed) return `it imports ${needed} outside <Island>`;
  const written = $.html();
  const withLineFeeds = html.replaceAll(/\r\n?/gu, '\n');
  if (literal(withLineFeeds) !== literal(written) || load(written).html() !== written)
    return 'its HTML would change if it were written again';
  const withId = [...$('[data-island]')].find((island) => reactId.test($(island).html() ?? ''));
  return withId && `its island ${withId.attribs['data-island']} shows an id of useId()`;
}
