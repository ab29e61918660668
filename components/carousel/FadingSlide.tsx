import clsx from 'clsx';
import { usePresence } from 'framer-motion';
import { useEffect, useRef, type Dispatch } from 'react';
import { Picture, type PictureProps } from '@/components/Picture';
import type { Slide, SlideshowEvent } from '@/components/carousel/slideshow';

interface FadingSlideProps extends Slide, PictureProps {
  index: number;
  /** What screen readers call a slide. */
  roleDescription: string;
  /** Which slide of how many, such as "2 of 5". */
  label: string;
  isShown: boolean;
  /** Receives one event for each request, when the picture is there or has failed. */
  onEvent: Dispatch<SlideshowEvent>;
}

/** How long a picture is waited for, in ms. */
const patience = 30_000;

/**
 * A slide fades in when it is shown, and out when `AnimatePresence` says that it leaves. `plus-lighter` adds the light of
 * both, so that the change does not dip into the dark. A slide that has left is never removed (no `safeToRemove`), because
 * WebKit and Firefox request the pictures of removed slides again, even cached ones: see `docs/carousel.md`.
 */
export function FadingSlide({ index, roleDescription, label, isShown, onEvent, ...props }: FadingSlideProps) {
  const { status, requests, picture, isPriority } = props;
  const image = useRef<HTMLImageElement>(null);
  const [isPresent] = usePresence();
  const isSeen = isShown && isPresent;
  useEffect(() => {
    const { current } = image;
    if (status !== 'loading' || !current) return;
    const controller = new AbortController();
    const { signal } = controller;
    const report = (type: 'loaded' | 'failed') => {
      if (signal.aborted) return;
      controller.abort();
      // Flush styles, or cached pictures skip the fade.
      void getComputedStyle(current).opacity;
      onEvent({ type, index });
    };
    const fail = () => report('failed');
    const decode = () => {
      // A rejection is no failure: a resized window may have made the browser choose another file. If that one never
      // fires `load`, `patience` ends the wait.
      current.decode().then(
        () => report('loaded'),
        () => {},
      );
    };
    current.addEventListener('load', decode, { signal });
    current.addEventListener('error', fail, { signal });
    const timer = setTimeout(fail, patience);
    signal.addEventListener('abort', () => clearTimeout(timer));
    if (current.complete) (current.naturalWidth > 0 ? decode : fail)();
    return () => controller.abort();
  }, [index, status, requests, onEvent]);
  return (
    <div
      role="group"
      aria-roledescription={roleDescription}
      aria-label={label}
      aria-hidden={!isSeen}
      className={clsx(
        'absolute inset-0 mix-blend-plus-lighter transition-opacity duration-fade ease-linear print:opacity-100 print:transition-none print:aria-hidden:hidden',
        isSeen ? 'opacity-100' : 'opacity-0',
      )}
    >
      {/* A new key makes a new `img`, which requests the picture again. */}
      <Picture key={Math.max(1, requests)} ref={image} picture={picture} isPriority={isPriority} />
    </div>
  );
}
