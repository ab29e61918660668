import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { refuseBlocked, type Policy } from '@/scripts/export/page-requests';
import { executableScripts, ownersScripts } from '@/scripts/export/page-script';
import { readExported } from '@/scripts/files';

/** Other sites whose scripts pages may run, such as `'https://count.example'`. */
const scriptSites: readonly string[] = [];

/** The inline scripts that browsers obey. */
const inlineScripts = `${executableScripts}:not([src]), script:is([type=speculationrules], [type=importmap])`;

/** The hash of a script or style, as a policy or an `integrity` attribute contains it (CSP 3, 2.3.1). */
const hashOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Adds `integrity` to a script file of this site, and returns its hash.
 *
 * @throws if there is no such file
 */
function addIntegrity(attributes: Record<string, string>): string {
  const file = readExported(attributes['src'] ?? '');
  if (!file) throw new Error(`<script src="${attributes['src']}">: there is no such file in public/`);
  return (attributes['integrity'] = hashOf(file));
}

/**
 * Adds a page's Content-Security-Policy. It allows scripts and inline styles by hashes, and the site's other files. To
 * allow another site, add its origin to a directive, or to `scriptSites`. Hosts send `frame-ancestors`, which a `meta`
 * element cannot set (CSP 3, 3.3).
 *
 * @throws if the policy blocks something that the page has
 */
export function addPolicy(page: CheerioAPI): void {
  // Some hosts take off white space, and the hash would differ. Islands keep theirs, for React.
  for (const element of page(`style, ${inlineScripts}`).not('[data-island] *'))
    page(element).text(page(element).text().trim());
  const hashesOf = (texts: readonly string[]) => texts.map((text) => `'${hashOf(text)}'`);
  const textsOf = (elements: string) => [...page(elements)].map((element) => page(element).text());
  const styleAttributes = [...page('[style]')].map(({ attribs }) => attribs['style'] ?? '');
  const files = [...page(`${executableScripts}[src]`)].map(({ attribs }) => attribs);
  const local = files.filter(({ src = '' }) => /^\/(?!\/|_vercel\/)/u.test(src));
  const fileHashes = local.map(addIntegrity);
  // Files that the build cannot hash: another site's, Vercel's, and those that modules import.
  const runsUnknownFiles = local.length < files.length || page('script[type=module]').length > 0;
  const mayAddScripts = page(`${ownersScripts}, script[data-islands-url]`).length > 0;

  const policy: Policy = {
    'default-src': [],
    'script-src': [
      // `'strict-dynamic'` lets hashed scripts add others, and voids `'self'` and origins (CSP 3, 6.7).
      ...(runsUnknownFiles ? ["'self'", ...scriptSites] : fileHashes.map((hash) => `'${hash}'`)),
      ...(mayAddScripts && !runsUnknownFiles ? ["'strict-dynamic'"] : []),
      ...hashesOf(textsOf(inlineScripts)),
    ],
    'style-src': ["'self'", ...hashesOf(textsOf('style'))],
    'style-src-attr': styleAttributes.length > 0 ? ["'unsafe-hashes'", ...hashesOf(styleAttributes)] : [],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [],
    'base-uri': [],
    'form-action': page('form').length > 0 ? ["'self'"] : [],
  };

  refuseBlocked(page, policy);
  const content = Object.entries(policy)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? new Set(sources) : ["'none'"])].join(' '))
    .join('; ');
  const meta = page('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content });
  // The policy comes after `meta[charset]`, which must be within the first 1024 bytes (HTML Standard, 4.2.5.4).
  page('head > meta[charset]').after(meta);
}
