import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Id of the layout's hidden note, by which screen readers announce that a link opens a new tab. */
export const newTabNoteId = 'new-tab-note';

interface ActionLinkProps {
  href: string;
  /** How much the link stands out: by a solid colour, by an outline, or as text alone. */
  look: keyof typeof looks;
  /** Whether the link is smaller, as in the header. It is still 44 px high (WCAG 2.2, 2.5.5). */
  isCompact?: boolean;
  opensNewTab?: boolean;
  children: ReactNode;
}

const looks = {
  primary: clsx(
    'bg-key-light text-ink-reversed selection:bg-ink-reversed selection:text-key-light',
    'hover:bg-key-light-hover',
    // Forced colours leave out backgrounds.
    'forced-colors:border',
  ),
  secondary: 'border border-control-edge bg-surface text-ink hover:border-ink-quiet hover:bg-surface-raised',
  plain: 'text-ink-quiet hover:text-ink aria-[current=page]:text-ink',
};

/** A link that stands by itself, outside a text. */
export function ActionLink({ href, look, isCompact, opensNewTab, children }: ActionLinkProps) {
  return (
    <a
      href={href}
      // The note is a description, so that the link's accessible name is its visible text (WCAG 2.2, 2.5.3).
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
