import type { CheerioAPI } from 'cheerio';

/** Scripts that browsers run. Any other type means data (HTML Standard, 4.12.1). */
export const executableScripts =
  'script:is(:not([type]), [type=""], [type=module], [type="text/javascript"])';

/** The framework's script files: everything below `/_next/` is its own. */
export const frameworkFiles = `${executableScripts}[src^="/_next/"]`;

const preloads = 'link[as=script], link[rel=modulepreload]';

/**
 * Removes the framework's script from a page without client components. The owner's own scripts stay: files from
 * anywhere else, and inline scripts with the attribute `data-keep`.
 *
 * @throws when part of the page is in a `<template>`, which only that script would show
 */
export function removeScript(page: CheerioAPI): void {
  if (page('template').length > 0) {
    const fix = 'render it without Suspense, or give the page a client component';
    throw new Error(`streams a part (<Suspense>) that only React could insert; ${fix}`);
  }
  page(`${frameworkFiles}, ${preloads}, ${executableScripts}:not([src], [data-keep])`).remove();
}

/**
 * Makes the framework's script files wait for the starter, whose code goes last, behind a template with the links of the
 * style sheets that stand in the page. Inline scripts stay as they are.
 */
export function delayScript(page: CheerioAPI, starter: string, links: readonly string[]): void {
  page(preloads).remove();
  for (const script of page(frameworkFiles)) {
    script.attribs['data-src'] = script.attribs['src'] ?? '';
    delete script.attribs['src'];
    // Without `src` it would not be valid; the starter sets it.
    delete script.attribs['async'];
  }
  page('body').append(`<template data-styles>${links.join('')}</template>`);
  page('<script>').text(starter).appendTo('body');
}
