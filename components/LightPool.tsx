/** The light behind a page: a beam from above and a pool below. Its parent must be positioned and isolated. */
export function LightPool() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 -z-10 animate-light-up overflow-hidden contrast-more:hidden print:hidden"
    >
      <div className="absolute inset-0 bg-beam mask-[linear-gradient(black_35%,transparent_95%)]" />
      <div className="absolute -bottom-24 left-1/2 h-72 w-[min(140vw,88rem)] -translate-x-1/2 bg-pool" />
    </div>
  );
}
