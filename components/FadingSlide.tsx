import clsx from 'clsx';
import { usePresence } from 'framer-motion';
import { useEffect, useRef, type Dispatch } from 'react';
import { Picture, type PictureCopies } from '@/components/Picture';
import type { SlideshowEvent } from '@/components/slideshow';

interface FadingSlideProps {
  index: number;
  /** Which slide of how many, such as "2 of 5". */
  label: string;
  picture: PictureCopies;
  isFirst: boolean;
  isShown: boolean;
  /** Receives one event when the picture has loaded or failed. */
  onEvent: Dispatch<SlideshowEvent> | undefined;
}

/**
 * One slide of a carousel. It fades while the slide that it replaces fades too, and `plus-lighter` adds their light, so
 * that the change does not dip into the dark. A slide that leaves, because its picture failed, fades out first.
 */
export function FadingSlide({ index, label, picture, isFirst, isShown, onEvent }: FadingSlideProps) {
  const slide = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [isPresent, remove] = usePresence();
  const isSeen = isShown && isPresent;
  useEffect(() => {
    // Where it was hidden already, or with reduced motion, no transition will end.
    if (!isPresent && slide.current && getComputedStyle(slide.current).opacity === '0') remove();
  }, [isPresent, remove]);
  useEffect(() => {
    if (!isPresent || !image.current || !onEvent) return;
    const { current } = image;
    // Firefox refuses to decode a lazy image that it has not begun to load.
    current.loading = 'eager';
    void current.decode().then(
      () => {
        // Makes the browser compute the hidden slide's style: without it, a cached picture has nothing to fade from.
        current.getBoundingClientRect();
        onEvent({ type: 'loaded', index });
      },
      () => onEvent({ type: 'failed', index }),
    );
  }, [index, isPresent, onEvent]);
  return (
    <div
      ref={slide}
      onTransitionEnd={() => !isPresent && remove()}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={!isSeen}
      className={clsx(
        'absolute inset-0 mix-blend-plus-lighter transition-opacity duration-fade ease-linear print:opacity-100 print:transition-none print:aria-hidden:hidden',
        isSeen ? 'opacity-100' : 'opacity-0',
      )}
    >
      <Picture ref={image} picture={picture} isFirst={isFirst} />
    </div>
  );
}
