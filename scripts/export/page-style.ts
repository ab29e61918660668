import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';

/** Last in the head: some chat apps read a share card's tags only in the first few KB. */
export function inlineStyles(page: CheerioAPI): void {
  for (const link of page('link[rel=stylesheet][href^="/_next/"]')) {
    // On Vercel, Next.js can add a query.
    const file = link.attribs['href']!.replace(/\?.*/u, '');
    const sheet = readFileSync(`out${file}`, 'utf8').replaceAll('../media/', '/_next/static/media/');
    page('<style>').text(sheet.trim()).appendTo('head');
    page(link).remove();
  }
}
