import clsx from 'clsx';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { fillIn } from '@/content/fill-in';

interface SlidePickerProps {
  count: number;
  /** Index of the slide that is shown. */
  current: number;
  /** Name of the group, such as "Choose a picture of BackOps". */
  label: string;
  /** Name of a dot, with places for `{number}` and `{count}`. */
  dotLabel: string;
  /** Whether the dots are buttons; before that they only show which slide is current. */
  isInteractive: boolean;
  onPick: (index: number) => void;
}

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A dot for each slide, as a button that shows it; the current slide's is longer and green.
 * Grouped as in https://www.w3.org/WAI/ARIA/apg/patterns/carousel/, where the current slide's button is disabled but
 * stays in the tab order.
 */
export function SlidePicker({ count, current, label, dotLabel, isInteractive, onPick }: SlidePickerProps) {
  const picker = useRef<HTMLDivElement>(null);
  const Dot = isInteractive ? 'button' : 'span';

  // The page's starter stores in `data-picked` which dot was pressed before the dots were buttons.
  const onInteractive = useEffectEvent(() => {
    const { dataset } = picker.current ?? {};
    if (dataset?.picked === undefined) return;
    onPick(Number(dataset.picked));
    delete dataset.picked;
  });
  useEffect(() => {
    if (isInteractive) onInteractive();
  }, [isInteractive]);

  function pick(index: number): void {
    onPick(index);
    // Safari does not focus a button that is clicked.
    picker.current?.querySelectorAll('button')[index]?.focus();
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const step = keySteps[event.key];
    // Combined with another key they belong to the browser, such as Alt+ArrowLeft for Back.
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pick((index + step + count) % count);
  }

  return (
    <div
      ref={picker}
      data-slide-picker
      // The starter may have set `data-picked` before hydration.
      suppressHydrationWarning
      className="flex"
      {...(isInteractive ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {Array.from({ length: count }, (_, index) => (
        <Dot
          key={index}
          {...(isInteractive && {
            type: 'button',
            'aria-label': fillIn(dotLabel, { number: index + 1, count }),
            'aria-disabled': index === current,
            onClick: () => pick(index),
            onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
          })}
          className="flex h-6 min-w-6 items-center justify-center rounded-full px-1 outline-offset-0!"
        >
          <span
            className={clsx(
              'block h-2 rounded-full transition-[width] duration-hover forced-color-adjust-none',
              index === current
                ? 'w-5 bg-tally forced-colors:bg-[LinkText]'
                : 'w-2 bg-control-edge forced-colors:bg-[CanvasText]',
            )}
          />
        </Dot>
      ))}
    </div>
  );
}
