import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { buildSync } from 'esbuild';

/** How inline scripts of Next.js and React begin. */
const nextScript =
  /^(?:\(?self\.__next_|\(globalThis\["TURBOPACK|\$R[A-Z]\b|requestAnimationFrame\(function\(\)\{\$RT)/u;

export function removeNextScript($: CheerioAPI): void {
  $('script[src^="/_next/static/chunks/"], link[rel=preload][href^="/_next/static/chunks/"]').remove();
  for (const script of $('script:not([src])')) if (nextScript.test($(script).text())) $(script).remove();
}

/** Last in the head: some chat apps read a share card's tags only in the first few KB. */
export function inlineStyles($: CheerioAPI): void {
  for (const link of $('link[rel=stylesheet][href^="/_next/"]')) {
    // On Vercel, Next.js can add a query.
    const file = link.attribs['href']!.replace(/\?.*/u, '');
    const sheet = readFileSync(`out${file}`, 'utf8').replaceAll('../media/', '/_next/static/media/');
    // `</style` would end the element. CSS reads `<\/style` as the same.
    const text = sheet.trim().replaceAll(/<\/(?=style)/giu, String.raw`<\/`);
    $(link).replaceWith($('<style>').text(text));
  }
  $('head').append($('head > :is(style, link[rel=stylesheet])'));
}

export function addStarter($: CheerioAPI, url: string): void {
  const islands = $('[data-island]');
  if (islands.length === 0) return;
  const entryPoints = ['islands/start.ts'];
  // Browsers that are too old for the islands run it too.
  const options = { target: 'es2018', bundle: true, minify: true, write: false } as const;
  const { outputFiles } = buildSync({ entryPoints, ...options });
  // Translators wrap texts in `font`. As `hydrate.tsx` counts.
  const size = `${islands.text().length} ${islands.find('font').length}`;
  const attributes = { 'data-islands-url': url, 'data-islands-size': size };
  $('<script>').attr(attributes).text(outputFiles[0]!.text.trim()).appendTo('body');
}

/** Lets browsers render the pages that this one links to before the click. */
export function addSpeculationRules($: CheerioAPI, path: string, paths: readonly string[]): void {
  const addresses = [...$('a')].map(({ attribs }) => attribs['href']?.replace(/[?#].*/u, ''));
  const linked = paths.filter((other) => other !== path && addresses.includes(other));
  const prerender = [{ where: { href_matches: linked }, eagerness: 'moderate' }];
  $('<script type="speculationrules">').text(JSON.stringify({ prerender })).appendTo('body');
}

export function markCurrentLinks($: CheerioAPI, path: string): void {
  const links = $('a:not([aria-current])').filter((_, { attribs }) => attribs['href'] === path);
  links.attr('aria-current', 'page');
}
