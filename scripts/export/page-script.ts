import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { transformSync } from 'esbuild';

/** Selects the scripts that browsers run. Scripts of any other type are data (HTML Standard, 4.12.1). */
export const executableScripts =
  'script:is(:not([type]), [type=""], [type=module], [type="text/javascript"])';

/** The owner's scripts: files that are not below `/_next/`, and inline scripts with the attribute `data-keep`. */
export const ownScripts = `${executableScripts}:is([src]:not([src^="/_next/"]), [data-keep])`;

/**
 * Removes Next.js's scripts, payload and preloads. The owner's scripts stay.
 *
 * @throws if a `template` holds a part of the page, as React leaves it for `<Suspense>`
 */
export function removeNextScript(page: CheerioAPI): void {
  if (page('template').length > 0)
    throw new Error('No script would show what <Suspense> holds back in a template: render without it');
  page(executableScripts).not(ownScripts).remove();
  page('link[as=script], link[rel=modulepreload]').remove();
}

/** Adds the starter to a page with islands. `url` is that of the file with all islands. */
export function addStarter(page: CheerioAPI, url: string): void {
  const islands = page('[data-island]');
  if (islands.length === 0) return;
  for (const island of islands) {
    // `hydrate.tsx` measures the same, to see whether something has changed the island.
    const size = `${page(island).text().length} ${page(island).find('*').length}`;
    page(island).attr('data-size', size);
  }
  const source = readFileSync('components/islands/start.ts', 'utf8');
  const { code } = transformSync(source, { loader: 'ts', minify: true, format: 'iife' });
  page('<script>').attr('data-islands', url).text(code.trim()).appendTo('body');
}
