import clsx from 'clsx';

/** Points down, and at cards in the left or right column while they are lit. Masks are on elements that don't fade. */
export function Beam() {
  return (
    <div
      className={clsx(
        'origin-top contrast-more:invisible',
        'transition-look duration-900 ease-enter arriving:transition-none entering:[scale:0.4_1] entering:opacity-20',
      )}
    >
      <div className="fading opacity-beam sm:heart lit-work:opacity-(--home,1) turning:[--home:0]">
        <div className="cone h-svh" />
      </div>
      <div className="spot right-1/2 [--lamp:100%] [--turn:26deg] lit-left:shining">
        <div className="cone size-full" />
      </div>
      <div className="spot left-1/2 [--lamp:0%] [--turn:-26deg] lit-right:shining">
        <div className="cone size-full" />
      </div>
    </div>
  );
}
