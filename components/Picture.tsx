import { pictureSource, type PictureCopies } from '@/components/picture-source';

interface PictureProps {
  picture: PictureCopies;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** Width that the layout gives the picture, in the terms of the `sizes` attribute. */
  sizes: string;
  /** Asks for the picture at once, before others; for the one that a visitor sees first. */
  isUrgent?: boolean;
  className?: string;
}

/** A picture in the best format and the fitting width, its place kept and coloured until it has arrived. */
export function Picture({ picture, alt, sizes, isUrgent = false, className }: PictureProps) {
  const { width, height, placeholder } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSource(picture, 'avif')} sizes={sizes} />
      <img
        src={`${picture.address}-800.webp`}
        srcSet={pictureSource(picture, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        // A slide is decoded before it is shown: decoding it again apart from the page would flash.
        decoding="sync"
        className={className}
        style={{ backgroundImage: `linear-gradient(${placeholder.join(',')})` }}
      />
    </picture>
  );
}
