/** What the nodes of a browser and those of the export have in common. */
export interface HashedNode {
  readonly nodeType: number;
  readonly nodeValue?: string | null;
  readonly tagName?: string;
  readonly attributes?: Iterable<{ name: string; value: string }>;
  readonly childNodes?: Iterable<HashedNode>;
}

/** Elements whose content React does not render, or that a browser parses in its own way. */
const opaque = /^(?:script|template|noscript)$/u;

/**
 * A text that stands for the elements and texts in `body` before its child `end`. React would make the whole document anew
 * if these differed from what the export holds. It tolerates other attributes, comments between elements, elements after
 * `end` or outside `body`, and elements in `body` itself that it did not render.
 *
 * @param rendered the result for the exported page, or nothing in the export itself
 * @returns a number of 32 bits, and the names of the elements in `body` that it counts
 */
export function hashOf(body: HashedNode, end: HashedNode, rendered?: string): string {
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
    add(`<${name}>`);
    const isData = [...attributes].some(({ name, value }) => name === 'type' && value.endsWith('json'));
    if (!opaque.test(name) || isData) for (const child of childNodes) walk(child);
    add('</>');
  }
  const [, ...expected] = rendered?.split(' ') ?? [];
  const counted: string[] = [];
  for (const node of body.childNodes ?? []) {
    if (node === end) break;
    const name = node.tagName?.toLowerCase();
    if (name && rendered && name !== expected[counted.length]) continue;
    if (name) counted.push(name);
    walk(node);
  }
  return [hash, ...counted].join(' ');
}
