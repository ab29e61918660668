import { CardBadge } from '@/app/og/CardBadge';
import { CardStage } from '@/app/og/CardStage';
import { displaySize, displayStyle } from '@/app/og/display-type';
import { onStage } from '@/app/og/lit';

interface StageCardProps {
  lamp: Buffer;
  /** Empty for none. */
  badge: string;
  title: string;
}

/** The card of a page without pictures: its title, very large, on the stage. */
export function StageCard({ lamp, badge, title }: StageCardProps) {
  const size = displaySize([title], 1056, 400);
  return (
    <CardStage lamp={lamp} align="center">
      <div style={{ display: 'flex', flexGrow: 1, marginTop: 42, marginBottom: -0.2 * size }}>
        {badge && <CardBadge>{badge}</CardBadge>}
      </div>
      <div style={{ ...displayStyle, ...onStage, fontSize: size, marginBottom: 72 - 0.3 * size }}>
        {title}
      </div>
    </CardStage>
  );
}
