import { largestPicture, pictureSize } from '@/components/pictures/picture-sizes';

export interface ReadyPicture {
  alt: string;
  src: string;
  srcSet: string;
  colours: string;
}

interface PictureProps {
  picture: ReadyPicture;
  isPriority?: boolean;
}

/** From `pageWidth` and `two-columns`, minus the frame's border. Safari before 26.4 has no `min()` here. */
export const sizesAttribute = [
  `(min-width: calc(${largestPicture / 0.35}px + ${3 / 0.35}rem)) ${largestPicture - 2}px`,
  `(min-width: ${72 / 0.7}rem) calc(35vw - 3rem - 2px)`,
  '(min-width: 72rem) calc(33rem - 2px)',
  '(min-width: 56rem) calc(50vw - 3rem - 2px)',
  '(min-width: 40rem) and (min-aspect-ratio: 3/2) calc(50vw - 3rem - 2px)',
  `(min-width: calc(${largestPicture}px + 4rem)) ${largestPicture - 2}px`,
  '(min-width: 40rem) calc(100vw - 4rem - 2px)',
  'calc(100vw - 34px)',
].join(', ');

export const imageAttributes = ({ colours }: ReadyPicture) =>
  ({
    ...pictureSize,
    // Decoded again asynchronously, a slide would flash.
    decoding: 'sync',
    className: 'size-full object-cover text-label forced-colors:bg-none!',
    style: { backgroundImage: `linear-gradient(${colours})` },
  }) as const;

export function Picture({ picture, isPriority }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={picture.srcSet} sizes={sizesAttribute} />
      <img
        // Before `src`, which WebKit requests at once if script creates the picture.
        loading={isPriority ? 'eager' : 'lazy'}
        src={picture.src}
        // `start.ts` waits for the image with `fetchpriority=high`.
        fetchPriority={isPriority ? 'high' : 'auto'}
        {...imageAttributes(picture)}
        alt={picture.alt}
      />
    </picture>
  );
}
