import type { CheerioAPI } from 'cheerio';
import { site } from '@/content/site';
import { executableScripts } from '@/scripts/export/page-script';

/** The sources of each directive of a Content-Security-Policy. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** The attributes by which elements request an address, each with the directive that must allow it (CSP 3, 6.1). */
const requests = [
  ['img-src', 'src', 'img, input'],
  ['img-src', 'srcset', 'img, source'],
  ['img-src', 'poster', 'video'],
  ['img-src', 'href', 'image, feImage, link[rel~=icon], link[as=image]'],
  ['media-src', 'src', 'audio, video, source, track'],
  ['frame-src', 'src', 'iframe'],
  ['object-src', 'src', 'embed'],
  ['object-src', 'data', 'object'],
  ['form-action', 'action', 'form'],
  ['form-action', 'formaction', 'button, input'],
  ['base-uri', 'href', 'base'],
  ['connect-src', 'href', 'link[as=fetch]'],
  ['manifest-src', 'href', 'link[rel=manifest]'],
  ['style-src', 'href', 'link[rel=stylesheet]'],
  ['font-src', 'href', 'link[as=font]'],
  ['script-src', 'src', `${executableScripts}:not([integrity])`],
] as const;

/** Whether a directive's sources hold the scheme or the origin of an address. They may name origins in no other way. */
function allows(sources: readonly string[], address: string): boolean {
  const { origin, protocol } = new URL(address, site.address);
  return sources.includes(protocol) || sources.includes(origin === site.address ? "'self'" : origin);
}

/** Throws if a page's policy would block what the page requests. `npm run dev` and previews have no policy. */
export function refuseBlocked(page: CheerioAPI, policy: Policy): void {
  function check(directive: string, element: string, address: string): void {
    // React gives a form whose action is a function an address that only throws.
    if (!address || address.startsWith('javascript:') || allows(policy[directive] ?? [], address)) return;
    const isOwnFrame = /^(?:frame|object)-src$/u.test(directive) && allows(["'self'"], address);
    // Every file of this site comes with `X-Frame-Options: DENY`.
    const way = isOwnFrame ? 'link to it' : 'allow its origin in scripts/export/page-policy.ts';
    throw new Error(`${directive} blocks ${address} (${element}) in production: ${way}`);
  }
  for (const [directive, attribute, elements] of requests)
    for (const { name, attribs } of page(elements)) {
      const value = attribs[attribute] ?? '';
      const addresses = attribute === 'srcset' ? value.split(/\s[^,]*,\s*|\s/u) : [value];
      for (const address of addresses) check(directive, `<${name} ${attribute}>`, address);
    }
  const styles = [page('style').text(), ...[...page('[style]')].map(({ attribs }) => attribs['style'])];
  const inStyles = styles.join('\n').matchAll(/(?:(@import)\s+(?:url\()?|url\()["'\s]*([^"')\s]+)/gu);
  for (const [, sheet, address = ''] of inStyles)
    check(
      sheet ? 'style-src' : /\.(?:woff2?|[ot]tf)\b/u.test(address) ? 'font-src' : 'img-src',
      'in a style',
      address,
    );
  for (const { name, attribs } of page('html *'))
    if (Object.keys(attribs).some((attribute) => /^(?:on.*|srcdoc)$/u.test(attribute)))
      throw new Error(
        `script-src blocks the script in an attribute of <${name}> in production: write an island`,
      );
}
