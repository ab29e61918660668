import type { CheerioAPI } from 'cheerio';
import type { Service } from '@/scripts/export/services';
import { ownScripts } from '@/scripts/export/page-script';

/** The path of a page's address, such as `/work`, from the path of its file below `out/`. */
export const pathOf = (file: string) => `/${file.replace(/(?:(?:^|\/)index)?\.html$/u, '')}`;

/** A rule that applies when the pointer rests on a matching link, or a finger touches it. */
const ruleFor = (where: object) => [{ where, eagerness: 'moderate' }];
const linksTo = (paths: string | readonly string[]) => ({ href_matches: paths });

/**
 * Rules with which browsers load the next page before the click. They prerender every page except those that may run a
 * script of the owner's or of a service: such a script could count a visit that never happens. These pages are only
 * prefetched.
 *
 * @param pages every exported page by its path below `out/`
 * @returns the JSON of https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(
  pages: ReadonlyMap<string, CheerioAPI>,
  services: readonly Service[],
): object {
  const withScript = [...pages].filter(([, page]) => page(ownScripts).length > 0);
  if (services.some((service) => service['script-src']) || withScript.length === pages.size)
    return { prefetch: ruleFor(linksTo('/*')) };
  if (withScript.length === 0) return { prerender: ruleFor(linksTo('/*')) };
  const paths = withScript.map(([file]) => pathOf(file));
  return {
    prerender: ruleFor({ and: [linksTo('/*'), { not: linksTo(paths) }] }),
    prefetch: ruleFor(linksTo(paths)),
  };
}
