import { MotionIcon } from '@/components/MotionIcon';
import { pages } from '@/content/pages';

/**
 * Stops and starts the pulsing dot without script (WCAG 2.2, 2.2.2): the button toggles a popover for screen readers,
 * and `paused:` in `globals.css` asks whether that is open. Browsers without popovers (before 2024) show a still dot and
 * no button. Nothing is stored: `MotionControl` on the work page does not know of it.
 */
export function PulseControl() {
  return (
    <>
      <button
        type="button"
        popoverTarget="motion-paused"
        className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full border border-hairline text-ink-quiet transition-colors duration-hover not-supports-[selector(:popover-open)]:hidden hover:bg-surface-raised hover:text-ink motion-reduce:hidden print:hidden"
      >
        <span className="paused:hidden">
          <MotionIcon action="pause" />
          <span className="sr-only">{pages.shared.pauseMotion}</span>
        </span>
        <span className="hidden paused:inline">
          <MotionIcon action="play" />
          <span className="sr-only">{pages.shared.playMotion}</span>
        </span>
      </button>
      <span
        id="motion-paused"
        popover="manual"
        className="sr-only not-supports-[selector(:popover-open)]:hidden"
      >
        {pages.landing.pausedNote}
      </span>
    </>
  );
}
