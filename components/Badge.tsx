import clsx from 'clsx';
import type { ReactNode } from 'react';

export function Badge({ children }: { children: ReactNode }) {
  return (
    <p
      className={clsx(
        // `relative`: above the ground that forced colours paint behind letters of the heading.
        'relative inline-flex items-center gap-3 rounded-full px-4 py-1.5',
        'border border-hairline border-t-hairline-top bg-surface-raised',
        'text-label font-medium text-ink-quiet transition-look duration-hover group-hover:text-ink',
      )}
    >
      {children}
    </p>
  );
}
