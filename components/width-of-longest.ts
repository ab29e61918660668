import type { CSSProperties } from 'react';

/**
 * Tells a heading's type size how wide its longest word is, if that word has more letters than the size makes room for.
 * A letter counts as 0.6 em.
 */
export function widthOfLongest(text: string, usual: number): CSSProperties | undefined {
  const letters = Math.max(...text.split(/[\s-]/u).map((word) => word.length));
  return letters > usual ? ({ '--longest': Math.ceil(letters * 0.6) } as CSSProperties) : undefined;
}
