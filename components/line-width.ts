/** In em. Rather too large than too small: a phone must not break the line. */
export function lineWidth(line: string): number {
  const widths = [...line].map((letter) => {
    if (/[mw]/iu.test(letter)) return 0.9;
    return /[\p{Lu}\d]/u.test(letter) ? 0.63 : 0.439;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}
