import type { ReactNode } from 'react';
import { LiveDot } from '@/components/LiveDot';

interface BadgeProps {
  children: ReactNode;
  /** Puts the pulsing green dot before the words. */
  isLive?: boolean;
}

/** A short fact above a page's title. */
export function Badge({ children, isLive = false }: BadgeProps) {
  return (
    <p className="inline-flex items-center gap-3 rounded-full border border-hairline border-t-hairline-lit bg-surface-raised px-4 py-1.5 text-label font-medium text-ink-quiet [view-transition-name:page-badge]">
      {isLive && <LiveDot />}
      {children}
    </p>
  );
}
