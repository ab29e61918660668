import { MotionIcon } from '@/components/MotionIcon';
import { motionPausedId } from '@/components/motion-paused-id';

interface PulseControlProps {
  pauseLabel: string;
  playLabel: string;
  /** Said while motion is paused, to those who do not see it. */
  pausedNote: string;
}

/**
 * Stops and starts the pulsing dot without script (WCAG 2.2, 2.2.2): the button shows and hides a note, and style
 * sheets ask whether the note is shown. Browsers without popovers (before 2024) get no button that does nothing, and
 * a dot that is still.
 *
 * It costs a second way of telling the state: the browser itself says of such a button whether its note is expanded.
 * And the choice ends with the page, for only script could keep it.
 */
export function PulseControl({ pauseLabel, playLabel, pausedNote }: PulseControlProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={motionPausedId}
        className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full border border-hairline text-ink-quiet transition-colors duration-hover not-supports-[selector(:popover-open)]:hidden hover:bg-surface-raised hover:text-ink motion-reduce:hidden print:hidden"
      >
        <span className="paused:hidden">
          <MotionIcon action="pause" />
          <span className="sr-only">{pauseLabel}</span>
        </span>
        <span className="hidden paused:inline">
          <MotionIcon action="play" />
          <span className="sr-only">{playLabel}</span>
        </span>
      </button>
      <span
        id={motionPausedId}
        popover="manual"
        className="sr-only not-supports-[selector(:popover-open)]:hidden"
      >
        {pausedNote}
      </span>
    </>
  );
}
