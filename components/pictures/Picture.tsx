import { largestPicture, pictureSize } from '@/components/pictures/picture-sizes';

/** What browsers need to show a picture. */
export interface ReadyPicture {
  alt: string;
  /** Address of the WebP copy, for browsers and search engines without AVIF. */
  src: string;
  /** The AVIF copies, as an `img` wants them. */
  srcSet: string;
  /** Colours at its top, middle and bottom, shown until it has loaded. Dark enough for text in `ink`. */
  colours: string;
}

interface PictureProps {
  picture: ReadyPicture;
  /** Whether the picture loads at once and with high priority, instead of lazily. */
  isPriority?: boolean;
}

/**
 * The width of a picture on the work page, minus 2 px for its frame's border: it follows from `pageWidth` and
 * `two-columns` in `tailwind.config.ts`. Media conditions, because Safari before 26.4 knows no `min()` here.
 */
export const sizesAttribute = [
  // Two columns, in a page of its largest width: 35vw - 3rem is as wide as the largest picture.
  `(min-width: calc(${largestPicture / 0.35}px + ${3 / 0.35}rem)) ${largestPicture - 2}px`,
  // In a page of 70vw, which is at least 72rem.
  `(min-width: ${72 / 0.7}rem) calc(35vw - 3rem - 2px)`,
  // In a page of 72rem.
  '(min-width: 72rem) calc(33rem - 2px)',
  // In a page as wide as the window.
  '(min-width: 56rem) calc(50vw - 3rem - 2px)',
  '(min-width: 40rem) and (min-aspect-ratio: 3/2) calc(50vw - 3rem - 2px)',
  // One column, at most as wide as the largest picture.
  `(min-width: calc(${largestPicture}px + 4rem)) ${largestPicture - 2}px`,
  '(min-width: 40rem) calc(100vw - 4rem - 2px)',
  'calc(100vw - 34px)',
].join(', ');

/** The attributes that all `img`s of pictures have in common. */
export const imageAttributes = ({ colours }: ReadyPicture) =>
  ({
    ...pictureSize,
    // A slide's picture is decoded before it is shown. Decoding it again asynchronously would make it flash.
    decoding: 'sync',
    className: 'size-full object-cover text-label forced-colors:bg-none!',
    // The picture's colours, until it has loaded. If it fails, its alternative text is shown on them.
    style: { backgroundImage: `linear-gradient(${colours})` },
  }) as const;

/** A picture that fills its frame. The browser chooses its format and width. */
export function Picture({ picture, isPriority }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={picture.srcSet} sizes={sizesAttribute} />
      <img
        // Before `src`: WebKit would request that at once if script creates the picture, as `ProjectCard` does after an error.
        loading={isPriority ? 'eager' : 'lazy'}
        src={picture.src}
        // By `high`, `start.ts` finds the picture for which islands wait.
        fetchPriority={isPriority ? 'high' : 'auto'}
        {...imageAttributes(picture)}
        alt={picture.alt}
      />
    </picture>
  );
}
