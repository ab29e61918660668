import { usePresence } from 'framer-motion';
import { useEffect, useRef, type ComponentProps } from 'react';
import { imageAttributes, sizesAttribute, type ReadyPicture } from '@/components/Picture';

/**
 * A slide that fades in over the one before it, and stays below the next one until that has faded in. It has only AVIF
 * files, because script does not start in browsers without AVIF.
 */
export function FadingSlide({ picture, ...attributes }: ComponentProps<'div'> & { picture: ReadyPicture }) {
  const slide = useRef<HTMLDivElement>(null);
  const [isPresent, safeToRemove] = usePresence();
  useEffect(() => {
    if (isPresent) return;
    // The fade of the next slide, which is a sibling of this one. With reduced motion there is none.
    const fades = slide.current?.parentElement?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(fades.map(({ finished }) => finished)).then(safeToRemove);
  }, [isPresent, safeToRemove]);
  return (
    <div
      {...attributes}
      ref={slide}
      aria-hidden={!isPresent}
      className="absolute inset-0 animate-fade bg-surface print:opacity-100! print:aria-hidden:hidden"
    >
      <img {...imageAttributes(picture)} alt={picture.alt} sizes={sizesAttribute} srcSet={picture.srcSet} />
    </div>
  );
}
