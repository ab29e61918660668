import type { CheerioAPI } from 'cheerio';

/** Returns the bytes of one of the site's files, given its address. */
export type ReadFile = (address: string) => Buffer;

/** Puts the site's style sheets into the page, so that its first words wait for no second file. */
export function inlineStyles(page: CheerioAPI, read: ReadFile): void {
  for (const link of page('link[rel=stylesheet][href^="/"]:not([href^="//"])')) {
    const address = link.attribs['href'] ?? '';
    // Addresses in a style sheet are relative to the sheet's folder.
    const folder = address.replace(/[^/]*$/u, '');
    const style = read(address)
      .toString()
      .replaceAll(/url\((["']?)(?![/#]|\w+:)/gu, `url($1${folder}`);
    page(link).replaceWith(page('<style>').text(style));
  }
}
