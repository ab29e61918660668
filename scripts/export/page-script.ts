import { load, type CheerioAPI } from 'cheerio';
import { buildSync } from 'esbuild';

/** Selects the scripts that browsers run. Scripts of any other type are data (HTML Standard, 4.12.1). */
export const executableScripts =
  'script:is(:not([type]), [type=""], [type=module], [type="text/javascript"], [type="application/javascript"])';

/** The owner's scripts: files that are not below `/_next/`, and inline scripts with the attribute `data-keep`. */
export const ownersScripts = `${executableScripts}:is([src]:not([src^="/_next/"]), [data-keep])`;

/**
 * Removes Next.js's scripts, payload and preloads. The owner's scripts stay.
 *
 * @throws if an inline script within an element of `body` would be lost, or if only script of Next.js would show the page or a
 *   part of it
 */
export function removeNextScript(page: CheerioAPI): void {
  // Those of Next.js and React are children of `head` or `body`. A deeper one in `body` is the owner's, unmarked.
  const lost = page(executableScripts).not(ownersScripts).filter('body > * script').text();
  if (lost)
    throw new Error(
      `production would lose the script “${lost.trim().slice(0, 40)}”: mark it with data-keep, or write an island`,
    );
  page(executableScripts).not(ownersScripts).remove();
  page('link[as=script], link[rel=modulepreload]').remove();
  // React appends the parts that it delays, and leaves a `template` where each belongs. `renderIslands` renders anew what
  // islands lack. A `template` elsewhere is refused below.
  page('body > [hidden][id^="S:"]').remove();
  const isWhole = page('template').not('[data-island] *').length === 0 && page('body').text().trim() !== '';
  if (!isWhole)
    throw new Error(
      'no script would show what <Suspense>, loading.tsx, redirect(), notFound() or <template> leaves out: render without; redirects stand in vercel.json',
    );
}

/** Doubles a line break at the beginning of an element, because browsers take off the first (HTML Standard, 13.1.2.5). */
export function keepLineBreaks(page: CheerioAPI): void {
  for (const element of page('pre, textarea'))
    if (/^\n/u.test(page(element).text())) page(element).prepend('\n');
}

/** Writes into `data-size` the length of each island's text and the number of its elements, which `hydrate.tsx` compares. */
export function measureIslands(page: CheerioAPI): void {
  const islands = page('[data-island]');
  // Browsers that start islands parse `<noscript>` into text.
  const parsed = load(page.html());
  // In browsers, a template's content is not among its children.
  parsed('template').empty();
  for (const [index, island] of [...parsed('[data-island]')].entries()) {
    const size = `${parsed(island).text().length} ${parsed(island).find('*').length}`;
    islands.eq(index).attr('data-size', size);
  }
}

/** Adds the starter to a page with islands. `url` is that of the file with all islands. */
export function addStarter(page: CheerioAPI, url: string): void {
  if (page('[data-island]').length === 0) return;
  const entryPoints = ['components/islands/start.ts'];
  const { outputFiles } = buildSync({ entryPoints, bundle: true, write: false, minify: true });
  page('<script>').attr('data-islands-url', url).text(outputFiles[0]!.text.trim()).appendTo('body');
}

/**
 * Adds the rule by which browsers load the page behind a link before the click. They prerender it, or only prefetch it if a
 * script of the owner's could count a visit that never happens.
 *
 * @param path the page's path, which the rule leaves out, like files such as `/film.mp4`
 */
export function addSpeculationRule(page: CheerioAPI, path: string): void {
  const mayCount = page(ownersScripts).length > 0;
  // These have a meaning in a URL pattern.
  const escaped = path.replaceAll(/[+*?:(){}\\]/gu, String.raw`\$&`);
  const excluded = [escaped, '/*.*'].map((pattern) => ({ not: { href_matches: pattern } }));
  const where = { and: [{ href_matches: '/*' }, ...excluded] };
  const rules = { [mayCount ? 'prefetch' : 'prerender']: [{ where, eagerness: 'moderate' }] };
  page('<script type="speculationrules">').text(JSON.stringify(rules)).appendTo('body');
}
