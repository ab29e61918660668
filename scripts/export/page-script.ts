import type { CheerioAPI } from 'cheerio';

/** Scripts that browsers run. Any other type means data (HTML Standard, 4.12.1). */
export const code = 'script:is(:not([type]), [type=""], [type=module], [type="text/javascript"])';

/** The framework's script files: everything below `/_next/` is its own. */
export const frameworkFiles = `${code}[src^="/_next/"]`;

const preloads = 'link[as=script], link[rel=modulepreload]';

/**
 * Removes the framework's script from a page without client components. The owner's own scripts stay: files from
 * anywhere else, and inline scripts with the attribute `data-keep`.
 *
 * @throws when part of the page is in a `<template>`, which only that script would show
 */
export function removeScript(page: CheerioAPI): void {
  if (page('template').length > 0) throw new Error('only script can show its <Suspense>: let the route wait');
  page(`${frameworkFiles}, ${preloads}, ${code}:not([src], [data-keep])`).remove();
}

/** Makes the framework's script files wait for the starter, whose code goes last. Inline scripts stay as they are. */
export function delayScript(page: CheerioAPI, starter: string): void {
  page(preloads).remove();
  for (const script of page(frameworkFiles)) {
    script.attribs['data-src'] = script.attribs['src'] ?? '';
    delete script.attribs['src'];
  }
  page('<script>').text(starter).appendTo('body');
}
