/** Pages whose words are not in `content/pages.json`, such as one per project. */
export const furtherPages: readonly object[] = [];
