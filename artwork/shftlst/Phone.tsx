import type { ReactNode } from 'react';
import { formatClock, now } from '@/artwork/shftlst/shift';

/** A phone's body around one screen of the app; the picture may cut it off at either end. */
export function Phone({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`phone ${className}`}>
      <div className="phone-screen">
        <div className="phone-status">
          <span>{formatClock(now).replace(/ .*/, '')}</span>
          <span className="phone-island" />
          <svg width="24" height="12" viewBox="0 0 24 12" aria-hidden>
            <rect x="0.6" y="0.6" width="20" height="10.8" rx="3.2" className="battery-case" />
            <rect x="2.4" y="2.4" width="13" height="7.2" rx="1.7" fill="currentColor" />
            <rect x="21.8" y="4" width="1.8" height="4" rx="0.9" fill="currentColor" />
          </svg>
        </div>
        {children}
      </div>
    </div>
  );
}
