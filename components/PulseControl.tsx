import { MotionIcon } from '@/components/MotionIcon';
import { pages } from '@/content/pages';

/**
 * Stops and starts the pulsing dot of the `Badge` in the same `group` (WCAG 2.2, 2.2.2). This control is a checkbox, so
 * it works without script, and browsers restore its state when a visitor goes back. Browsers without `:has` (before
 * 2024) show a still dot and no checkbox.
 */
export function PulseControl() {
  return (
    <span className="relative flex text-ink-quiet not-supports-[selector(:has(a))]:hidden hover:text-ink motion-reduce:hidden print:hidden">
      <input
        type="checkbox"
        aria-label={pages.landing.pauseDot}
        className="size-11 cursor-pointer touch-manipulation appearance-none rounded-full border border-hairline bg-transparent transition-colors duration-hover hover:bg-surface-raised"
      />
      <span className="pointer-events-none absolute inset-0 grid place-content-center">
        <span className="group-has-checked:hidden">
          <MotionIcon action="pause" />
        </span>
        <span className="hidden group-has-checked:inline">
          <MotionIcon action="play" />
        </span>
      </span>
    </span>
  );
}
