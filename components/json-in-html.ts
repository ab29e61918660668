/**
 * JSON that may stand in a `script` element: a `<` in one of its texts could otherwise end the element early, or
 * open a comment. https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
