import { plainCarousel, type PlainCarouselOptions } from '@/scripts/bench/plain-carousel';
import { elementsOf, replaceElements, type HtmlElement } from '@/scripts/export/html-elements';

/** Types of `script` elements that hold data, which a page written by hand would hold as well. */
const dataTypes = new Set(['application/ld+json', 'speculationrules']);

function isScript({ name, attributes }: HtmlElement): boolean {
  if (name === 'script') return !dataTypes.has(attributes.get('type') ?? '');
  return name === 'link' && (attributes.get('as') === 'script' || attributes.get('rel') === 'modulepreload');
}

/** A policy in the page would know the scripts that it had, and refuse the one that takes their place. */
function isPolicy({ name, attributes }: HtmlElement): boolean {
  return name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy';
}

/**
 * The floor that a page is measured against: the same markup, style and pictures with every script taken out, as if
 * it were written by hand, and, where it has carousels, a plain one of a few lines put in.
 */
export function floorOf(html: string, options?: PlainCarouselOptions): string {
  const still = replaceElements(
    html,
    elementsOf(html).filter((element) => isScript(element) || isPolicy(element)),
  );
  return options ? still.replace('</body>', () => `${plainCarousel(options)}</body>`) : still;
}
