import type { Ref } from 'react';
import type { PictureFile } from '@/content/picture-files';
import { fallbackWidth, pictureWidths } from '@/content/picture-widths';

/** A picture of which the server has copies in several widths and formats. */
export type PictureCopies = PictureFile & { alt: string };

interface PictureProps {
  picture: PictureCopies;
  /** Value of the `sizes` attribute: the width of the picture in the layout. */
  sizes: string;
  loading: 'eager' | 'lazy';
  fetchPriority: 'high' | 'auto';
  ref?: Ref<HTMLImageElement>;
}

/** A picture that fills its frame, in the best format and width for the browser. */
export function Picture({ picture, sizes, loading, fetchPriority, ref }: PictureProps) {
  const { alt, address, width, height, placeholder } = picture;
  const copies = pictureWidths.map((one) => `${address}-${one}.avif ${one}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={copies} sizes={sizes} />
      <img
        ref={ref}
        // Before `src`: WebKit would request that before the image is in its `picture`.
        loading={loading}
        src={`${address}-${fallbackWidth}.webp`}
        alt={alt}
        width={width}
        height={height}
        fetchPriority={fetchPriority}
        // A slide has been decoded by the time it is shown; decoding it again asynchronously would flash.
        decoding="sync"
        className="size-full object-cover text-label"
        style={{ backgroundImage: `linear-gradient(${placeholder.join(',')})` }}
      />
    </picture>
  );
}
