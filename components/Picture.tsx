import type { Ref } from 'react';
import type { PictureFile } from '@/content/picture-files';
import { fallbackWidth, pictureSize, pictureWidths } from '@/content/picture-sizes';

/** A picture of which the server has copies in several widths and formats. */
export type PictureCopies = PictureFile & { alt: string };

interface PictureProps {
  picture: PictureCopies;
  /** Loads it before everything else, instead of lazily when it comes near the window. */
  isFirst: boolean;
  ref?: Ref<HTMLImageElement>;
}

/** Width of a card's picture: half the page from 1024 px on, and the window without its margins below. */
const sizes =
  '(min-width: 1152px) 528px, (min-width: 1024px) calc(50vw - 48px), (min-width: 640px) calc(100vw - 64px), calc(100vw - 32px)';

/** A card's picture, which fills its frame, in the best format and width for the browser. */
export function Picture({ picture, isFirst, ref }: PictureProps) {
  const { alt, address, placeholder } = picture;
  const copies = pictureWidths.map((one) => `${address}-${one}.avif ${one}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={copies} sizes={sizes} />
      <img
        ref={ref}
        // Before `src`: WebKit requests the address of an eager image before the image is in its `picture`.
        loading={isFirst ? 'eager' : 'lazy'}
        src={`${address}-${fallbackWidth}.webp`}
        alt={alt}
        {...pictureSize}
        fetchPriority={isFirst ? 'high' : 'auto'}
        // A slide has been decoded by the time it is shown; decoding it again asynchronously would flash.
        decoding="sync"
        className="size-full object-cover text-label"
        style={{ backgroundImage: `linear-gradient(${placeholder.join(',')})` }}
      />
    </picture>
  );
}
