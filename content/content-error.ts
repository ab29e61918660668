/** A mistake in `content/`: its message is one sentence a person can act on. */
export class ContentError extends Error {
  override name = 'ContentError';

  /**
   * @param file the file below the project's root, such as `content/projects.json`
   * @param place the entry and the field, such as `project 2 "PayGrids", field "link"`
   * @param wanted what the field must be, such as `must be an https address`
   */
  constructor(file: string, place: string, wanted: string) {
    super(`${file}: ${place}: ${wanted}`);
  }
}
