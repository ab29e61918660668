import clsx from 'clsx';

/** Where a slide stands: a dot, or, for the slide that is shown, a longer green one. */
export function SlideDot({ isCurrent }: Readonly<{ isCurrent: boolean }>) {
  return (
    <span
      className={clsx(
        'block h-2 rounded-full transition-[width] duration-hover forced-color-adjust-none',
        isCurrent
          ? 'w-5 bg-tally forced-colors:bg-[LinkText]'
          : 'w-2 bg-control-edge forced-colors:bg-[CanvasText]',
      )}
    />
  );
}
