import { load, type CheerioAPI } from 'cheerio';
import { hashOf } from '@/scripts/export/page-hash';
import { PageError } from '@/scripts/export/page-error';

/** Selects the scripts that browsers run. Scripts of any other type are data (HTML Standard, 4.12.1). */
export const executableScripts =
  'script:is(:not([type]), [type=""], [type=module], [type="text/javascript"])';

/** The framework's script files: all files below `/_next/` belong to Next.js. */
const frameworkFiles = `${executableScripts}[src^="/_next/"]`;

/** Next.js's script for browsers without modules. */
export const polyfills = `${frameworkFiles}[nomodule]`;

/** The inline script that starts React. Next.js has React give it this id. */
const starter = 'script#_R_';

/** The owner's scripts: files that are not below `/_next/`, and inline scripts with the attribute `data-keep`. */
export const ownScripts = `${executableScripts}:is([src]:not([src^="/_next/"]), [data-keep])`;

/** The type of a script that waits until the start script runs a copy of it. */
export const heldType = 'text/plain';

/** What React writes in place of a part of the page that `<Suspense>` holds back, or that failed on the server. */
const streamedParts = 'template:is([id^="B:"], [id^="P:"], [data-dgst])';

const preloads = 'link[as=script], link[rel=modulepreload]';

/**
 * Removes the framework's script from a page without client components. `ownScripts` stay.
 *
 * @throws PageError when Suspense holds back a part of the page, because only the removed script would show it
 */
export function removeScript(page: CheerioAPI): void {
  if (page(streamedParts).length > 0) {
    const fix = 'render it without Suspense, or give the page a client component';
    throw new PageError(`has a streamed part (<Suspense>) that only React could insert; ${fix}`);
  }
  page(`${frameworkFiles}, ${preloads}, ${executableScripts}:not([src], [data-keep])`).remove();
}

/**
 * Makes the framework's script files wait until `startScript` (scripts/export/start-scripts.ts) loads them, and the inline
 * script that starts React wait for these files. Appends `startScript` to the page, after a template with the links of
 * the inlined style sheets. Does not change the text of inline scripts. Call it after all other changes of the body.
 */
export function delayScript(page: CheerioAPI, startScript: string, links: readonly string[]): void {
  page(`${preloads}, ${polyfills}`).remove();
  for (const script of page(frameworkFiles)) {
    script.attribs['data-src'] = script.attribs['src'] ?? '';
    delete script.attribs['src'];
    // `async` is invalid without `src`. The start script sets both.
    delete script.attribs['async'];
  }
  page('body').append(`<template data-styles>${links.join('')}</template>`);
  page('<script>').text(startScript).appendTo('body');
  // Browsers do not run a script of this type. It holds the hash of the page as browsers parse it.
  page(starter).attr('type', heldType);
  const parsed = load(page.html(), { scriptingEnabled: false });
  const [body, end] = [parsed('body')[0], parsed(starter)[0]];
  if (body && end) page(starter).attr('data-page', hashOf(body, end));
}
