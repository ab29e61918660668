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
  'relative flex size-2 shrink-0 transition-opacity duration-hover',
  'group-hover:opacity-0 group-has-checked:opacity-0 group-has-focus-visible:opacity-0',
  'touch:opacity-100! motion-reduce:opacity-100!',
  'forced-color-adjust-none',
);

const icon = clsx(
  'absolute left-[14px] opacity-0 transition-opacity duration-hover',
  'group-hover:opacity-100 group-has-checked:opacity-100 group-has-focus-visible:opacity-100',
  'touch:static touch:-ml-1 touch:opacity-60',
  'motion-reduce:hidden',
);

/** A checkbox stops the pulse (WCAG 2.2, 2.2.2) without script, and browsers restore its state after Back. */
export function LiveBadge({ children }: { children: ReactNode }) {
  return (
    <div className="group relative flex">
      <input type="checkbox" aria-label={landingPage.pauseDot} className={control} />
      <Badge>
        <span aria-hidden="true" className={dot}>
          <span className="absolute inset-0 animate-pulse rounded-full bg-tally group-has-checked:animate-none" />
          <span className="relative size-2 rounded-full bg-tally" />
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
