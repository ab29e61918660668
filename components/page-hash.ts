/** What the nodes of a browser and those of the export have in common. */
export interface HashedNode {
  readonly nodeType: number;
  readonly nodeValue?: string | null;
  readonly tagName?: string;
  readonly attributes?: Iterable<{ name: string; value: string }>;
  readonly childNodes?: Iterable<HashedNode>;
}

/** Elements whose content React does not render, or that a browser parses in its own way. */
const skipped = /^(?:script|template|noscript)$/u;

/**
 * A number of 32 bits for the elements and texts in `body` before its child `end`. React would make the whole document
 * anew if these differed from what the export holds. It tolerates other attributes, other comments between elements, and elements after
 * `end` or outside `body`.
 */
export function hashOf(body: HashedNode, end: HashedNode): number {
  let hash = 0;
  function add(text: string): void {
    for (let index = 0; index < text.length; index += 1)
      hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  }
  function walk({ nodeType, nodeValue, tagName, attributes = [], childNodes = [] }: HashedNode): void {
    if (nodeType === 3) add(`${nodeValue}\n`);
    // Comments with which React separates texts, and marks its boundaries.
    if (nodeType === 8 && /^(?: |\/?\$)$/u.test(nodeValue ?? '')) add(`${nodeValue}`);
    if (!tagName) return;
    const name = tagName.toLowerCase();
    const isData = [...attributes].some(({ name, value }) => name === 'type' && value.endsWith('json'));
    if (skipped.test(name) && !isData) return;
    add(`<${name}>`);
    for (const child of childNodes) walk(child);
    add('</>');
  }
  for (const node of body.childNodes ?? []) {
    if (node === end) break;
    walk(node);
  }
  return hash;
}
