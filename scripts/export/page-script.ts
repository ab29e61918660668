import type { CheerioAPI } from 'cheerio';
import { PageError } from '@/scripts/export/page-error';

/** Scripts that browsers run. Any other type means data (HTML Standard, 4.12.1). */
export const executableScripts =
  'script:is(:not([type]), [type=""], [type=module], [type="text/javascript"])';

/** The framework's script files: everything below `/_next/` is its own. */
const frameworkFiles = `${executableScripts}[src^="/_next/"]`;

/** The owner's scripts: files from anywhere else, and inline scripts with the attribute `data-keep`. */
export const ownScripts = `${executableScripts}:is([src]:not([src^="/_next/"]), [data-keep])`;

const preloads = 'link[as=script], link[rel=modulepreload]';

/**
 * Removes the framework's script from a page without client components. `ownScripts` stay.
 *
 * @throws PageError when part of the page is in a `<template>`, which only that script would show
 */
export function removeScript(page: CheerioAPI): void {
  // Payload, behind a flag in Next 16.5: https://github.com/vercel/next.js/pull/97573
  page('template[data-next-flight]').remove();
  if (page('template').length > 0) {
    const fix = 'render it without Suspense, or give the page a client component';
    throw new PageError(`streams a part (<Suspense>) that only React could insert; ${fix}`);
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
