import { createHash } from 'node:crypto';
import { elementsOf, replaceElements, type HtmlElement } from '@/scripts/export/html-elements';
import { outsideOrigins } from '@/scripts/export/outside-origins';

/** Types of scripts that browsers run or apply, in lower case; without a type a script is a classic one. */
const appliedTypes = new Set([
  '',
  'text/javascript',
  'application/javascript',
  'module',
  'importmap',
  'speculationrules',
]);

/** Types of scripts that are data to browsers: no policy looks at them. */
const dataTypes = new Set(['application/ld+json', 'application/json']);

/** Elements that bring in a document, a plugin's content, or another meaning for the page's addresses. */
const refusedElements = new Set([
  'applet',
  'base',
  'embed',
  'fencedframe',
  'frame',
  'iframe',
  'object',
  'portal',
]);

/** Attributes by which an element loads what it shows. */
const loadingAttributes = ['src', 'srcset', 'poster', 'background'];

/** Elements that load only pictures. */
const pictureElements = new Set(['img', 'source']);

/** What of a page a `<link>` may ask for, each of which the policy has a directive for. */
const knownLinks = /^(?:alternate|apple-touch-icon|canonical|icon|manifest|preload)$/u;

/** An address of the site itself, from its root. */
const ownAddress = /^\/(?![/\\])/u;

/** Bytes of a page within which its character encoding must be declared (HTML, 4.2.5.4). */
const encodingLimit = 1024;

/** The hash of a text or of bytes as a policy and an `integrity` attribute write it (CSP3, 2.3.1; SRI, 3.1). */
export function hashOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

const quoted = (hash: string) => `'${hash}'`;

function beginningOf(text: string): string {
  return text.trim().slice(0, 80);
}

function typeOf({ attributes, text }: HtmlElement): string {
  if (attributes.has('language')) throw new Error(`a script with a language: ${beginningOf(text)}`);
  return (attributes.get('type') ?? '').trim().toLowerCase();
}

/** The `integrity` of a script that is a file. */
function integrityOf({ attributes }: HtmlElement): string[] {
  const address = attributes.get('src') ?? '';
  const hashes = (attributes.get('integrity') ?? '').split(/\s+/u).filter(Boolean);
  if (hashes.length === 0) {
    throw new Error(`a script without integrity: ${address}; put a copy of it into public/ and name that`);
  }
  if (!ownAddress.test(address) && !attributes.has('crossorigin')) {
    throw new Error(`a script of another host without crossorigin, which its integrity needs: ${address}`);
  }
  return hashes;
}

/**
 * @throws when an attribute holds code, or an address that the page would load in vain
 */
function checkAttributes({ name, attributes }: HtmlElement): void {
  for (const [attribute, value] of attributes) {
    if (/^on/iu.test(attribute)) throw new Error(`an event handler in the markup: <${name} ${attribute}>`);
    // Browsers pass over spaces and control characters in front of a scheme and in it (URL, 4.4).
    if (
      /^[\u0000- ]*j[\t\n\r]*a[\t\n\r]*v[\t\n\r]*a[\t\n\r]*s[\t\n\r]*c[\t\n\r]*r[\t\n\r]*i[\t\n\r]*p[\t\n\r]*t[\t\n\r]*:/iu.test(
        value,
      )
    ) {
      throw new Error(`script for an address: <${name} ${attribute}>`);
    }
    if (attribute === 'srcdoc') throw new Error(`a document in an attribute: <${name} srcdoc>`);
  }
  if (name === 'script') return;
  for (const attribute of loadingAttributes.filter((candidate) => attributes.has(candidate))) {
    if (!pictureElements.has(name)) throw new Error(`no directive is known for <${name} ${attribute}>`);
    const value = attributes.get(attribute) ?? '';
    const addresses = attribute === 'srcset' ? value.split(',').map((one) => one.trim()) : [value];
    for (const address of addresses) checkOwn(address, `<${name} ${attribute}>`);
  }
}

function checkOwn(address: string, place: string): void {
  if (!ownAddress.test(address)) throw new Error(`not an address of this site: ${address} in ${place}`);
}

/**
 * @throws when a link asks for what only an attribute of its own could make safe
 */
function checkLink({ attributes }: HtmlElement): void {
  const address = attributes.get('href') ?? '';
  for (const relation of (attributes.get('rel') ?? '').trim().toLowerCase().split(/\s+/u)) {
    if (relation === 'stylesheet')
      throw new Error(`a style sheet that does not stand in the page: ${address}`);
    if (!knownLinks.test(relation))
      throw new Error(`a link of an unknown kind: rel="${relation}" ${address}`);
    if (relation === 'preload' && !/^(?:font|image)$/u.test(attributes.get('as') ?? '')) {
      throw new Error(`a preload of an unknown kind: ${address}`);
    }
    if (!/^(?:alternate|canonical)$/u.test(relation)) checkOwn(address, `<link rel="${relation}">`);
  }
}

/**
 * @throws when a style sheet asks for anything outside of the site
 */
function checkStyle(css: string): void {
  if (/@import/iu.test(css)) throw new Error('a style sheet that imports another');
  for (const [, address = ''] of css.matchAll(/url\(\s*["']?([^"')]*)/giu)) {
    if (!address.startsWith('#')) checkOwn(address, 'a style sheet');
  }
}

function checkElement(element: HtmlElement): void {
  const { name, attributes } = element;
  if (refusedElements.has(name)) throw new Error(`an element that no page of this site has: <${name}>`);
  if (name === 'meta' && attributes.has('http-equiv')) {
    throw new Error(`a header in the markup: <meta http-equiv="${attributes.get('http-equiv')}">`);
  }
  if (name === 'form' || attributes.has('formaction')) {
    throw new Error(`<${name}> sends what is put into it; the policy allows no form`);
  }
  if (name === 'link') checkLink(element);
  if (name === 'script' && [...attributes.keys()].some((attribute) => /href$/u.test(attribute))) {
    throw new Error('a script inside of a drawing, with an address');
  }
  checkAttributes(element);
}

/** Each text once, in its order. */
const distinct = (texts: readonly string[]) => [...new Set(texts)];

function directive(name: string, sources: readonly string[]): string {
  return `${name} ${sources.length === 0 ? "'none'" : distinct(sources).join(' ')}`;
}

/**
 * The Content-Security-Policy of a page: what really stands in it, by its hash; pictures, fonts and the manifest of
 * the site; and requests by script to the site itself, which a static host answers with what anybody may read
 * (Lighthouse, for one, reads `robots.txt` from within the page). Nothing else. A script that is allowed may bring others
 * (`'strict-dynamic'`), and hands text to the browser as script only by a Trusted Types policy that the page itself
 * makes.
 *
 * What only a header can say, such as `frame-ancestors`, is no part of it (CSP3, 3.3).
 *
 * @throws when the page holds what such a policy would refuse or cannot vouch for, so that nothing is refused unseen
 */
export function policyOf(html: string): string {
  const elements = elementsOf(html);
  elements.forEach(checkElement);
  const scripts: string[] = [];
  const codes: string[] = [];
  for (const element of elements.filter(({ name }) => name === 'script')) {
    const type = typeOf(element);
    if (dataTypes.has(type)) continue;
    if (!appliedTypes.has(type)) throw new Error(`a script of an unknown type: ${type}`);
    if (element.attributes.has('src')) scripts.push(...integrityOf(element));
    else {
      scripts.push(hashOf(element.text));
      if (type !== 'speculationrules') codes.push(element.text);
    }
  }
  const hasCode = codes.length > 0 || elements.some(({ attributes }) => attributes.has('integrity'));
  const sheets = elements.filter(({ name }) => name === 'style').map(({ text }) => text);
  const attributes = elements.flatMap((element) => element.attributes.get('style') ?? []);
  [...sheets, ...attributes].forEach(checkStyle);
  const policies = codes.flatMap((code) =>
    [...code.matchAll(/trustedTypes\.createPolicy\('([\w-]+)'/gu)].map(([, name = '']) => name),
  );
  return [
    "default-src 'none'",
    directive('script-src', [...(hasCode ? ["'strict-dynamic'"] : []), ...scripts.map(quoted)]),
    directive('style-src', sheets.map(hashOf).map(quoted)),
    ...(attributes.length > 0
      ? [directive('style-src-attr', ["'unsafe-hashes'", ...attributes.map(hashOf).map(quoted)])]
      : []),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    directive('connect-src', ["'self'", ...outsideOrigins]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    directive('trusted-types', policies),
  ].join('; ');
}

/** A page whose scripts of the site's own carry the hash of their file, so that no other file can pass for it. */
export function withIntegrity(html: string, hashOfFile: (address: string) => string): string {
  const scripts = elementsOf(html).filter(
    ({ name, attributes }) =>
      name === 'script' && ownAddress.test(attributes.get('src') ?? '') && !attributes.has('integrity'),
  );
  return replaceElements(html, scripts, ({ start, end, attributes }) =>
    html
      .slice(start, end)
      .replace(/^<script/iu, (tag) => `${tag} integrity="${hashOfFile(attributes.get('src') ?? '')}"`),
  );
}

function encodingEnd(html: string): number {
  const declaration = elementsOf(html).find(
    ({ name, attributes }) => name === 'meta' && attributes.has('charset'),
  );
  if (!declaration) throw new Error('no <meta charset>');
  return Buffer.byteLength(html.slice(0, declaration.end));
}

/**
 * A page that begins its head with its own policy, before anything that the policy is about. Only where a policy is
 * so long that the character encoding would be declared too late does the declaration come before it.
 *
 * @throws as `policyOf` does, or when the page has no `<head>` or declares no encoding
 */
export function withPolicy(html: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/>`;
  const head = html.indexOf('<head>');
  if (head < 0) throw new Error('no <head>');
  const place = head + '<head>'.length;
  const page = html.slice(0, place) + meta + html.slice(place);
  if (encodingEnd(page) <= encodingLimit) return page;
  const declarations = elementsOf(html).filter(
    ({ name, attributes }) => name === 'meta' && attributes.has('charset'),
  );
  const rest = replaceElements(html, declarations);
  return `${rest.slice(0, place)}<meta charSet="utf-8"/>${meta}${rest.slice(place)}`;
}
