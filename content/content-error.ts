/** A mistake in `content/`, described in one sentence. */
export class ContentError extends Error {
  override name = 'ContentError';

  /**
   * @param file the file below the project's root, such as `content/projects.json`
   * @param place the entry and the field, such as `entry 2 "PayGrids", field "link"`
   * @param wanted what is wrong or wanted, such as `must be an https address`
   */
  constructor(file: string, place: string, wanted: string) {
    super(`${file}: ${place}: ${wanted}`);
  }
}
