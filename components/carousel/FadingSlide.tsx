import clsx from 'clsx';
import { usePresence, usePresenceData } from 'framer-motion';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { whileVisible } from '@/components/carousel/use-turns';
import { imageAttributes, sizesAttribute, type ReadyPicture } from '@/components/pictures/Picture';

/**
 * How much faster a fade goes once another slide is due. At a higher rate, quick picks could change the picture more than
 * three times a second (WCAG 2.2, 2.3.1).
 */
const hurriedRate = 3;

interface FadingSlideProps extends ComponentProps<'div'> {
  picture: ReadyPicture;
  isFading: boolean;
  /** Whether another slide waits for the end of the fade. */
  isHurried: boolean;
  onFadeEnd: () => void;
}

/**
 * A slide, which fades in over the one before it. A slide that has been replaced stays below the new one until the new one has
 * faded in. Then it calls `safeToRemove`, and `AnimatePresence` removes it.
 */
export function FadingSlide({ picture, isFading, isHurried, onFadeEnd, ...attributes }: FadingSlideProps) {
  const slide = useRef<HTMLDivElement>(null);
  const [isPresent, safeToRemove] = usePresence();
  // Whether the slide over this one fades in. `AnimatePresence` passes it on as `custom`: a replaced slide gets no new props.
  const isUpperFading = usePresenceData() as boolean;

  const reportFadeEnd = useEffectEvent(async (signal: AbortSignal) => {
    if (!isPresent) return;
    // After a return to the page, WebKit may list a fade that has ended, but never report its end.
    const fades = slide.current!.getAnimations().filter(({ playState }) => playState !== 'finished');
    // Unlike `animationend`, this also works where a browser or an extension draws no fade.
    await Promise.allSettled(fades.map(({ finished }) => finished));
    if (!signal.aborted) onFadeEnd();
  });
  useEffect(() => whileVisible((signal) => reportFadeEnd(signal)), []);

  useEffect(() => {
    if (isHurried) for (const fade of slide.current!.getAnimations()) fade.updatePlaybackRate(hurriedRate);
  }, [isHurried]);

  // A layout effect, so that the slide is gone before an effect of `useTurns` shows the one that is due: `AnimatePresence`
  // removes slides only once all that have been replaced may go.
  useLayoutEffect(() => {
    if (!isPresent && !isUpperFading) safeToRemove();
  }, [isPresent, isUpperFading, safeToRemove]);

  return (
    <div
      {...attributes}
      ref={slide}
      aria-hidden={!isPresent}
      // The class goes when the fade is over. Otherwise it would fade in again when reduced motion is turned off.
      className={clsx('absolute inset-0 bg-surface', isFading && 'animate-fade')}
    >
      <img {...imageAttributes(picture)} alt={picture.alt} sizes={sizesAttribute} srcSet={picture.srcSet} />
    </div>
  );
}
