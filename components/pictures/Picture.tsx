import { pictureSize, sizesAttribute } from '@/components/pictures/picture-sizes';

export interface ReadyPicture {
  alt: string;
  src: string;
  srcSet: string;
  colours: string;
}

interface PictureProps {
  picture: ReadyPicture;
  isPriority?: boolean;
  /** By `loadPicture`. */
  hasLoaded?: boolean;
}

export function Picture({ picture: { alt, src, srcSet, colours }, isPriority, hasLoaded }: PictureProps) {
  const look = {
    ...pictureSize,
    // Decoded again asynchronously, a slide would flash.
    decoding: 'sync',
    className: 'size-full object-cover text-label forced-colors:bg-none!',
    style: { backgroundImage: `linear-gradient(${colours})` },
  } as const;
  // If React created a `picture`, WebKit and Firefox would request its fallback too.
  if (hasLoaded) return <img {...look} alt={alt} sizes={sizesAttribute} srcSet={srcSet} />;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizesAttribute} />
      <img
        // Before `src`, which WebKit requests at once if script creates the picture.
        loading={isPriority ? 'eager' : 'lazy'}
        src={src}
        // `start.ts` waits for the image with `fetchpriority=high`.
        fetchPriority={isPriority ? 'high' : 'auto'}
        {...look}
        alt={alt}
      />
    </picture>
  );
}
