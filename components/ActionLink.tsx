import clsx from 'clsx';
import type { ReactNode } from 'react';

export const newTabNoteId = 'new-tab-note';

interface ActionLinkProps {
  href: string;
  look: keyof typeof looks;
  isCompact?: boolean;
  opensNewTab?: boolean;
  children: ReactNode;
}

const outlined = 'border border-control-edge text-ink hover:lit-from-above';

const looks = {
  primary: clsx(
    'bg-key-light text-ink-reversed selection:bg-ink-reversed selection:text-key-light',
    'hover:bg-key-light-hover',
    'forced-colors:border',
  ),
  secondary: outlined,
  /** Solid where `main` has no primary action of its own. */
  call: clsx(outlined, 'alone:border-key-light alone:bg-key-light alone:text-ink-reversed'),
  plain: clsx(
    'text-ink-quiet hover:text-ink max-sm:text-ink',
    'underline-offset-6 aria-[current=page]:text-ink aria-[current=page]:underline',
  ),
};

export function ActionLink({ href, look, isCompact, opensNewTab, children }: ActionLinkProps) {
  return (
    <a
      href={href}
      data-primary={look === 'primary' || undefined}
      // A description, so that the link's name is its visible text (WCAG 2.2, 2.5.3).
      {...(opensNewTab && { target: '_blank', rel: 'noopener', 'aria-describedby': newTabNoteId })}
      className={clsx(
        'inline-flex items-center justify-center rounded-control py-1.5 text-center font-medium',
        'transition-look duration-hover active:[scale:0.98] active:duration-press',
        isCompact ? 'min-h-11 px-3 text-label sm:px-4' : 'min-h-13 px-[28px] text-body',
        looks[look],
      )}
    >
      {children}
    </a>
  );
}
