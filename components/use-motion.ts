import { useSyncExternalStore } from 'react';
import { noSubscription } from '@/components/no-subscription';
import { motionChoice, subscribeToMotionChoice, type MotionChoice } from '@/components/motion-choice';
import { useMediaQuery } from '@/components/use-media-query';

/** `navigator.connection` is not in every browser, nor in TypeScript's types. */
interface NavigatorWithConnection {
  connection?: { saveData?: boolean };
}

/**
 * Whether things may move by themselves. A visitor's choice counts above all; without one, they stand still where
 * the system asks for less motion (WCAG 2.2, 2.3.3) or for less data, because each turn fetches a picture.
 *
 * @param isAsked false leaves the answer at no, and nobody is asked
 */
export function useMotion(isAsked = true): { isMoving: boolean } {
  const choice = useSyncExternalStore<MotionChoice>(
    isAsked ? subscribeToMotionChoice : noSubscription,
    () => (isAsked ? motionChoice() : 'pause'),
    () => 'pause',
  );
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)', true, isAsked);
  const isDataReduced = useMediaQuery('(prefers-reduced-data: reduce)', false, isAsked);
  const savesData = useSyncExternalStore(
    noSubscription,
    () => !isAsked || (navigator as NavigatorWithConnection).connection?.saveData === true,
    () => true,
  );
  const startsStill = isReduced || isDataReduced || savesData;
  return { isMoving: choice === 'play' || (choice === undefined && !startsStill) };
}
