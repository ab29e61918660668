import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { transformSync } from 'esbuild';

/** Selects the scripts that browsers run. Scripts of any other type are data (HTML Standard, 4.12.1). */
export const executableScripts =
  'script:is(:not([type]), [type=""], [type=module], [type="text/javascript"])';

/** The script files of Next.js, to which all files below `/_next/` belong. */
const nextFiles = `${executableScripts}[src^="/_next/"]`;

const preloads = 'link[as=script], link[rel=modulepreload]';

/** The owner's scripts: files that are not below `/_next/`, and inline scripts with the attribute `data-keep`. */
export const ownScripts = `${executableScripts}:is([src]:not([src^="/_next/"]), [data-keep])`;

/** The inline script that starts React. Next.js passes this id to React. */
const starter = 'script#_R_';

/** The type of the starter until the loading script runs a copy of it. Browsers do not run scripts of this type. */
export const delayedType = 'text/plain';

/** What React writes in place of a part of the page that `<Suspense>` holds back, or that failed on the server. */
const streamedParts = 'template:is([id^="B:"], [id^="P:"], [data-dgst])';

/** Removes the polyfills for browsers without modules, in which React does not start. */
export function removePolyfills(page: CheerioAPI): void {
  page(`${nextFiles}[nomodule]`).remove();
}

/**
 * Removes Next.js's script from a page without client components. The owner's scripts stay.
 *
 * @throws when Suspense holds back a part of the page, because only the removed script would show it
 */
export function removeScript(page: CheerioAPI): void {
  if (page(streamedParts).length > 0)
    throw new Error(
      'Only React could show what <Suspense> holds back: add a client component, or render without it',
    );
  page(`${nextFiles}, ${preloads}, ${executableScripts}:not([src], [data-keep])`).remove();
}

/**
 * Delays Next.js's script until the loading script requests it, and adds the loading script.
 *
 * @param styles the `link` elements of the inlined style sheets, as HTML
 */
export function delayScript(page: CheerioAPI, styles: readonly string[]): void {
  page(preloads).remove();
  for (const { attribs } of page(nextFiles)) {
    attribs['data-src'] = attribs['src'] ?? '';
    delete attribs['src'];
    // `async` is invalid without `src`. The loading script sets both.
    delete attribs['async'];
  }
  // Browsers do not fetch a disabled style sheet (HTML Standard, 4.6.7.23). Outside a template, Chromium does.
  const links = styles.map((link) => link.replace('<link ', '<link disabled '));
  page('body').append(`<template data-styles>${links.join('')}</template>`);
  const source = readFileSync('scripts/export/load-in-browser.ts', 'utf8');
  const { code } = transformSync(source, { loader: 'ts', minify: true, format: 'iife' });
  page('<script>').text(code.trim()).appendTo('body');
  // `load-in-browser.ts` counts the same elements, to see whether a host has added some to the HTML.
  const elements = page('body :not(script, noscript *)').length;
  page(starter).attr({ type: delayedType, 'data-starter': String(elements) });
}
