import type { Ref } from 'react';
import { pictureWidths } from '@/content/picture-widths';

/** A picture and its copies on the server. */
export interface PictureCopies {
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** Address of the copies, up to the width and the ending. */
  address: string;
  /** Size of the original in px. */
  width: number;
  height: number;
  /** Colours from top to foot, shown until the picture has arrived. */
  placeholder: readonly string[];
}

interface PictureProps {
  picture: PictureCopies;
  /** Width that the layout gives the picture, in the terms of the `sizes` attribute. */
  sizes: string;
  /** Asks for the picture at once, before others; for the one that a visitor sees first. */
  isUrgent: boolean;
  ref?: Ref<HTMLImageElement>;
}

/** Every copy of a picture in one format by its width, for `srcset`. */
function sourceSet({ address }: PictureCopies, format: 'avif' | 'webp'): string {
  return pictureWidths.map((width) => `${address}-${width}.${format} ${width}w`).join(', ');
}

/** A picture that fills its frame, in the best format and the fitting width; its colours stand in until it is there. */
export function Picture({ picture, sizes, isUrgent, ref }: PictureProps) {
  const { alt, address, width, height, placeholder } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        ref={ref}
        // Before the addresses: WebKit would ask for them before the image is in its `picture`.
        loading={isUrgent ? 'eager' : 'lazy'}
        sizes={sizes}
        srcSet={sourceSet(picture, 'webp')}
        src={`${address}-800.webp`}
        alt={alt}
        width={width}
        height={height}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        // A slide is decoded before it is shown: decoding it again apart from the page would flash.
        decoding="sync"
        className="size-full object-cover text-label"
        style={{ backgroundImage: `linear-gradient(${placeholder.join(',')})` }}
      />
    </picture>
  );
}
