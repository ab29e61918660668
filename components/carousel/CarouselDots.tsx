import clsx from 'clsx';
import type { KeyboardEvent } from 'react';

interface CarouselDotsProps {
  label: string;
  dotLabels: readonly string[];
  shown: number;
  /** The index of the slide that is due, until it is shown. */
  due: number | undefined;
  /** Called with an index that may lie one beyond either end. */
  onPick: (index: number) => void;
}

/** A button for each slide of a carousel. The arrow keys move from one to the next, in a circle. */
export function CarouselDots({ label, dotLabels, shown, due, onPick }: CarouselDotsProps) {
  function pickByKey(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // Key combinations such as Alt+ArrowLeft (Back) are left to the browser.
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const dots = [...event.currentTarget.querySelectorAll('button')];
    const index = dots.findIndex((dot) => dot === event.target) + step;
    onPick(index);
    dots.at(index % dots.length)?.focus();
  }

  return (
    <div
      role="group"
      aria-label={label}
      onKeyDown={pickByKey}
      className={clsx(
        'relative z-20 order-2 flex touch-manipulation flex-wrap',
        // The padding catches taps that just miss a dot: they would open the project's site. At the right, 8 px more of margin
        // align the last dot with the picture.
        '-m-[8px] -mr-[16px] p-[8px]',
        // `Card` makes the frame before it the `peer`.
        'peer-data-[still=unstarted]:invisible',
      )}
    >
      {dotLabels.map((dotLabel, index) => (
        <button
          key={dotLabel}
          type="button"
          aria-label={dotLabel}
          // As the ARIA Authoring Practices have it. A click still cancels another slide that is due.
          aria-disabled={index === shown}
          onClick={({ currentTarget }) => {
            onPick(index);
            // Safari does not focus a clicked button by itself.
            currentTarget.focus();
          }}
          className={clsx(
            'group flex h-6 min-w-6 cursor-pointer items-center justify-center px-[8px]',
            'rounded-full outline-offset-0!',
          )}
        >
          <span
            className={clsx(
              'h-2 rounded-full transition-[width,background-color] duration-hover forced-color-adjust-none',
              index === shown ? 'bg-key-light' : 'bg-control-edge group-hover:bg-ink-quiet',
              index === shown || index === due ? 'w-5' : 'w-2',
            )}
          />
        </button>
      ))}
    </div>
  );
}
