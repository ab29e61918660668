import type { CSSProperties } from 'react';

/** The width of an average letter in em, rounded up. */
export const emPerLetter = 0.6;

/** Letters in the longest word for which each kind of heading makes room by itself (`fontSize` in tailwind.config.ts). */
export const usualLetters = { title: 15, page: 8, display: 13, stage: 4 } as const;

/**
 * A style that sets `--longest`, from which a heading's type size is calculated: the width of its longest word in em.
 * Undefined if the type size makes room for that word anyway.
 */
export function widthOfLongest(text: string, heading: keyof typeof usualLetters): CSSProperties | undefined {
  const letters = Math.max(...text.split(/[\s-]/u).map((word) => word.length));
  return letters > usualLetters[heading]
    ? ({ '--longest': Math.ceil(letters * emPerLetter) } as CSSProperties)
    : undefined;
}

/** A style that sets `--line`: the width of the longest of a heading's lines in em, at 0.47 em per letter or space. */
export function widthOfLine(lines: readonly string[]): CSSProperties {
  return { '--line': (Math.max(...lines.map((line) => line.length)) * 0.47).toFixed(1) } as CSSProperties;
}
