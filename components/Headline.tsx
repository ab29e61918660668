import { Fragment } from 'react';

interface HeadlineProps {
  /** Lines as they break where there is room; on small screens the words flow. */
  lines: readonly string[];
}

/** The landing page's headline, large enough to be its picture, and lit from above its middle. */
export function Headline({ lines }: HeadlineProps) {
  return (
    <h1 className="max-w-full bg-lit bg-clip-text pb-[0.12em] text-display font-semibold text-balance wrap-break-word text-transparent contrast-more:bg-none contrast-more:text-current print:bg-none print:text-current forced-colors:bg-none forced-colors:text-current">
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && ' '}
          <span className="md:block">{line}</span>
        </Fragment>
      ))}
    </h1>
  );
}
