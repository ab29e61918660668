import letterWidths from '@/content/generated/letter-widths.json';

/** The letter spacing of very large type in em. */
export const tracking = -0.04;

/** The width of a line of very large type in em. */
export const widthOfLine = (line: string) =>
  [...line.normalize()].reduce((sum, letter) => sum + (Reflect.get(letterWidths, letter) ?? 0) + tracking, 0);
