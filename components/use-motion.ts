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
 */
export function useMotion(): { isMoving: boolean } {
  const choice = useSyncExternalStore<MotionChoice>(subscribeToMotionChoice, motionChoice, () => 'pause');
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const isDataReduced = useMediaQuery('(prefers-reduced-data: reduce)', false);
  const savesData = useSyncExternalStore(
    noSubscription,
    () => (navigator as NavigatorWithConnection).connection?.saveData === true,
    () => true,
  );
  const startsStill = isReduced || isDataReduced || savesData;
  return { isMoving: choice === 'play' || (choice === undefined && !startsStill) };
}
