import clsx from 'clsx';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { SlideDot } from '@/components/SlideDot';
import { fillIn } from '@/content/fill-in';

interface SlidePickerProps {
  count: number;
  /** Index of the slide that is shown. */
  current: number;
  /** Name of the group, such as "Choose a picture of BackOps". */
  label: string;
  /** Name of a dot, with places for `{number}` and `{count}`. */
  dotLabel: string;
  /** Whether the dots can be pressed. Before that they only tell. */
  isAlive: boolean;
  /** Shows a slide. Must keep its identity. */
  onPick: (index: number) => void;
}

/** Steps that the keys of a dot ask for. */
const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The place that a dot takes, the same with script and without, so that nothing moves when script comes to life. */
const dotPlace = 'flex h-6 min-w-6 items-center justify-center px-1';

/**
 * A dot per slide, as a button that shows it; the dot of the slide that is shown is longer and green.
 * Grouped after the APG's carousel pattern (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/), where the button
 * of the current slide is disabled and stays in the order of the keyboard.
 *
 * The page's starter notes in `data-picked` which dot was pressed before script came to life.
 */
export function SlidePicker({ count, current, label, dotLabel, isAlive, onPick }: SlidePickerProps) {
  const picker = useRef<HTMLDivElement>(null);
  const indexes = Array.from({ length: count }, (_, index) => index);

  useEffect(() => {
    const { dataset } = picker.current ?? {};
    if (!isAlive || dataset?.picked === undefined) return;
    onPick(Number(dataset.picked));
    delete dataset.picked;
  }, [isAlive, onPick]);

  function pick(index: number): void {
    onPick(index);
    picker.current?.querySelectorAll('button')[index]?.focus();
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const step = keySteps[event.key];
    // With another key they are the browser's own, such as the way back.
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (step === undefined || !isPlain) return;
    event.preventDefault();
    pick((index + step + count) % count);
  }

  return (
    <div
      ref={picker}
      data-slide-picker
      suppressHydrationWarning
      className="flex"
      {...(isAlive ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {indexes.map((index) =>
        isAlive ? (
          <button
            key={index}
            type="button"
            aria-label={fillIn(dotLabel, { number: index + 1, count })}
            aria-disabled={index === current}
            onClick={() => pick(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className={clsx(dotPlace, 'rounded-full outline-offset-0!')}
          >
            <SlideDot isCurrent={index === current} />
          </button>
        ) : (
          <span key={index} className={dotPlace}>
            <SlideDot isCurrent={index === current} />
          </span>
        ),
      )}
    </div>
  );
}
