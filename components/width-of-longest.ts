import type { CSSProperties } from 'react';

/** An upper estimate of a letter's width in em, so that a word of wide letters fits too. */
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
