interface HeadlineProps {
  /** Lines on wide screens; on narrow ones the words wrap as they fit. */
  lines: readonly string[];
}

/** The landing page's headline, lit from above. */
export function Headline({ lines }: HeadlineProps) {
  return (
    <h1 // Only the padding box is painted, and accents reach above a line this tight.
      className="-mt-[0.2em] max-w-full bg-lit bg-clip-text pt-[0.2em] pb-[0.12em] text-display font-semibold text-balance wrap-break-word text-transparent contrast-more:bg-none contrast-more:text-current print:bg-none print:text-current forced-colors:bg-none forced-colors:text-current"
    >
      {lines.map((line) => (
        <span key={line} className="md:block">
          {line}{' '}
        </span>
      ))}
    </h1>
  );
}
