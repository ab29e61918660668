/** What is wrong with a page, and how to mend it. Any other error is the step's own fault, and needs its stack. */
export class PageError extends Error {
  override name = 'PageError';
}
