import type { ComponentProps } from 'react';
import { largestPicture, pictureSize } from '@/content/picture-sizes';
import type { ReadyPicture } from '@/content/pictures';

export interface PictureProps extends Pick<ComponentProps<'img'>, 'ref' | 'onError'> {
  picture: ReadyPicture;
  /** Whether the picture loads at once and with high priority, instead of lazily. */
  isPriority: boolean;
}

/** The grid around pictures: two columns where they fit, otherwise one. */
export const pictureGrid = 'grid gap-x-8 gap-y-14 pb-24 two-columns:grid-cols-2 two-columns:gap-y-16';

/** The frame around a picture. */
export const pictureFrame =
  'relative mb-4 aspect-picture w-full max-w-picture overflow-hidden rounded-picture border border-hairline border-t-hairline-lit';

/**
 * The width of a picture in `pictureFrame` within `pictureGrid`: half of what `measure` leaves, or the window without its
 * gutters, up to half of its largest copy, minus the frame's border. Media conditions, because Safari before 26.4 knows no
 * `min()` here.
 */
export const pictureSizes = [
  `(min-width: calc(${largestPicture / 0.35}px + ${3 / 0.35}rem)) ${largestPicture - 2}px`,
  `(min-width: ${72 / 0.7}rem) calc(35vw - 3rem - 2px)`,
  '(min-width: 72rem) calc(33rem - 2px)',
  '(min-width: 56rem) calc(50vw - 3rem - 2px)',
  '(min-width: 40rem) and (min-aspect-ratio: 3/2) calc(50vw - 3rem - 2px)',
  `(min-width: calc(${largestPicture}px + 4rem)) ${largestPicture - 2}px`,
  '(min-width: 40rem) calc(100vw - 4rem - 2px)',
  'calc(100vw - 34px)',
].join(', ');

/** The attributes that every `img` of a picture has, but for its words and its file. */
export const imageAttributes = ({ colours }: ReadyPicture) =>
  ({
    ...pictureSize,
    // A slide's picture is decoded before it is shown. Decoding it again asynchronously would make it flash.
    decoding: 'sync',
    className: 'size-full object-cover text-label print:bg-none! forced-colors:bg-none!',
    // The picture's colours, until it is there. If it never comes, its alternative text stands on them.
    style: { backgroundImage: `linear-gradient(${colours})` },
  }) as const;

/** A picture that fills its frame. The browser chooses its format and width. */
export function Picture({ picture, isPriority, ...handlers }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={picture.srcSet} sizes={pictureSizes} />
      <img
        {...handlers}
        // `loading` is before `src`, because WebKit requests an eager image before React puts it into its `picture`.
        loading={isPriority ? 'eager' : 'lazy'}
        src={picture.src}
        fetchPriority={isPriority ? 'high' : 'auto'}
        {...imageAttributes(picture)}
        alt={picture.alt}
      />
    </picture>
  );
}
