import { readFileSync } from 'node:fs';
import { load, type CheerioAPI } from 'cheerio';
import { buildSync } from 'esbuild';

/** Scripts of any other type are data (HTML Standard, 4.12.1). */
export const executableScripts =
  'script:is(:not([type]), [type=""], [type=module], [type="text/javascript"], [type="application/javascript"])';

/** How inline scripts of Next.js and React begin. */
const nextScript =
  /^(?:\(?self\.__next_|\(globalThis\["TURBOPACK|\$R[A-Z]\b|requestAnimationFrame\(function\(\)\{\$RT)/u;

export function removeNextScript(page: CheerioAPI): void {
  page('script[src^="/_next/static/chunks/"], link[rel=preload][href^="/_next/static/chunks/"]').remove();
  for (const script of page('script:not([src])'))
    if (nextScript.test(page(script).text())) page(script).remove();
}

/** Whether it runs a script, or loads anything from another site. */
export function mayCountVisits(page: CheerioAPI): boolean {
  const attributes = ['src', 'srcset', 'poster', 'data', 'style', 'rel=stylesheet][href'];
  const loaded = attributes.map((attribute) => `[${attribute}*="//"]`).join();
  return page(`${executableScripts}, ${loaded}`).length > 0;
}

/** Last in the head: some chat apps read a share card's tags only in the first few KB. */
export function inlineStyles(page: CheerioAPI): void {
  for (const link of page('link[rel=stylesheet][href^="/_next/"]')) {
    // On Vercel, Next.js can add a query.
    const file = link.attribs['href']!.replace(/\?.*/u, '');
    const sheet = readFileSync(`out${file}`, 'utf8').replaceAll('../media/', '/_next/static/media/');
    page(link).replaceWith(page('<style>').text(sheet.trim()));
  }
  page('head').append(page('head > :is(style, link[rel=stylesheet])'));
}

/** The length of their text and the number of elements, as `hydrate.tsx` counts them. */
function sizeOfIslands(page: CheerioAPI): string {
  // With script, `<noscript>` is text, and a template has no children.
  const parsed = load(page.html());
  parsed('template').empty();
  const islands = parsed('[data-island]');
  return `${islands.text().length} ${islands.find('*').length}`;
}

export function addStarter(page: CheerioAPI, url: string): void {
  if (page('[data-island]').length === 0) return;
  const entryPoints = ['components/islands/start.ts'];
  const { outputFiles } = buildSync({ entryPoints, bundle: true, write: false, minify: true });
  const attributes = { 'data-islands-url': url, 'data-islands-size': sizeOfIslands(page) };
  page('<script>').attr(attributes).text(outputFiles[0]!.text.trim()).appendTo('body');
}

/** Has browsers load the page behind a link before the click, but no file such as `/film.mp4`. */
export function addSpeculationRule(page: CheerioAPI, path: string, mayCount: boolean): void {
  // A path such as `/c++` would be a pattern.
  const escaped = path.replaceAll(/[\\*+?(){}]/gu, String.raw`\$&`);
  const excluded = [escaped, '/*.*'].map((pattern) => ({ not: { href_matches: pattern } }));
  const where = { and: [{ href_matches: '/*' }, ...excluded] };
  const rules = { [mayCount ? 'prefetch' : 'prerender']: [{ where, eagerness: 'moderate' }] };
  page('<script type="speculationrules">').text(JSON.stringify(rules)).appendTo('body');
}

/** In the text, because a page of Next.js must stay as it is. */
export const markCurrentLinks = (html: string, path: string) =>
  html.replaceAll(/<a (?=[^>]*href="([^"]*)")/gu, (start, href) =>
    href === path ? `${start}aria-current="page" ` : start,
  );
