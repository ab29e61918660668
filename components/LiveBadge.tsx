import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Badge } from '@/components/Badge';
import { MotionIcon } from '@/components/MotionIcon';
import { landingPage } from '@/content/pages';

const control = clsx(
  'absolute -inset-[5px] z-10 cursor-pointer touch-manipulation appearance-none rounded-full outline-offset-0!',
  'motion-reduce:hidden',
);

const dot = clsx(
  'relative size-2 rounded-full bg-tally transition-look duration-hover',
  'group-has-[input:is(:hover,:focus-visible)]:[scale:2] touch:[scale:1]!',
);

const icon = clsx(
  'absolute left-[14px] text-ink-reversed opacity-0 transition-look duration-hover forced-color-adjust-none',
  'group-has-[input:is(:hover,:focus-visible)]:opacity-100',
  'touch:static touch:-ml-1 touch:text-ink-quiet touch:opacity-60',
  'motion-reduce:hidden',
);

/** A checkbox stops the pulse (WCAG 2.2, 2.2.2) without script, and browsers restore its state after Back. */
export function LiveBadge({ children }: { children: ReactNode }) {
  return (
    <div className="group relative flex">
      <input type="checkbox" aria-label={landingPage.pauseDot} className={control} />
      <Badge>
        <span aria-hidden="true" className="relative flex shrink-0 forced-color-adjust-none">
          <span className="absolute inset-0 animate-pulse rounded-full bg-tally group-has-checked:animate-none" />
          <span className={dot} />
        </span>
        {children}
        <span className={icon}>
          <MotionIcon action="pause" className="size-3 group-has-checked:hidden" />
          <MotionIcon action="play" className="hidden size-3 group-has-checked:block" />
        </span>
      </Badge>
    </div>
  );
}
