import { usePresence } from 'framer-motion';
import { useEffect, useRef, type ComponentProps } from 'react';
import { leaveOut, useLeftOut } from '@/components/carousel/load-picture';
import { copiesOf, imageAttributes, sizesOf, type PictureCopies } from '@/components/Picture';

/** A slide that fades in over the one before it, and stays below the next one until that has faded in. */
export function FadingSlide({ picture, ...attributes }: ComponentProps<'div'> & { picture: PictureCopies }) {
  const slide = useRef<HTMLDivElement>(null);
  const isLeftOut = useLeftOut(picture);
  const [isPresent, safeToRemove] = usePresence();
  useEffect(() => {
    if (isPresent) return;
    // There are none where nothing is animated, as with reduced motion.
    const fades = slide.current?.parentElement?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(fades.map(({ finished }) => finished)).then(safeToRemove);
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
        onError={() => leaveOut(picture)}
        {...(!isLeftOut && { sizes: sizesOf(picture), srcSet: copiesOf(picture) })}
      />
    </div>
  );
}
