import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';

/** An address in a style sheet: `url("…")` or `url(…)`. In quotation marks, it may contain another `url(…)`. */
export const addressInStyle = /url\(\s*(["']?)(.*?)\1\s*\)/gsu;

/** Addresses that do not depend on the sheet's folder: from the root, of an element, or with a scheme. */
const isIndependent = (address: string) => /^(?:\/|#|\w+:)/u.test(address);

/** A style sheet whose addresses begin at the root, so that it may stand in a page. */
export const withRootAddresses = (sheet: string, sheetAddress: string) =>
  sheet.replaceAll(addressInStyle, (whole, quote: string, address: string) => {
    if (isIndependent(address)) return whole;
    const { pathname, search, hash } = new URL(address, `https://this-site.invalid${sheetAddress}`);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });

/**
 * Inlines the style sheets of Next.js, so that the first paint does not wait for a second file. They come last in the head,
 * because some chat apps read the tags of a share card only in the first few KB. A sheet in `public/` stays a file.
 */
export function inlineStyles(page: CheerioAPI): void {
  for (const link of page('link[rel=stylesheet][href^="/_next/"]')) {
    const sheetAddress = link.attribs['href'] ?? '';
    // Some hosts have Next.js add a query.
    const sheet = readFileSync(`out${sheetAddress.replace(/\?.*/u, '')}`, 'utf8');
    const style = withRootAddresses(sheet, sheetAddress);
    page('<style>').text(style.trim()).appendTo('head');
    page(link).remove();
  }
}
