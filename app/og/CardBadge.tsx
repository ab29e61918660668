import { edgeFromAbove } from '@/app/og/edge-from-above';
import { houseAsHex } from '@/tailwind.config';

interface CardBadgeProps {
  children: string;
  /** With the tally light. */
  isLive?: boolean;
}

/** A page's badge on its card, 64 px high. */
export function CardBadge({ children, isLive = false }: CardBadgeProps) {
  return (
    <div
      style={{ display: 'flex', height: 64, padding: 1.5, borderRadius: 32, backgroundImage: edgeFromAbove }}
    >
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 10,
          padding: isLive ? '0 30px 0 22px' : '0 30px',
          borderRadius: 31,
          background: houseAsHex['surface-raised'],
          color: houseAsHex['ink-quiet'],
          fontSize: 34,
          fontWeight: 500,
        }}
      >
        {isLive && (
          <svg width="32" height="32" fill={houseAsHex.tally}>
            <circle cx="16" cy="16" r="16" opacity="0.22" />
            <circle cx="16" cy="16" r="9" />
          </svg>
        )}
        {children}
      </div>
    </div>
  );
}
