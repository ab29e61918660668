import type { CheerioAPI } from 'cheerio';
import { readExported } from '@/scripts/files';

/**
 * Inlines the site's style sheets, so that the first paint does not wait for a second file. They come last in the head,
 * because some chat apps read the tags of a share card only in the first few KB.
 */
export function inlineStyles(page: CheerioAPI): void {
  for (const link of page('link[rel=stylesheet][href^="/"]:not([href^="//"])')) {
    const address = link.attribs['href'] ?? '';
    const sheet = readExported(address);
    if (!sheet) continue;
    // Addresses in a style sheet are relative to the sheet's folder.
    const style = sheet
      .toString()
      .replaceAll(/(?<=url\(\s*["']?)(?!["'\s/#]|\w+:)[^"')\s]+/gu, (relative) => {
        const { pathname, search } = new URL(relative, `https://own.invalid${address}`);
        return pathname + search;
      });
    page('<style>').text(style).appendTo('head');
    page(link).remove();
  }
}
