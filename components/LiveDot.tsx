/** The tally light: a green dot from which one circle grows and fades every 2 s. */
export function LiveDot() {
  return (
    <span aria-hidden="true" className="relative flex size-2 shrink-0">
      <span className="absolute inset-0 rounded-full bg-tally supports-[selector(:popover-open)]:animate-pulse paused:animate-none" />
      <span className="relative size-2 rounded-full bg-tally" />
    </span>
  );
}
