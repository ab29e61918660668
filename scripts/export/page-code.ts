import { readFileSync } from 'node:fs';
import { load, type CheerioAPI } from 'cheerio';
import { buildSync } from 'esbuild';

/** Scripts of any other type are data (HTML Standard, 4.12.1). */
export const executableScripts =
  'script:is(:not([type]), [type=""], [type=module], [type="text/javascript"], [type="application/javascript"])';

/** How inline scripts of Next.js and React begin. */
const nextScript =
  /^(?:\(?self\.__next_|\(globalThis\["TURBOPACK|\$R[A-Z]\b|requestAnimationFrame\(function\(\)\{\$RT)/u;

export function removeNextScript($: CheerioAPI): void {
  $('script[src^="/_next/static/chunks/"], link[rel=preload][href^="/_next/static/chunks/"]').remove();
  for (const script of $('script:not([src])')) if (nextScript.test($(script).text())) $(script).remove();
}

/** Whether it runs a script, or loads anything from another site. */
export function mayCountVisits($: CheerioAPI): boolean {
  const attributes = ['src', 'srcset', 'poster', 'data', 'style'].map((name) => `[${name}*="//"]`);
  const loaded = [...attributes, '[rel=stylesheet][href*="//"]'].join();
  return $(`${executableScripts}, ${loaded}`).length > 0;
}

/** Last in the head: some chat apps read a share card's tags only in the first few KB. */
export function inlineStyles($: CheerioAPI): void {
  for (const link of $('link[rel=stylesheet][href^="/_next/"]')) {
    // On Vercel, Next.js can add a query.
    const file = link.attribs['href']!.replace(/\?.*/u, '');
    const sheet = readFileSync(`out${file}`, 'utf8').replaceAll('../media/', '/_next/static/media/');
    $(link).replaceWith($('<style>').text(sheet.trim()));
  }
  $('head').append($('head > :is(style, link[rel=stylesheet])'));
}

/** As `hydrate.tsx` counts. */
function sizeOfIslands($: CheerioAPI): string {
  // With script, `<noscript>` is text, and a template has no children.
  const parsed = load($.html());
  parsed('template').empty();
  const islands = parsed('[data-island]');
  return `${islands.text().length} ${islands.find('*').length}`;
}

export function addStarter($: CheerioAPI, url: string): void {
  if ($('[data-island]').length === 0) return;
  const entryPoints = ['components/islands/start.ts'];
  const { outputFiles } = buildSync({ entryPoints, bundle: true, write: false, minify: true });
  const attributes = { 'data-islands-url': url, 'data-islands-size': sizeOfIslands($) };
  $('<script>').attr(attributes).text(outputFiles[0]!.text.trim()).appendTo('body');
}

/** Lets browsers load a link's page before the click, but not a file such as `/film.mp4`. */
export function addSpeculationRule($: CheerioAPI, path: string, mayCount: boolean): void {
  // A path such as `/c++` would be a pattern.
  const escaped = path.replaceAll(/[\\*+?(){}]/gu, String.raw`\$&`);
  const excluded = [escaped, '/*.*'].map((pattern) => ({ not: { href_matches: pattern } }));
  const where = { and: [{ href_matches: '/*' }, ...excluded] };
  const rules = { [mayCount ? 'prefetch' : 'prerender']: [{ where, eagerness: 'moderate' }] };
  $('<script type="speculationrules">').text(JSON.stringify(rules)).appendTo('body');
}

/** In the text, because a page of Next.js must stay as it is. */
export const markCurrentLinks = (html: string, path: string) =>
  html.replaceAll(/<a (?=[^>]*href="([^"]*)")/gu, (start, href) =>
    href === path ? `${start}aria-current="page" ` : start,
  );
