import clsx from 'clsx';
import type { KeyboardEvent } from 'react';

interface CarouselDotsProps {
  label: string;
  dotLabels: readonly string[];
  shown: number;
  due: number | undefined;
  onPick: (index: number) => void;
}

export function CarouselDots({ label, dotLabels, shown, due, onPick }: CarouselDotsProps) {
  function pickByKey(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // Alt+ArrowLeft, for one, is Back.
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const dots = [...event.currentTarget.querySelectorAll('button')];
    const index = dots.findIndex((dot) => dot === event.target);
    const dot = dots.at((index + step) % dots.length)!;
    dot.focus();
    dot.click();
  }

  return (
    <div
      role="group"
      aria-label={label}
      onKeyDown={pickByKey}
      className={clsx(
        'relative z-20 order-2 flex touch-manipulation flex-wrap',
        // A tap that just missed a dot would open the project's site. The right margin aligns the last dot.
        '-m-[8px] -mr-[16px] p-[8px]',
        'peer-data-[still=unstarted]:invisible',
      )}
    >
      {dotLabels.map((dotLabel, index) => (
        <button
          key={dotLabel}
          type="button"
          aria-label={dotLabel}
          aria-current={index === shown || undefined}
          onClick={({ currentTarget, detail }) => {
            onPick(index);
            // Safari doesn't focus a clicked button. Without a mouse or a finger, `detail` is 0, and focus stays.
            if (detail > 0) currentTarget.focus();
          }}
          className={clsx(
            'group flex h-6 min-w-6 cursor-pointer items-center justify-center px-[8px]',
            'rounded-full outline-offset-0!',
          )}
        >
          <span
            className={clsx(
              'h-2 rounded-full transition-[width] duration-hover forced-color-adjust-none',
              index === shown
                ? 'bg-key-light dimmed:bg-ink-quiet lit:bg-key-light'
                : 'bg-control-edge group-hover:bg-ink-quiet',
              index === shown || index === due ? 'w-5' : 'w-2',
            )}
          />
        </button>
      ))}
    </div>
  );
}
