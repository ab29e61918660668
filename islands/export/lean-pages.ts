import { readdirSync } from 'node:fs';
import { load } from 'cheerio';
import nextConfig from '@/next.config.mjs';

// Which pages the export makes lean. When in doubt, a page stays as Next.js made it.

const unneededModule =
  /^(?:app\/(?:global-)?error\.\w+|islands\/Island\.tsx|(?:.*\/)?node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib)\/.*)$/u;

/** What changes script, but would not reach islands, or changes addresses. */
export function findSiteReason(): string | undefined {
  const instrumentation = readdirSync('.').find((name) => name.startsWith('instrumentation-client.'));
  if (instrumentation) return `the site has ${instrumentation}`;
  const options = ['compiler', 'env', 'trailingSlash'] as const;
  const option = options.find((name) => nextConfig[name]);
  return option && `next.config.mjs has ${option}`;
}

/** As a parser sees it that neither adds, moves nor drops elements. */
const literal = (html: string) => load(html, { xml: { xmlMode: false } }).html();

/** Undefined for a lean page. @param modules the client modules that it imports; none if they are unknown */
export function reasonForNext(html: string, modules: readonly string[]): string | undefined {
  const $ = load(html);
  if ($('script[src^="/_next/static/chunks/"]').length === 0) return 'its script is elsewhere';
  if ($('template, #__next_error__').length > 0)
    return 'it waits for script, such as that of <Suspense> or redirect()';
  // Every page imports some of Next.js.
  if (modules.length === 0) return 'the manifests of Next.js do not name its modules';
  const needed = modules.find((path) => !unneededModule.test(path));
  if (needed) return `it imports ${needed} outside <Island>`;
  const written = $.html();
  const withLineFeeds = html.replaceAll(/\r\n?/gu, '\n');
  if (literal(withLineFeeds) !== literal(written) || load(written).html() !== written)
    return 'its HTML would change if it were written again';
  // In the browser, React would give an island other ids.
  const withId = [...$('[data-island]')].find((island) => /_R_\w*_/u.test($(island).html() ?? ''));
  return withId && `its island ${withId.attribs['data-island']} shows an id of useId()`;
}
