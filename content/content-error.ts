/** A mistake in `content/`, such as `content/site.json: field "name": must not be empty`. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(file: string, place: string, wanted: string) {
    super(`${file}: ${place}: ${wanted}`);
  }
}
