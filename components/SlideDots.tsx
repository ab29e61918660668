import clsx from 'clsx';

interface SlideDotsProps {
  count: number;
  /** Index of the slide that is shown. */
  current: number;
}

/** A dot per slide; the one that is shown is longer and green. The slide's own label says the same in words. */
export function SlideDots({ count, current }: SlideDotsProps) {
  return (
    <ol aria-hidden="true" className="flex items-center gap-1.5">
      {Array.from({ length: count }, (_, index) => (
        <li
          key={index}
          className={clsx(
            'h-2 rounded-full transition-all duration-hover',
            index === current ? 'w-5 bg-tally' : 'w-2 bg-control-edge',
          )}
        />
      ))}
    </ol>
  );
}
