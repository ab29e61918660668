import clsx from 'clsx';
import { useRef, type KeyboardEvent } from 'react';
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
  /** Shows a slide. None where script has not come to life: then the dots only tell. */
  onPick: ((index: number) => void) | undefined;
}

/** Steps that the keys of a dot ask for. */
const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The place that a dot takes, the same with script and without, so that nothing moves when script comes to life. */
const dotPlace = 'flex h-6 min-w-6 items-center justify-center px-1';

/**
 * A dot per slide, as a button that shows it; the dot of the slide that is shown is longer and green.
 * Grouped after the APG's carousel pattern (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/), where the button
 * of the current slide is disabled and stays in the order of the keyboard.
 */
export function SlidePicker({ count, current, label, dotLabel, onPick }: SlidePickerProps) {
  const dots = useRef<(HTMLButtonElement | null)[]>([]);
  const indexes = Array.from({ length: count }, (_, index) => index);

  function pick(index: number): void {
    onPick?.(index);
    dots.current[index]?.focus();
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const step = keySteps[event.key];
    // With another key they are the browser's own, such as the way back.
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (step === undefined || !isPlain) return;
    event.preventDefault();
    pick((index + step + count) % count);
  }

  if (!onPick) {
    return (
      <div aria-hidden="true" className="flex">
        {indexes.map((index) => (
          <span key={index} className={dotPlace}>
            <SlideDot isCurrent={index === current} />
          </span>
        ))}
      </div>
    );
  }
  return (
    <div role="group" aria-label={label} className="flex">
      {indexes.map((index) => (
        <button
          key={index}
          ref={(dot) => {
            dots.current[index] = dot;
          }}
          type="button"
          aria-label={fillIn(dotLabel, { number: index + 1, count })}
          aria-disabled={index === current}
          onClick={() => pick(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
          className={clsx(dotPlace, 'rounded-full outline-offset-0!')}
        >
          <SlideDot isCurrent={index === current} />
        </button>
      ))}
    </div>
  );
}
