'use client';

import clsx from 'clsx';
import { MotionIcon } from '@/components/MotionIcon';
import { chooseMotion } from '@/components/motion-choice';
import { useHydrated } from '@/components/use-hydrated';
import { useMotion } from '@/components/use-motion';

interface MotionControlProps {
  pauseLabel: string;
  playLabel: string;
}

/**
 * Stops and starts all that moves by itself on the page (WCAG 2.2, 2.2.2), and keeps that choice for the next.
 * Without script nothing moves, and the control is not there; its place is kept.
 */
export function MotionControl({ pauseLabel, playLabel }: MotionControlProps) {
  const { isMoving } = useMotion();
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      onClick={() => chooseMotion(isMoving ? 'pause' : 'play')}
      className={clsx(
        'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-hairline px-4 text-label font-medium whitespace-nowrap text-ink-quiet transition-colors duration-hover hover:bg-surface-raised hover:text-ink print:hidden',
        !isHydrated && 'invisible',
      )}
    >
      <MotionIcon action={isMoving ? 'pause' : 'play'} />
      {isMoving ? pauseLabel : playLabel}
    </button>
  );
}
