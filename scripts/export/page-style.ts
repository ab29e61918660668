import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';

/**
 * Inlines the style sheets of Next.js, so that the first paint does not wait for a second file. They come last in the head,
 * because some chat apps read the tags of a share card only in the first few KB.
 */
export function inlineStyles(page: CheerioAPI): void {
  for (const link of page('link[rel=stylesheet][href^="/_next/"]')) {
    // Some hosts have Next.js add a query.
    const file = link.attribs['href']!.replace(/\?.*/u, '');
    const sheet = readFileSync(`out${file}`, 'utf8').replaceAll('../media/', '/_next/static/media/');
    page('<style>').text(sheet.trim()).appendTo('head');
    page(link).remove();
  }
}
