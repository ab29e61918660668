import { CardBadge } from '@/app/og/CardBadge';
import { CardStage, pictureAddress } from '@/app/og/CardStage';
import { displaySize, displayStyle } from '@/app/og/display-type';
import { edgeFromAbove } from '@/app/og/edge-from-above';
import { lit } from '@/app/og/lit';
import type { workCardPlaces } from '@/content/work-card-places';
import { houseAsHex } from '@/tailwind.config';

/** Size in px of one picture on the wall, the space between two, and the width of its edge. */
const tile = { width: 376, height: 235, gap: 24, edge: 1.5 };

/** Places by column and row, in the order in which they are filled: those that are seen whole first. */
const places = [
  { column: 0, row: 1 },
  { column: 1, row: 1 },
  { column: 0, row: 2 },
  { column: 1, row: 2 },
  { column: 1, row: 0 },
  { column: 0, row: 0 },
] as const satisfies { length: typeof workCardPlaces };

interface WallCardProps {
  lamp: Buffer;
  badge: string;
  title: string;
  /** PNGs of 16:10, the most important first. */
  pictures: readonly Buffer[];
}

/** The work page's card: badge and title, and beside them the projects' pictures on a tilted wall. */
export function WallCard({ lamp, badge, title, pictures }: WallCardProps) {
  const size = displaySize([title], 456, 128);
  return (
    <CardStage lamp={lamp} align="flex-start">
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          top: 112,
          left: 590,
          transform: 'rotate(-8deg)',
          transformOrigin: '0 0',
        }}
      >
        {pictures.map((bytes, index) => {
          const { column, row } = places[index] ?? places[0];
          return (
            <div
              key={index}
              style={{
                display: 'flex',
                position: 'absolute',
                left: column * (tile.width + tile.gap),
                // The second column hangs a little lower: two even rows would read as a table.
                top: (row - 1) * (tile.height + tile.gap) + column * 34,
                padding: tile.edge,
                borderRadius: 14,
                backgroundImage: edgeFromAbove,
              }}
            >
              <img
                alt=""
                src={pictureAddress('image/png', bytes)}
                width={tile.width - 2 * tile.edge}
                height={tile.height - 2 * tile.edge}
                style={{ borderRadius: 14 - tile.edge }}
              />
            </div>
          );
        })}
        {/* The wall grows darker away from the picture that is seen best. */}
        <svg width="820" height="1000" style={{ position: 'absolute', top: -300, left: -2 }}>
          <radialGradient id="dark" gradientUnits="userSpaceOnUse" cx="198" cy="416" r="640">
            <stop offset="0.4" stopColor={houseAsHex.surface} stopOpacity="0" />
            <stop offset="1" stopColor={houseAsHex.surface} stopOpacity="0.73" />
          </radialGradient>
          <rect width="820" height="1000" fill="url(#dark)" />
        </svg>
      </div>
      <div style={{ display: 'flex', flexGrow: 1, alignItems: 'flex-end' }}>
        <CardBadge>{badge}</CardBadge>
      </div>
      <div
        style={{
          ...displayStyle,
          ...lit,
          fontSize: size,
          marginLeft: -6,
          marginTop: 140 - 0.93 * size,
          marginBottom: 80 - 0.27 * size,
        }}
      >
        {title}
      </div>
    </CardStage>
  );
}
