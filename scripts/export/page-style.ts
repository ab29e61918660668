import type { CheerioAPI } from 'cheerio';

/**
 * Puts the site's style sheets into the page, so that its first words wait for no second file.
 *
 * @param read the bytes of a file of the site, by its address
 */
export function inlineStyles(page: CheerioAPI, read: (address: string) => Buffer): void {
  for (const link of page('link[rel=stylesheet][href^="/"]')) {
    const address = link.attribs['href'] ?? '';
    // Addresses in a style sheet are relative to the sheet's folder.
    const folder = address.replace(/[^/]*$/u, '');
    const style = read(address)
      .toString()
      .replaceAll(/url\((["']?)(?![/#]|\w+:)/gu, `url($1${folder}`);
    page(link).replaceWith(page('<style>').text(style));
  }
}
