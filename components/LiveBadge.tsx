import type { ReactNode } from 'react';
import { Badge } from '@/components/Badge';
import { MotionIcon } from '@/components/MotionIcon';
import { pages } from '@/content/content';

/**
 * A badge with a green dot that pulses every 2 s. The whole badge is the control that stops the pulse (WCAG 2.2, 2.2.2).
 * It is a checkbox, so it works without script, and browsers restore its state when a visitor goes back. Without a name
 * for it in `content/`, the badge has no dot.
 */
export function LiveBadge({ children }: { children: ReactNode }) {
  const { pauseDot } = pages.landing;
  if (!pauseDot) return <Badge>{children}</Badge>;
  return (
    <div className="group relative flex">
      <input
        type="checkbox"
        aria-label={pauseDot}
        className="absolute -top-[5px] -left-[5px] z-10 h-[calc(100%+10px)] w-[calc(100%+10px)] cursor-pointer touch-manipulation appearance-none rounded-full outline-offset-0! motion-reduce:hidden print:hidden"
      />
      <Badge>
        <span
          aria-hidden="true"
          className="relative flex size-2 shrink-0 transition-opacity duration-hover pointed:opacity-0 paused:opacity-0 touch:opacity-100! forced-color-adjust-none print:hidden forced-colors:[--tally:CanvasText]"
        >
          <span className="absolute inset-0 animate-pulse rounded-full bg-tally paused:animate-none" />
          <span className="relative size-2 rounded-full bg-tally" />
        </span>
        {children}
        {/* The icon takes the dot's place. Where nothing can hover, it follows the words, as a sign to press. */}
        <span className="absolute left-[14px] opacity-0 transition-opacity duration-hover pointed:opacity-100 paused:opacity-100 touch:static touch:-ml-1 touch:opacity-60 motion-reduce:hidden print:hidden">
          <MotionIcon action="pause" className="size-3 paused:hidden" />
          <MotionIcon action="play" className="hidden size-3 paused:block" />
        </span>
      </Badge>
    </div>
  );
}
