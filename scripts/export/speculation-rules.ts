import type { CheerioAPI } from 'cheerio';
import type { Service } from '@/scripts/export/services';
import { ownScripts } from '@/scripts/export/page-script';

/**
 * Makes the rule by which browsers load the page behind a link before the click. They prerender it, or only prefetch it
 * if a page or a service may run a script: such a script could count a visit that never happens.
 *
 * @returns a function that makes the rule of the page at a path, which that page itself is exempt from, as the JSON of
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(
  pages: readonly CheerioAPI[],
  services: readonly Service[],
): (path: string) => string {
  const mayCount =
    services.some((service) => service['script-src']) || pages.some((page) => page(ownScripts).length > 0);
  return (path) => {
    const where = { and: [{ href_matches: '/*' }, { not: { href_matches: path } }] };
    return JSON.stringify({ [mayCount ? 'prefetch' : 'prerender']: [{ where, eagerness: 'moderate' }] });
  };
}
