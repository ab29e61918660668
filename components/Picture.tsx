import type { Ref } from 'react';
import type { PictureFile } from '@/content/picture-files';
import { fallbackWidth, pictureSize, pictureWidths } from '@/content/picture-sizes';

/** A picture of which the server has copies in several widths and formats. */
export type PictureCopies = PictureFile & { alt: string };

export interface PictureProps {
  picture: PictureCopies;
  /** Loads it before everything else, instead of lazily when it comes near the window. */
  isPriority: boolean;
  ref?: Ref<HTMLImageElement>;
}

/** Width of a card's picture within its frame: half the page from 1024 px on, and the window without its margins below. */
const sizes =
  '(min-width: 1152px) 526px, (min-width: 1024px) calc(50vw - 50px), (min-width: 640px) calc(100vw - 66px), calc(100vw - 34px)';

/** Opacity of 30 %, for a hexadecimal colour: the alt text of a failed picture has 4.5:1 on any colour this faint. */
const faint = '4d';

/** A card's picture, which fills its frame, in the best format and width for the browser. */
export function Picture({ picture, isPriority, ref }: PictureProps) {
  const { alt, address, placeholder } = picture;
  const copies = pictureWidths.map((one) => `${address}-${one}.avif ${one}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={copies} sizes={sizes} />
      <img
        ref={ref}
        // Before `src`: WebKit requests the address of an eager image before the image is in its `picture`.
        loading={isPriority ? 'eager' : 'lazy'}
        src={`${address}-${fallbackWidth}.webp`}
        alt={alt}
        {...pictureSize}
        fetchPriority={isPriority ? 'high' : 'auto'}
        // A slide has been decoded by the time it is shown; decoding it again asynchronously would flash.
        decoding="sync"
        className="size-full bg-surface-raised object-cover text-label"
        style={{
          backgroundImage: `linear-gradient(${placeholder.map((colour) => colour + faint).join(',')})`,
        }}
      />
    </picture>
  );
}
