import clsx from 'clsx';
import type { ReactNode } from 'react';

/** How much an action asks for attention: solid light, a hairline, or words alone. */
export type ActionLook = 'primary' | 'secondary' | 'plain';

interface ActionLinkProps {
  href: string;
  look: ActionLook;
  /** The header's actions are smaller, down to the 44 px that a finger needs (WCAG 2.2, 2.5.5). */
  isCompact?: boolean;
  /** Opens a new tab, without handing it this window. */
  opensNewTab?: boolean;
  /** Id of the element that says what else there is to know. */
  describedBy?: string;
  children: ReactNode;
}

/** A link that looks like a button: an action of the site that leads somewhere. */
export function ActionLink({ href, look, isCompact, opensNewTab, describedBy, children }: ActionLinkProps) {
  return (
    <a
      href={href}
      {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
      {...(describedBy && { 'aria-describedby': describedBy })}
      className={clsx(
        'inline-flex items-center justify-center rounded-control text-center font-medium transition-colors duration-hover',
        isCompact ? 'min-h-11 px-3 text-label sm:px-4' : 'min-h-13 px-7 text-body',
        {
          primary:
            'bg-key-light text-ink-reversed hover:bg-key-light-hover print:border print:border-control-edge',
          secondary:
            'border border-control-edge bg-surface text-ink hover:border-ink-quiet hover:bg-surface-raised',
          plain: 'text-ink-quiet hover:text-ink',
        }[look],
      )}
    >
      {children}
    </a>
  );
}
