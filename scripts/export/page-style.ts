import type { CheerioAPI } from 'cheerio';
import { readExported } from '@/scripts/files';

/**
 * Inlines the site's style sheets, so that the first paint does not wait for a second file. They come last in the head,
 * because some chat apps read the tags of a share card only in the first few KB.
 *
 * @returns the `<link>` elements that were replaced, as HTML
 */
export function inlineStyles(page: CheerioAPI): string[] {
  return [...page('link[rel=stylesheet][href^="/"]:not([href^="//"])')].flatMap((link) => {
    const address = link.attribs['href'] ?? '';
    const sheet = readExported(address);
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
