'use client';

import clsx from 'clsx';
import { MotionIcon } from '@/components/MotionIcon';
import { chooseMotion, useMotion } from '@/components/carousel/use-motion';
import { motionControl } from '@/content/browser-words';

const face = clsx(
  'flex min-h-8.5 items-center gap-2 rounded-full border border-transparent max-sm:border-hairline max-sm:px-[9px]',
  'text-label font-medium whitespace-nowrap text-ink-quiet forced-colors:px-2.5',
  'transition-look duration-hover group-hover:text-ink group-active:text-key-light',
);

export function MotionControl() {
  const motion = useMotion();
  const action = motion === 'playing' ? 'pause' : 'play';
  return (
    <button
      type="button"
      onClick={() => chooseMotion(action)}
      className={clsx(
        'group -m-[5px] cursor-pointer touch-manipulation rounded-full p-[5px] outline-offset-0!',
        motion === 'unstarted' && 'invisible',
      )}
    >
      <span className={face}>
        <MotionIcon action={action} className="size-3.5" />
        <span
          // Keeps the width when the label changes.
          data-other={motionControl[action === 'play' ? 'pause' : 'play']}
          className="after:invisible after:block after:h-0 after:overflow-hidden after:content-[attr(data-other)] max-sm:sr-only"
        >
          {motionControl[action]}
        </span>
      </span>
    </button>
  );
}
