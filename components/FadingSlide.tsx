import clsx from 'clsx';
import { usePresence } from 'framer-motion';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface FadingSlideProps {
  /** Which slide of how many, such as "2 of 5". */
  label: string;
  /** Whether it comes in by a fade; the slide that is prerendered is there from the start. */
  fadesIn: boolean;
  children: ReactNode;
}

/**
 * One slide of a carousel, which fades in and out over the one it changes with. Both add their light
 * (`plus-lighter`), so that the change is a true cross-dissolve and does not dip into the dark half-way.
 *
 * On paper a card has the slide that it comes to: another one, put in its place only then, may not be there in time.
 *
 * `AnimatePresence` keeps the leaving slide, and a transition fades it: framer-motion's own animations would cost
 * each visitor another 24 KB of script for the same second.
 */
export function FadingSlide({ label, fadesIn, children }: FadingSlideProps) {
  const slide = useRef<HTMLDivElement>(null);
  const [isPresent, safeToRemove] = usePresence();
  const [isIn, setIsIn] = useState(!fadesIn);

  useEffect(() => {
    if (isIn) return;
    const frame = requestAnimationFrame(() => {
      // Reading the place makes the browser take note of the dark slide, from which the fade then begins.
      slide.current?.getBoundingClientRect();
      setIsIn(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [isIn]);

  useEffect(() => {
    if (isPresent) return;
    let isLeaving = true;
    // No animation to wait for, as with reduced motion, means that it goes at once.
    const animations = slide.current?.getAnimations() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isLeaving) safeToRemove();
    });
    return () => {
      isLeaving = false;
    };
  }, [isPresent, safeToRemove]);

  return (
    <div
      ref={slide}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={!isPresent}
      className={clsx(
        'absolute inset-0 mix-blend-plus-lighter transition-opacity duration-fade ease-linear print:opacity-100 print:transition-none print:aria-hidden:hidden',
        isPresent && isIn ? 'opacity-100' : 'opacity-0',
      )}
    >
      {children}
    </div>
  );
}
