import { usePresence } from 'framer-motion';
import { useEffect, useRef, type ComponentProps } from 'react';
import { untilFaded } from '@/components/carousel/use-turns';
import { copiesOf, imageAttributes, pictureSizes, type PictureCopies } from '@/components/Picture';

interface FadingSlideProps extends ComponentProps<'div'> {
  picture: PictureCopies;
  /** Whether the picture has failed. Then the slide shows its alt text, and requests nothing. */
  isMissing: boolean;
}

/** A slide that fades in over the one before it, and stays below the next one until that has faded in. */
export function FadingSlide({ picture, isMissing, ...attributes }: FadingSlideProps) {
  const slide = useRef<HTMLDivElement>(null);
  const [isPresent, safeToRemove] = usePresence();
  useEffect(() => {
    if (!isPresent) void untilFaded(slide.current?.parentElement ?? null).then(safeToRemove);
  }, [isPresent, safeToRemove]);
  return (
    <div
      {...attributes}
      ref={slide}
      aria-hidden={!isPresent}
      className="absolute inset-0 animate-fade print:animate-none print:aria-hidden:hidden"
    >
      <img
        {...imageAttributes(picture)}
        alt={picture.alt}
        {...(!isMissing && { sizes: pictureSizes, srcSet: copiesOf(picture) })}
      />
    </div>
  );
}
