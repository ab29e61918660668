'use client';

import clsx from 'clsx';
import { MotionIcon } from '@/components/MotionIcon';
import { chooseMotion, useMotionAllowed } from '@/components/use-motion';

/**
 * The button that stops and starts all carousels (WCAG 2.2, 2.2.2). It takes up its space from the start, but is
 * invisible until hydration, because without script no picture changes.
 */
export function MotionControl({ pauseLabel, playLabel }: { pauseLabel: string; playLabel: string }) {
  const isMoving = useMotionAllowed();
  const action = isMoving ? 'pause' : 'play';
  return (
    <button
      type="button"
      onClick={() => chooseMotion(action)}
      className={clsx(
        'inline-flex min-h-11 cursor-pointer touch-manipulation items-center gap-2 rounded-full border border-hairline px-3 py-1.5 text-left text-label font-medium text-ink-quiet transition-colors duration-hover hover:bg-surface-raised hover:text-ink sm:px-4 print:hidden',
        isMoving === undefined && 'invisible',
      )}
    >
      <MotionIcon action={action} />
      <span
        // An invisible line with the other label keeps the width, so that nothing moves when the label changes.
        data-other={isMoving ? playLabel : pauseLabel}
        className="after:invisible after:block after:h-0 after:overflow-hidden after:content-[attr(data-other)]"
      >
        {isMoving ? pauseLabel : playLabel}
      </span>
    </button>
  );
}
