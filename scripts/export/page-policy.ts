import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import type { Service } from '@/scripts/export/services';
import { PageError } from '@/scripts/export/page-error';
import { executableScripts, heldType } from '@/scripts/export/page-script';
import type { ReadFile } from '@/scripts/export/page-style';

/** Attributes whose addresses browsers load: the directive that must allow the address, the elements, the attribute. */
const loadingAttributes = [
  ['script-src', executableScripts, 'src'],
  ['style-src', 'link[rel=stylesheet]', 'href'],
  ['img-src', 'img', 'src'],
  ['img-src', 'img, source', 'srcset'],
  ['img-src', 'video', 'poster'],
  ['media-src', 'video, audio, source, track', 'src'],
  ['frame-src', 'iframe', 'src'],
  ['form-action', 'form', 'action'],
  ['form-action', 'button, input', 'formaction'],
  ['object-src', 'embed', 'src'],
  ['object-src', 'object', 'data'],
] as const;

/** The inline scripts that browsers run, at once or later. */
const inlineScripts = `${executableScripts}:not([src], [data-src]), script:is([type=speculationrules], [type="${heldType}"])`;

/** Placeholder for the site's own origin. */
const ownOrigin = 'https://own.invalid';
const isOwn = (address = '') => new URL(address, ownOrigin).origin === ownOrigin;

/** The hash of a script or style, as a policy or an `integrity` attribute contains it (CSP 3, 2.3.1). */
function hashOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Attributes in which browsers run a `javascript:` address. In any other attribute it is only text. */
const addressAttribute = /^(?:(?:xlink:)?href|src|action|formaction|data)$/u;

/** Matches each part of a style sheet that loads a file. */
const loadingRule = /@import[^;]+|@font-face\s*\{[^}]*\}|url\((?:"[^"]*"|'[^']*'|[^)]*)\)/gu;

/** Matches each address in such a part. */
const loadedAddress = /(?:url\(|@import(?!\s*url))\s*["']?([^"')\s]+)/gu;

/** Throws when the policy would block something in the page. The message says how to allow it. */
function checkPage(page: CheerioAPI, policy: Readonly<Record<string, readonly string[]>>): void {
  function check(directive: string, address: string, what: string, otherFix = ''): void {
    const { origin, protocol } = new URL(address, ownOrigin);
    const source = origin === ownOrigin ? "'self'" : origin === 'null' ? protocol : origin;
    if (policy[directive]?.includes(source)) return;
    const fix = `${otherFix}list "${source}" under '${directive}' of a service in scripts/export/services.ts`;
    throw new PageError(`browsers would block ${what}; ${fix}`);
  }

  for (const [directive, elements, attribute] of loadingAttributes) {
    for (const { name, attribs } of page(elements).filter(`[${attribute}]`)) {
      const value = attribs[attribute] ?? '';
      for (const address of attribute === 'srcset' ? value.split(/,\s+/u) : [value]) {
        const isOwnScript = directive === 'script-src' && isOwn(address);
        // The policy allows a script with `integrity` by its hash.
        if (isOwnScript && attribs['integrity']) continue;
        const absent = isOwnScript ? ', which is not in out/' : '';
        check(directive, address, `<${name} ${attribute}="${address}">${absent}`);
      }
    }
  }
  if (page('form:not([action], [method=dialog i])').length > 0) {
    check('form-action', '', '<form> without an action, which sends to its own page', 'add one, or ');
  }
  const styles = [...page('style, [style]')].map((one) => one.attribs['style'] ?? page(one).text());
  for (const rule of styles.flatMap((style) => style.match(loadingRule) ?? [])) {
    const directive = { '@i': 'style-src', '@f': 'font-src' }[rule.slice(0, 2)] ?? 'img-src';
    for (const [, address = ''] of rule.matchAll(loadedAddress)) {
      check(directive, address, `"${address.slice(0, 60)}" in a style sheet`);
    }
  }
  for (const { name, attribs } of page('html *')) {
    const isScript = ([attribute = '', value = '']) =>
      /^on/iu.test(attribute) || (addressAttribute.test(attribute) && /^\s*javascript:/iu.test(value));
    const [attribute] = Object.entries(attribs).find(isScript) ?? [];
    const fix = 'use a client component';
    if (attribute) throw new PageError(`browsers would block the script in <${name} ${attribute}>; ${fix}`);
  }
}

/**
 * Adds a page's Content-Security-Policy. It allows scripts and inline styles by their hashes, the site's own files
 * and the origins of the services. Hosts send `frame-ancestors`, which a `meta` element cannot set (CSP 3, 3.3).
 *
 * @throws PageError when the policy would block something in the page
 */
export function addPolicy(page: CheerioAPI, services: readonly Service[], read: ReadFile): void {
  const listed = (directive: keyof Omit<Service, 'name'>) =>
    services.flatMap((service) => service[directive] ?? []);
  const hashes = (contents: readonly (string | Buffer)[]) => contents.map((one) => `'${hashOf(one)}'`);
  const textsOf = (elements: string) => [...page(elements)].map((element) => page(element).text());
  const ownHashes = [...page(`${executableScripts}[src]`)].flatMap(({ attribs }) => {
    const { src = '' } = attribs;
    const file = isOwn(src) ? read(src) : undefined;
    if (!file) return [];
    attribs['integrity'] = hashOf(file);
    return [`'${attribs['integrity']}'`];
  });
  // Browsers ignore origins next to 'strict-dynamic', and ignore 'unsafe-inline' next to a hash (CSP 3, 6.7).
  const frameworkSource = listed('script-src').length > 0 ? "'self'" : "'strict-dynamic'";
  const allowsAnyStyle = listed('style-src').includes("'unsafe-inline'");
  const attributes = allowsAnyStyle ? [] : [...page('[style]')].map(({ attribs }) => attribs['style'] ?? '');
  const policy = {
    'default-src': [],
    'script-src': [
      ...(page('script[data-src]').length > 0 ? [frameworkSource] : []),
      ...listed('script-src'),
      ...ownHashes,
      ...hashes(textsOf(inlineScripts)),
    ],
    'style-src': ["'self'", ...listed('style-src'), ...(allowsAnyStyle ? [] : hashes(textsOf('style')))],
    ...(attributes.length > 0 && { 'style-src-attr': ["'unsafe-hashes'", ...hashes(attributes)] }),
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
  checkPage(page, policy);
  const content = Object.entries(policy)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? new Set(sources) : ["'none'"])].join(' '))
    .join('; ');
  const meta = page('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content });
  // The policy comes after `meta[charset]`, which must be within the first 1024 bytes (HTML Standard, 4.2.5.4).
  page('head > meta[charset]').after(meta);
}
