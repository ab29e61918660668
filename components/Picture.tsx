import type { Ref } from 'react';
import type { PictureFile } from '@/content/picture-files';
import { fallbackWidth, pictureSize, pictureWidths } from '@/content/picture-sizes';

/** A picture of which the server has copies in several widths and formats. */
export type PictureCopies = PictureFile & { alt: string };

export interface PictureProps {
  picture: PictureCopies;
  /** Whether the picture loads at once and with high priority, instead of lazily. */
  isPriority: boolean;
  ref?: Ref<HTMLImageElement>;
}

/** Width of a card's picture: half the page in windows from 1024 px on, otherwise the window minus its margins. */
const sizes =
  '(min-width: 1152px) 526px, (min-width: 1024px) calc(50vw - 50px), (min-width: 640px) calc(100vw - 66px), calc(100vw - 34px)';

/** An opacity of 30 % in hexadecimal. On colours this faint, a failed picture's alt text has a contrast of 4.5:1. */
const faint = '4d';

/** A picture that fills its frame. The browser chooses its format and width. */
export function Picture({ picture, isPriority, ref }: PictureProps) {
  const { alt, address, placeholder } = picture;
  const copies = pictureWidths.map((one) => `${address}-${one}.avif ${one}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={copies} sizes={sizes} />
      <img
        ref={ref}
        // `loading` is before `src`, because WebKit requests an eager image before React puts it into its `picture`.
        loading={isPriority ? 'eager' : 'lazy'}
        src={`${address}-${fallbackWidth}.webp`}
        alt={alt}
        {...pictureSize}
        fetchPriority={isPriority ? 'high' : 'auto'}
        // A slide's picture is decoded before it is shown. Decoding it again asynchronously would make it flash.
        decoding="sync"
        className="size-full bg-surface-raised object-cover text-label"
        style={{
          backgroundImage: `linear-gradient(${placeholder.map((colour) => colour + faint).join(',')})`,
        }}
      />
    </picture>
  );
}
