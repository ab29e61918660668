import { CardBadge } from '@/app/og/CardBadge';
import { CardStage } from '@/app/og/CardStage';
import { displaySize, displayStyle } from '@/app/og/display-type';
import { lit } from '@/app/og/lit';

interface HeadlineCardProps {
  lamp: Buffer;
  badge: string;
  lines: readonly string[];
}

/** The landing page's card: badge and headline in the beam. */
export function HeadlineCard({ lamp, badge, lines }: HeadlineCardProps) {
  const size = displaySize(lines, 1056, 128);
  return (
    <CardStage lamp={lamp} align="center">
      <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center', marginBottom: -0.23 * size }}>
        <CardBadge isLive>{badge}</CardBadge>
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          marginBottom: 72 - 0.21 * size,
        }}
      >
        {lines.map((line, index) => (
          <div
            key={line}
            style={{ ...displayStyle, ...lit, fontSize: size, marginTop: index > 0 ? -0.22 * size : 0 }}
          >
            {line}
          </div>
        ))}
      </div>
    </CardStage>
  );
}
