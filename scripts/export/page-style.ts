import type { CheerioAPI } from 'cheerio';

/** Returns the bytes of one of the site's files, given its address, or undefined when `out/` does not hold it. */
export type ReadFile = (address: string) => Buffer | undefined;

/**
 * Puts the site's style sheets into the page, so that its first words wait for no second file. They come last in the
 * head: chat apps look for the tags of a shared link in the first few KB.
 *
 * @returns the links that they replace
 */
export function inlineStyles(page: CheerioAPI, read: ReadFile): string[] {
  return [...page('link[rel=stylesheet][href^="/"]:not([href^="//"])')].flatMap((link) => {
    const address = link.attribs['href'] ?? '';
    const sheet = read(address);
    if (!sheet) return [];
    // Addresses in a style sheet are relative to the sheet's folder.
    const folder = address.replace(/[^/]*$/u, '');
    const style = sheet.toString().replaceAll(/url\(\s*(["']?)(?!["'\s/#]|\w+:)/gu, `url($1${folder}`);
    page('<style>').text(style).appendTo('head');
    const markup = page.html(link);
    page(link).remove();
    return markup;
  });
}
