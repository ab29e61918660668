import type { CheerioAPI } from 'cheerio';

/** Scripts that browsers run; one of any other type is data (HTML Standard, 4.12.1). */
export const code = 'script:is(:not([type]), [type=""], [type=module], [type="text/javascript"])';

/** Script files of the framework's, which alone has files below `/_next/`. */
export const frameworkFiles = `${code}[src^="/_next/"]`;

const preloads = 'link[as=script], link[rel=modulepreload]';

/**
 * Takes the framework's script out of a page that has no client component. An owner's own scripts stay: those with
 * an address elsewhere, and inline ones with the attribute `data-keep`.
 *
 * @throws when a part of the page waits in a `<template>` for the script that would show it
 */
export function removeScript(page: CheerioAPI): void {
  if (page('template').length > 0) {
    throw new Error(
      'it holds a <template> that only script can show: let the route wait, not a <Suspense> in it',
    );
  }
  page(`${frameworkFiles}, ${preloads}, ${code}:not([src], [data-keep])`).remove();
}

/** Lets the framework's script files wait for the starter's code, which comes last. Its inline scripts stay. */
export function delayScript(page: CheerioAPI, starter: string): void {
  page(preloads).remove();
  for (const script of page(frameworkFiles)) {
    script.attribs['data-src'] = script.attribs['src'] ?? '';
    delete script.attribs['src'];
  }
  page('<script>').text(starter).appendTo('body');
}
