/**
 * Asks the browser to prerender a page of this site once a visitor is about to go there: the pointer rests on the
 * link, or a finger touches it (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Data, not script;
 * browsers that do not know it pass it over.
 */
export function PrerenderRules() {
  const rules = { prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] };
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
