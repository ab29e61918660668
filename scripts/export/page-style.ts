import type { CheerioAPI } from 'cheerio';

/** Returns the bytes of one of the site's files, given its address. */
export type ReadFile = (address: string) => Buffer;

/**
 * Puts the site's style sheets into the page, so that its first words wait for no second file. They come last in the
 * head: chat apps look for the tags of a shared link in the first few KB.
 *
 * @returns the links that they replace
 */
export function inlineStyles(page: CheerioAPI, read: ReadFile): string[] {
  return [...page('link[rel=stylesheet][href^="/"]:not([href^="//"])')].map((link) => {
    const address = link.attribs['href'] ?? '';
    // Addresses in a style sheet are relative to the sheet's folder.
    const folder = address.replace(/[^/]*$/u, '');
    const style = read(address)
      .toString()
      .replaceAll(/url\((["']?)(?!["'/#]|\w+:)/gu, `url($1${folder}`);
    page('<style>').text(style).appendTo('head');
    const markup = page.html(link);
    page(link).remove();
    return markup;
  });
}
