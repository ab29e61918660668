'use client';

import clsx from 'clsx';
import { MotionIcon } from '@/components/MotionIcon';
import { chooseMotion, useMotion } from '@/components/use-motion';

interface MotionControlProps {
  pauseLabel: string;
  playLabel: string;
}

/**
 * Stops and starts all that moves by itself on the page (WCAG 2.2, 2.2.2), and keeps that choice for the next.
 * Without script nothing moves, and the control is not there; its place is kept.
 */
export function MotionControl({ pauseLabel, playLabel }: MotionControlProps) {
  const isMoving = useMotion();
  const action = isMoving ? 'pause' : 'play';
  return (
    <button
      type="button"
      onClick={() => chooseMotion(action)}
      className={clsx(
        'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-hairline px-4 text-left text-label font-medium text-ink-quiet transition-colors duration-hover hover:bg-surface-raised hover:text-ink print:hidden',
        isMoving === undefined && 'invisible',
      )}
    >
      <MotionIcon action={action} />
      {/* A new element for new words: a browser that translates pages has replaced the text within the old one. */}
      <span key={action}>{isMoving ? pauseLabel : playLabel}</span>
    </button>
  );
}
