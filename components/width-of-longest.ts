import type { CSSProperties } from 'react';

/**
 * A style that sets `--longest`, from which a heading's type size is calculated: the width of its longest word in em,
 * at 0.6 em a letter. Undefined if that word has at most `usual` letters, for which the type size makes room anyway.
 */
export function widthOfLongest(text: string, usual: number): CSSProperties | undefined {
  const letters = Math.max(...text.split(/[\s-]/u).map((word) => word.length));
  return letters > usual ? ({ '--longest': Math.ceil(letters * 0.6) } as CSSProperties) : undefined;
}
