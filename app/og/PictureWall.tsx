import { litEdge } from '@/app/og/SocialCard';
import type { workCardPlaces } from '@/content/pages';
import { houseAsHex } from '@/tailwind.config';

/** Size of one picture, the gap between two, and the width of a picture's edge, in px. */
const tile = { width: 376, height: 235, gap: 24, edge: 1.5 };

/** Column and row of each place, those that the card shows whole first. */
const places = [
  [0, 1],
  [1, 1],
  [0, 2],
  [1, 2],
  [1, 0],
  [0, 0],
] as const satisfies { length: typeof workCardPlaces };

/** The projects' pictures on a tilted wall, given as data URLs, the most important first. */
export function PictureWall({ pictures }: { pictures: readonly string[] }) {
  return (
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
      {pictures.map((picture, index) => {
        const [column, row] = places[index] ?? places[0];
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
              backgroundImage: litEdge,
            }}
          >
            <img
              alt=""
              src={picture}
              width={tile.width - 2 * tile.edge}
              height={tile.height - 2 * tile.edge}
              style={{ borderRadius: 14 - tile.edge }}
            />
          </div>
        );
      })}
      {/* Darkens the wall away from the first picture. */}
      <svg width="820" height="1000" style={{ position: 'absolute', top: -300, left: -2 }}>
        <radialGradient id="dark" gradientUnits="userSpaceOnUse" cx="198" cy="416" r="640">
          <stop offset="0.4" stopColor={houseAsHex.surface} stopOpacity="0" />
          <stop offset="1" stopColor={houseAsHex.surface} stopOpacity="0.73" />
        </radialGradient>
        <rect width="820" height="1000" fill="url(#dark)" />
      </svg>
    </div>
  );
}
