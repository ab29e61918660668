import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import type { Service } from '@/scripts/export/services';
import { executableScripts, delayedType } from '@/scripts/export/page-script';
import { readExported } from '@/scripts/files';

/** The inline scripts that browsers run, at once or later. */
const inlineScripts = `${executableScripts}:not([src], [data-src]), script:is([type=speculationrules], [type="${delayedType}"])`;

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
 * Adds a page's Content-Security-Policy. It allows scripts and inline styles by their hashes, the site's own files
 * and the origins of the services. Hosts send `frame-ancestors`, which a `meta` element cannot set (CSP 3, 3.3).
 */
export function addPolicy(page: CheerioAPI, services: readonly Service[]): void {
  const listed = (directive: keyof Omit<Service, 'name'>) =>
    services.flatMap((service) => service[directive] ?? []);
  const textsOf = (elements: string) => [...page(elements)].map((element) => page(element).text());
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

  const loadsScripts = page('script[data-src]').length > 0;
  // Browsers ignore the origins of services next to 'strict-dynamic' (CSP 3, 6.7).
  const loader = listed('script-src').length > 0 ? "'self'" : "'strict-dynamic'";
  // Browsers ignore 'unsafe-inline' next to a hash (CSP 3, 6.7).
  const allowsAnyStyle = listed('style-src').includes("'unsafe-inline'");
  const styles = allowsAnyStyle ? [] : textsOf('style');
  const attributes = allowsAnyStyle ? [] : [...page('[style]')].map(({ attribs }) => attribs['style'] ?? '');

  const policy = {
    'default-src': [],
    'script-src': [
      ...(loadsScripts ? [loader] : []),
      ...listed('script-src'),
      ...quoted(addIntegrity(page)),
      ...quoted(textsOf(inlineScripts).map(hashOf)),
    ],
    'style-src': ["'self'", ...listed('style-src'), ...quoted(styles.map(hashOf))],
    ...(attributes.length > 0 && {
      'style-src-attr': ["'unsafe-hashes'", ...quoted(attributes.map(hashOf))],
    }),
    'img-src': ["'self'", ...listed('img-src')],
    'font-src': ["'self'", ...listed('font-src')],
    'media-src': ["'self'", ...listed('media-src')],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...listed('connect-src')],
    'frame-src': listed('frame-src'),
    'object-src': listed('object-src'),
    'base-uri': [],
    'form-action': listed('form-action'),
  };
  const content = Object.entries(policy)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? new Set(sources) : ["'none'"])].join(' '))
    .join('; ');
  const meta = page('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content });
  // The policy comes after `meta[charset]`, which must be within the first 1024 bytes (HTML Standard, 4.2.5.4).
  page('head > meta[charset]').after(meta);
}
