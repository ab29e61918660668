import { litEdge } from '@/app/og/SocialCard';
import { houseAsHex } from '@/tailwind.config';

/** Which picture stands where: two columns, each from its foot up. The first three are the ones seen whole. */
const columns = [
  [2, 0, 5],
  [3, 1, 4],
];

/** Six pictures or fewer on a tilted wall, given as data URLs, the most important first. */
export function PictureWall({ pictures }: { pictures: readonly string[] }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'flex-end',
        gap: 24,
        position: 'absolute',
        bottom: -5,
        left: 664,
        transform: 'rotate(-8deg)',
        transformOrigin: 'bottom left',
      }}
    >
      {columns.map((column, index) => (
        <div
          key={index}
          // The second column hangs a little lower: two even rows would read as a table.
          style={{
            display: 'flex',
            flexDirection: 'column-reverse',
            gap: 24,
            marginBottom: index === 0 ? 34 : 0,
          }}
        >
          {column
            .flatMap((place) => pictures[place] ?? [])
            .map((picture) => (
              <img
                key={picture}
                alt=""
                src={picture}
                width={376}
                height={235}
                style={{ ...litEdge, borderRadius: 14 }}
              />
            ))}
        </div>
      ))}
      <div
        style={{
          position: 'absolute',
          width: '100%',
          height: '100%',
          // Darkens the wall away from the first picture.
          backgroundImage: `linear-gradient(to bottom right, ${houseAsHex.surface}00 50%, ${houseAsHex.surface}cc)`,
        }}
      />
    </div>
  );
}
