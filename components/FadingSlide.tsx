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
 * in the same frame. `AnimatePresence` keeps it there after its turn as well, because it never says that it may be
 * removed: its picture is fetched once, and the next round fades the same image in.
 */
export function FadingSlide({ index, label, picture, sizes, isUrgent, isShown, onEvent }: FadingSlideProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isPresent] = usePresence();
  const isSeen = isPresent && isShown;
  useEffect(() => {
    if (!image.current || !onEvent || !isPresent) return;
    const { complete, naturalWidth, srcset } = image.current;
    // Setting the addresses again asks for a picture that has failed once more (HTML Standard, 4.8.4.3.5).
    if (complete && naturalWidth === 0) image.current.srcset = srcset;
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
  }, [index, isPresent, onEvent]);
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={!isSeen}
      className={clsx(
        'absolute inset-0 mix-blend-plus-lighter transition-opacity duration-fade ease-linear print:opacity-100 print:transition-none print:aria-hidden:hidden',
        isSeen ? 'opacity-100' : 'opacity-0',
      )}
    >
      <Picture ref={image} picture={picture} sizes={sizes} isUrgent={isUrgent} />
    </div>
  );
}
