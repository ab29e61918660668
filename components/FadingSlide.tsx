import clsx from 'clsx';
import { usePresence } from 'framer-motion';
import { useEffect, useRef, type Dispatch } from 'react';
import { Picture, type PictureProps } from '@/components/Picture';
import type { Slide, SlideshowEvent } from '@/components/slideshow';

interface FadingSlideProps extends Slide, PictureProps {
  index: number;
  /** Which slide of how many, such as "2 of 5". */
  label: string;
  isShown: boolean;
  /** Receives one event for each request, when the picture is there or has failed. */
  onEvent: Dispatch<SlideshowEvent>;
}

/** How long a picture is waited for, in ms. */
const patience = 30_000;

/**
 * A slide fades in when it is shown, and out when `AnimatePresence` says that it leaves; `plus-lighter` adds the light of
 * both, so that the change does not dip into the dark. It never lets itself be removed: its picture would load again.
 */
export function FadingSlide({ index, label, isShown, onEvent, ...props }: FadingSlideProps) {
  const { status, requests, picture, isPriority } = props;
  const image = useRef<HTMLImageElement>(null);
  const [isPresent] = usePresence();
  const isSeen = isShown && isPresent;
  useEffect(() => {
    const { current } = image;
    if (status !== 'loading' || !current) return;
    // Firefox refuses to decode a lazy image that it has not begun to load.
    current.loading = 'eager';
    const end = new Promise((_, reject) => setTimeout(reject, patience));
    // Flushes the style of the hidden slide: a picture from the cache would appear, and not fade in.
    const arrival = current.decode().then(() => void getComputedStyle(current).opacity);
    void Promise.race([arrival, end]).then(
      () => onEvent({ type: 'loaded', index }),
      () => onEvent({ type: 'failed', index }),
    );
  }, [index, status, requests, onEvent]);
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
      {/* A further request needs another element. */}
      <Picture key={Math.max(1, requests)} ref={image} picture={picture} isPriority={isPriority} />
    </div>
  );
}
