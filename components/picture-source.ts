import { pictureWidths } from '@/content/picture-widths';

/** The copies of one picture, as they are on the server. */
export interface PictureCopies {
  /** Address up to the width and the ending. */
  address: string;
  /** Size of the original in px. */
  width: number;
  height: number;
  /** Colours from top to foot, shown until the picture has arrived. */
  placeholder: readonly string[];
}

/** The `srcset` of a picture in one format: every copy by its width. */
export function pictureSource({ address }: PictureCopies, format: 'avif' | 'webp'): string {
  return pictureWidths.map((width) => `${address}-${width}.${format} ${width}w`).join(', ');
}
