import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** An element of a page, with where it stands in the text, so that a page can be cut without being written anew. */
export interface HtmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Text inside it; only scripts and styles are asked for theirs. */
  text: string;
  /** Offsets in the page's text, in UTF-16 units, from its first tag to behind its last. */
  start: number;
  end: number;
}

function textOf(node: DefaultTreeAdapterTypes.Element): string {
  return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** Every element of a page in the order of its text, those in templates and for browsers without script included. */
export function elementsOf(html: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      const location = node.sourceCodeLocation;
      // The parser adds elements that a text may leave out, such as `<head>`; they have no place in it.
      if (location)
        found.push({
          name: node.tagName,
          attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
          text: textOf(node),
          start: location.startOffset,
          end: location.endOffset,
        });
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
    if ('content' in node) visit(node.content);
  };
  // What stands in a `<noscript>` is text to a browser with script, and elements to one without.
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return found;
}

/** A page with each of these elements replaced by a text, nothing by default. They must not hold one another. */
export function replaceElements(
  html: string,
  elements: readonly HtmlElement[],
  replacement: (element: HtmlElement) => string = () => '',
): string {
  return [...elements]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, element) => text.slice(0, element.start) + replacement(element) + text.slice(element.end),
      html,
    );
}
