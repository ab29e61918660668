/**
 * Scripts and styles of Next's that no page and no other script of theirs names any more.
 *
 * @param texts text of every page, script and style by its path below `out/`
 */
export function unreached(texts: ReadonlyMap<string, string>): string[] {
  const nameOf = (file: string) => file.split('/').at(-1) ?? '';
  const isChunk = (file: string) => file.startsWith('_next/static/chunks/');
  const reached = new Set([...texts.keys()].filter((file) => !isChunk(file)));
  // A set grows while it is gone through, so what a reached file names is gone through in its turn.
  for (const file of reached) {
    const text = texts.get(file) ?? '';
    for (const other of texts.keys()) {
      if (!reached.has(other) && text.includes(nameOf(other))) reached.add(other);
    }
  }
  return [...texts.keys()].filter((file) => !reached.has(file));
}
