import clsx from 'clsx';

export function Beam() {
  return (
    <div
      className={clsx(
        'origin-top contrast-more:invisible',
        'transition duration-900 ease-enter arriving:transition-none entering:[scale:0.4_1] entering:opacity-20',
      )}
    >
      {/* On the animated element, the mask would be drawn again for each frame. */}
      <div className="h-svh bg-beam mask-[linear-gradient(black_35%,transparent_95%)]" />
      {/* Dims it. A plain colour, on a layer of its own, fades without a dropped frame. */}
      <div className="absolute inset-0 bg-surface opacity-0 transition will-change-[opacity] duration-900 dimmed:opacity-50" />
    </div>
  );
}
