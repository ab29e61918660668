import type { CheerioAPI } from 'cheerio';
import { site } from '@/content/site';
import { executableScripts } from '@/scripts/export/page-script';

/** The sources of each directive of a Content-Security-Policy. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** The attributes by which elements request an address, each with the directive that must allow it (CSP 3, 6.1). */
const requestingAttributes = [
  ['img-src', 'src', 'img, input'],
  ['img-src', 'srcset', 'img, source'],
  ['img-src', 'imagesrcset', 'link[as=image]'],
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
  // Not this site's files, which have `integrity` from `addPolicy`, and are allowed. `//` begins another site's address.
  ['script-src', 'src', `${executableScripts}:not([integrity][src^="/"]:not([src^="//"]))`],
] as const;

/** The sources by which a directive may allow an address: first `'self'` or its origin, if it has one, then its scheme. */
function sourcesOf(address: string): string[] {
  const { origin, protocol } = new URL(address, site.address);
  if (origin === 'null') return [protocol];
  return [origin === site.address ? "'self'" : origin, protocol];
}

/** The addresses of a `srcset`, a list such as `/a.avif 480w, data:,x 680w`. */
export const addressesIn = (srcset: string) =>
  [...srcset.matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s[^,]*)?(?:,|$)/gu)].map(([, address = '']) => address);

/** Throws if a page's policy would block what the page requests. `npm run dev` and previews have no policy. */
export function refuseBlocked(page: CheerioAPI, policy: Policy): void {
  function check(directive: string, element: string, address: string): void {
    // If a form's action is a function, React makes it an address that only throws.
    if (!address || address.startsWith('javascript:')) return;
    const sources = sourcesOf(address);
    if (sources.some((source) => policy[directive]?.includes(source))) return;
    // Every file of this site comes with `X-Frame-Options: DENY`.
    const isFrameOfThisSite = /^(?:frame|object)-src$/u.test(directive) && sources[0] === "'self'";
    const way = isFrameOfThisSite ? 'link to it' : `allow ${sources[0]} in scripts/export/page-policy.ts`;
    throw new Error(`${directive} blocks ${address.slice(0, 80)} (${element}) in production: ${way}`);
  }
  for (const [directive, attribute, elements] of requestingAttributes)
    for (const { name, attribs } of page(elements)) {
      const value = attribs[attribute] ?? '';
      for (const address of attribute.endsWith('srcset') ? addressesIn(value) : [value])
        check(directive, `<${name} ${attribute}>`, address);
    }
  const styles = [page('style').text(), ...[...page('[style]')].map(({ attribs }) => attribs['style'])];
  // Such as `@import "/a.css"`, `@import url(/a.css)` or `url("/a.png")`.
  const inStyles = styles
    .join('\n')
    .matchAll(/(?:(@import)\s+(?:url\(\s*)?|url\(\s*)(["']?)(.*?)\2(?=[\s);])/gu);
  for (const [, sheet, , address = ''] of inStyles)
    check(
      sheet ? 'style-src' : /^data:[^,]*font|\.(?:woff2?|[ot]tf)\b/u.test(address) ? 'font-src' : 'img-src',
      'in a style',
      address,
    );
  for (const { name, attribs } of page('html *'))
    if (Object.keys(attribs).some((attribute) => /^(?:on.*|srcdoc)$/u.test(attribute)))
      throw new Error(
        `script-src blocks the script in an attribute of <${name}> in production: write an island`,
      );
}
