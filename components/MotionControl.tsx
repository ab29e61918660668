'use client';

import clsx from 'clsx';
import { MotionIcon } from '@/components/MotionIcon';
import { chooseMotion, useMotionAllowed } from '@/components/use-motion';

/**
 * Stops and starts the pictures of all carousels (WCAG 2.2, 2.2.2). Invisible, but in its place, until hydration:
 * without script no picture changes.
 */
export function MotionControl({ pauseLabel, playLabel }: { pauseLabel: string; playLabel: string }) {
  const isMoving = useMotionAllowed();
  const action = isMoving ? 'pause' : 'play';
  return (
    <button
      type="button"
      onClick={() => chooseMotion(action)}
      className={clsx(
        'inline-flex min-h-11 cursor-pointer touch-manipulation items-center gap-2 rounded-full border border-hairline px-4 text-left text-label font-medium text-ink-quiet transition-colors duration-hover hover:bg-surface-raised hover:text-ink print:hidden',
        isMoving === undefined && 'invisible',
      )}
    >
      <MotionIcon action={action} />
      {/* The key makes React replace the element: page translation replaces the text in it, which React could not update. */}
      <span key={action}>{isMoving ? pauseLabel : playLabel}</span>
    </button>
  );
}
