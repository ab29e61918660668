import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { PictureFile } from '@/content/picture-files';
import {
  fallbackWidth,
  largestPicture,
  largestSize,
  pictureSize,
  pictureWidths,
} from '@/content/picture-sizes';

/** A picture of which the server has copies in several widths and formats. */
export type PictureCopies = PictureFile & { alt: string };

export interface PictureProps extends Pick<ComponentProps<'img'>, 'ref' | 'onError'> {
  picture: PictureCopies;
  /** Whether the picture loads at once and with high priority, instead of lazily. */
  isPriority: boolean;
}

/** The grid around pictures: two columns where they fit, otherwise one. */
export const pictureGrid = 'grid gap-x-8 gap-y-14 pb-24 two-columns:grid-cols-2 two-columns:gap-y-16';

/** The style of a grid of portraits. No utility, which the style sheet of every page would have. */
export const portraitGrid = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))' };

/** The style of a portrait's `pictureFrame`. A face as wide as other pictures would fill the window. */
export const portraitFrame = { aspectRatio: '3 / 4', maxWidth: '25rem' };

/** The frame around a picture. */
export const pictureFrame =
  'relative mb-4 aspect-picture w-full max-w-picture overflow-hidden rounded-picture border border-hairline border-t-hairline-lit';

/**
 * The width of a picture in `pictureFrame` within `pictureGrid`: half of what `measure` leaves, or the window without its
 * gutters, up to half of its largest copy, minus the frame's border. Media conditions, because Safari before 26.4 knows no
 * `min()` here.
 */
export function sizesOf({ shape }: PictureFile): string {
  if (shape) return `(min-width: 27rem) ${portraitFrame.maxWidth}, calc(100vw - 34px)`;
  return [
    `(min-width: calc(${largestPicture / 0.35}px + ${3 / 0.35}rem)) ${largestPicture - 2}px`,
    `(min-width: ${72 / 0.7}rem) calc(35vw - 3rem - 2px)`,
    '(min-width: 72rem) calc(33rem - 2px)',
    '(min-width: 56rem) calc(50vw - 3rem - 2px)',
    '(min-width: 40rem) and (min-aspect-ratio: 3/2) calc(50vw - 3rem - 2px)',
    `(min-width: calc(${largestPicture}px + 4rem)) ${largestPicture - 2}px`,
    '(min-width: 40rem) calc(100vw - 4rem - 2px)',
    'calc(100vw - 34px)',
  ].join(', ');
}

/** The `srcset` of a picture's AVIF copies. */
export const copiesOf = ({ address, shape }: PictureFile) =>
  pictureWidths
    .map((side) => `${address}-${side}.avif ${(side * largestSize(shape).width) / pictureSize.width}w`)
    .join(', ');

/** The attributes that every `img` of a picture has, but for its words and its file. */
export const imageAttributes = ({ placeholder, hasReversedInk, shape }: PictureCopies) =>
  ({
    ...largestSize(shape),
    // A slide's picture is decoded before it is shown. Decoding it again asynchronously would make it flash.
    decoding: 'sync',
    className: clsx(
      'size-full object-cover text-label print:bg-none! forced-colors:bg-none!',
      hasReversedInk && 'text-ink-reversed',
    ),
    // The picture's colours, until it is there. If it never comes, its alternative text stands on them.
    style: { backgroundImage: `linear-gradient(${placeholder.join(',')})` },
  }) as const;

/** A picture that fills its frame. The browser chooses its format and width. */
export function Picture({ picture, isPriority, ...handlers }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={copiesOf(picture)} sizes={sizesOf(picture)} />
      <img
        {...handlers}
        // `loading` is before `src`, because WebKit requests an eager image before React puts it into its `picture`.
        loading={isPriority ? 'eager' : 'lazy'}
        src={`${picture.address}-${fallbackWidth}.webp`}
        fetchPriority={isPriority ? 'high' : 'auto'}
        {...imageAttributes(picture)}
        alt={picture.alt}
      />
    </picture>
  );
}
