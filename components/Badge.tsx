import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A short fact above a page's title. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <p
      className={clsx(
        // Positioned, because in forced colours the browser paints a background behind the large letters below it.
        'relative inline-flex items-center gap-3 rounded-full px-4 py-1.5',
        'border border-hairline border-t-hairline-lit bg-surface-raised',
        'text-label font-medium text-ink-quiet transition-colors duration-hover group-hover:text-ink',
      )}
    >
      {children}
    </p>
  );
}
