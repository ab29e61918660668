import clsx from 'clsx';
import { useEffect, useRef, type Dispatch } from 'react';
import { Picture, type PictureCopies } from '@/components/Picture';
import type { SlideshowEvent } from '@/components/slideshow';

interface FadingSlideProps {
  index: number;
  /** Which slide of how many, such as "2 of 5". */
  label: string;
  picture: PictureCopies;
  sizes: string;
  isUrgent: boolean;
  isShown: boolean;
  /** Told once whether the picture can be shown without delay. None where nobody waits for it. */
  onEvent: Dispatch<SlideshowEvent> | undefined;
}

/**
 * One slide of a carousel, which fades in and out over the one it changes with. Both add their light
 * (`plus-lighter`), so that the change is a true cross-dissolve and does not dip into the dark half-way.
 *
 * It waits for its turn unseen in the page: so the image that was loaded is the one that is shown, and both fades begin
 * in the same frame.
 */
export function FadingSlide({ index, label, picture, sizes, isUrgent, isShown, onEvent }: FadingSlideProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!image.current || !onEvent) return;
    // Styles the slide while it is unseen: a fade has nothing to begin from where its picture is there at once.
    image.current.getBoundingClientRect();
    let isHere = true;
    const tell = (type: 'loaded' | 'failed') => isHere && onEvent({ type, index });
    void image.current.decode().then(
      () => tell('loaded'),
      () => tell('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [index, onEvent]);
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={!isShown}
      className={clsx(
        'absolute inset-0 mix-blend-plus-lighter transition-opacity duration-fade ease-linear print:opacity-100 print:transition-none print:aria-hidden:hidden',
        isShown ? 'opacity-100' : 'opacity-0',
      )}
    >
      <Picture ref={image} picture={picture} sizes={sizes} isUrgent={isUrgent} />
    </div>
  );
}
