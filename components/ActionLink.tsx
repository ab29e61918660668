import clsx from 'clsx';
import type { ReactNode } from 'react';

export const newTabNoteId = 'new-tab-note';

interface ActionLinkProps {
  href: string;
  look: keyof typeof looks;
  /** Still 44 px high (WCAG 2.2, 2.5.5). */
  isCompact?: boolean;
  opensNewTab?: boolean;
  children: ReactNode;
}

const looks = {
  primary: clsx(
    'bg-key-light text-ink-reversed selection:bg-ink-reversed selection:text-key-light',
    'hover:bg-key-light-hover',
    'forced-colors:border',
  ),
  secondary: 'border border-control-edge text-ink hover:border-ink-quiet',
  plain: 'text-ink-quiet hover:text-ink aria-[current=page]:text-ink',
};

export function ActionLink({ href, look, isCompact, opensNewTab, children }: ActionLinkProps) {
  return (
    <a
      href={href}
      // A description, so that the link's name is its visible text (WCAG 2.2, 2.5.3).
      {...(opensNewTab && { target: '_blank', rel: 'noopener', 'aria-describedby': newTabNoteId })}
      className={clsx(
        'inline-flex items-center justify-center rounded-control py-1.5 text-center font-medium',
        'transition duration-hover active:[scale:0.98] active:duration-press',
        isCompact ? 'min-h-11 px-3 text-label sm:px-4' : 'min-h-13 px-[28px] text-body',
        looks[look],
      )}
    >
      {children}
    </a>
  );
}
