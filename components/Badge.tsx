import type { ReactNode } from 'react';

/** A short fact above a page's title. A live badge has a green dot that pulses every 2 s. */
export function Badge({ children, isLive = false }: { children: ReactNode; isLive?: boolean }) {
  return (
    <p className="inline-flex items-center gap-3 rounded-full border border-hairline border-t-hairline-lit bg-surface-raised px-4 py-1.5 text-label font-medium text-ink-quiet [view-transition-name:page-badge]">
      {isLive && (
        <span
          aria-hidden="true"
          className="relative flex size-2 shrink-0 forced-color-adjust-none forced-colors:[--tally:CanvasText]"
        >
          <span className="absolute inset-0 rounded-full bg-tally supports-[selector(:has(a))]:animate-pulse group-has-checked:animate-none" />
          <span className="relative size-2 rounded-full bg-tally" />
        </span>
      )}
      {children}
    </p>
  );
}
