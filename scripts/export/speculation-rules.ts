import type { CheerioAPI } from 'cheerio';
import { ownScripts } from '@/scripts/export/page-script';

/**
 * Adds the rule by which browsers load the page behind a link before the click. They prerender it, or only prefetch it if a
 * script of the owner's could count a visit that never happens.
 *
 * @param path the page's own path, which the rule leaves out
 */
export function addSpeculationRule(page: CheerioAPI, path: string): void {
  const mayCount = page(ownScripts).length > 0;
  // These have a meaning in a URL pattern.
  const own = path.replaceAll(/[+*?:(){}\\]/gu, String.raw`\$&`);
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: own } }] };
  const rules = { [mayCount ? 'prefetch' : 'prerender']: [{ where, eagerness: 'moderate' }] };
  page('<script type="speculationrules">').text(JSON.stringify(rules)).appendTo('body');
}
