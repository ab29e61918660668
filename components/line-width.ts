/**
 * About how wide a line of the headline or of a share card is, in em. It adds up average widths of letters, rather too large
 * than too small, so that a phone does not break the line.
 */
export function lineWidth(line: string): number {
  const widths = [...line].map((letter) => {
    if (/[mw]/iu.test(letter)) return 0.9;
    return /[\p{Lu}\d]/u.test(letter) ? 0.63 : 0.439;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}
