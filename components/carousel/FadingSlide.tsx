import clsx from 'clsx';
import { usePresence } from 'framer-motion';
import { useEffect, useRef, type Dispatch } from 'react';
import { Picture, type PictureProps } from '@/components/Picture';
import type { Slide, SlideshowEvent } from '@/components/carousel/slideshow';

interface FadingSlideProps extends Slide, PictureProps {
  index: number;
  /** What screen readers call a slide. */
  roleDescription: string;
  /** The slide's position for screen readers, such as "2 of 5". */
  label: string;
  isShown: boolean;
  /** Receives one event for each request of the picture: that it has loaded or failed. */
  onEvent: Dispatch<SlideshowEvent>;
}

/** Time after which a picture that is still loading counts as failed, in ms. */
const loadTimeout = 30_000;

/**
 * A slide that fades in when it is shown, and out when it leaves `AnimatePresence`. `plus-lighter` adds up the light of
 * both slides, so that the frame does not darken during the fade. No slide calls `safeToRemove`, because WebKit and
 * Firefox request the pictures of removed slides again: see `docs/carousel.md`.
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
      // Reading a style makes the browser apply opacity 0 first. Otherwise cached pictures would appear without a fade.
      void getComputedStyle(current).opacity;
      onEvent({ type, index });
    };
    const fail = () => report('failed');
    const decode = () => {
      // A rejected `decode()` is no failure: after a resize the browser may have chosen another file, which fires
      // `load` again or runs into the timeout.
      current.decode().then(
        () => report('loaded'),
        () => {},
      );
    };
    current.addEventListener('load', decode, { signal });
    current.addEventListener('error', fail, { signal });
    const timer = setTimeout(fail, loadTimeout);
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
      {/* Each request has a new key, so that React makes a new `img`, which requests the picture again. */}
      <Picture key={Math.max(1, requests)} ref={image} picture={picture} isPriority={isPriority} />
    </div>
  );
}
