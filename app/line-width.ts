/** In em, rather overestimated: no line may break where the design doesn't. */
export function lineWidth(line: string): number {
  const widths = [...line].map((letter) => {
    if (/[mw]/iu.test(letter)) return 0.9;
    return /[\p{Lu}\d]/u.test(letter) ? 0.63 : 0.439;
  });
  const sum = widths.reduce((all, width) => all + width, 0);
  // In a line of several words, spaces make up for wide letters.
  return line.includes(' ') ? sum : 1.12 * sum;
}

export const widest = (lines: readonly string[]) => Math.max(...lines.map(lineWidth));

/** Breaks one more line, so that the widest becomes as narrow as possible. */
export function breakOnce(lines: readonly string[]): readonly string[] {
  const text = lines.join('\n');
  const breaks = [...text.matchAll(/ /gu)].map(
    ({ index }) => `${text.slice(0, index)}\n${text.slice(index + 1)}`,
  );
  const ways = breaks.map((broken) => broken.split('\n'));
  return ways.toSorted((one, other) => widest(one) - widest(other))[0] ?? lines;
}
