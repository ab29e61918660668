/** A fault in a page and its fix. Any other error is a bug in the export, so its stack is printed. */
export class PageError extends Error {
  override name = 'PageError';
}
