/** About how wide a line of large letters is, in em. Rather too much than too little, so that a phone does not break it. */
export function lineWidth(line: string): number {
  const widths = [...line].map((letter) => {
    if (/[mw]/iu.test(letter)) return 0.9;
    return /[\p{Lu}\d]/u.test(letter) ? 0.63 : 0.439;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}
