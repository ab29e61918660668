import type { CheerioAPI } from 'cheerio';
import type { Service } from '@/content/services';
import { ownScripts } from '@/scripts/export/page-script';

/** The address of a page, or of all, as a URL pattern. */
type Addresses = string | readonly string[];

/** Applies when the pointer rests on a link to a page, or a finger touches it. */
const ruleFor = (where: object) => [{ where, eagerness: 'moderate' }];
const to = (addresses: Addresses) => ({ href_matches: addresses });

/**
 * Rules by which browsers load the next page before the click. A page is prerendered unless it may run a script of the
 * owner's or of a service: that could count visits that never happen, so the page is only prefetched.
 *
 * @param pages every exported page by its path below `out/`
 * @returns the JSON of https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(
  pages: ReadonlyMap<string, CheerioAPI>,
  services: readonly Service[],
): object {
  const withScript = [...pages].filter(([, page]) => page(ownScripts).length > 0);
  const addresses = services.some((service) => service['script-src'])
    ? ['/*']
    : withScript.map(([file]) => `/${file.replace(/(?:(?:^|\/)index)?\.html$/u, '')}`);
  if (addresses.length === 0) return { prerender: ruleFor(to('/*')) };
  return {
    prerender: ruleFor({ and: [to('/*'), { not: to(addresses) }] }),
    prefetch: ruleFor(to(addresses)),
  };
}
