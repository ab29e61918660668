import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { executableScripts } from '@/scripts/export/page-script';
import { readExported } from '@/scripts/files';

/** The inline scripts that browsers obey. */
const inlineScripts = `${executableScripts}:not([src]), script[type=speculationrules]`;

/** The hash of a script or style, as a policy or an `integrity` attribute contains it (CSP 3, 2.3.1). */
const hashOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Adds `integrity` to the script files of this site. @returns their hashes */
function addIntegrity(page: CheerioAPI): string[] {
  return [...page(`${executableScripts}[src^="/"]:not([src^="//"])`)].flatMap(({ attribs }) => {
    // A file that only the host has, such as Vercel's analytics, cannot be hashed.
    const file = readExported(attribs['src'] ?? '');
    if (!file) return [];
    attribs['integrity'] = hashOf(file);
    return [attribs['integrity']];
  });
}

/**
 * Adds a page's Content-Security-Policy. It allows scripts and inline styles by their hashes, and the site's own files.
 * Hosts send `frame-ancestors`, which a `meta` element cannot set (CSP 3, 3.3). To allow a service, add its origins to the
 * directives that the browser's console names. For `script-src`, they must replace 'strict-dynamic' by `'self'`, because
 * browsers ignore origins next to it (CSP 3, 6.7).
 */
export function addPolicy(page: CheerioAPI): void {
  const hashesOf = (texts: readonly string[]) => texts.map((text) => `'${hashOf(text)}'`);
  const textsOf = (elements: string) => [...page(elements)].map((element) => page(element).text());
  const styleAttributes = [...page('[style]')].map(({ attribs }) => attribs['style'] ?? '');
  const loadsIslands = page('script[data-islands]').length > 0;

  const policy = {
    'default-src': [],
    'script-src': [
      ...(loadsIslands ? ["'strict-dynamic'"] : []),
      ...addIntegrity(page).map((hash) => `'${hash}'`),
      ...hashesOf(textsOf(inlineScripts)),
    ],
    'style-src': ["'self'", ...hashesOf(textsOf('style'))],
    'style-src-attr': styleAttributes.length > 0 ? ["'unsafe-hashes'", ...hashesOf(styleAttributes)] : [],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': [],
    'form-action': [],
  };
  const content = Object.entries(policy)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? new Set(sources) : ["'none'"])].join(' '))
    .join('; ');
  const meta = page('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content });
  // The policy comes after `meta[charset]`, which must be within the first 1024 bytes (HTML Standard, 4.2.5.4).
  page('head > meta[charset]').after(meta);
}
