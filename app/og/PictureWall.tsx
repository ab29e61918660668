import { litEdge } from '@/app/og/SocialCard';
import { pictureShape } from '@/content/picture-sizes';
import { palette } from '@/tailwind.config';

/** The index of the picture in each place, from the bottom row up, two per row. The card's edge crops the third row. */
const places = [2, 3, 0, 1, 5, 4];

/** A gradient that darkens the wall towards the lower right, away from the first picture. */
const shade = `linear-gradient(to bottom right, ${palette.surface}00 50%, ${palette.surface}cc)`;

/** A tilted wall of four to six pictures, or of one if there are fewer. They are data URLs, most important first. */
export function PictureWall({ pictures }: { pictures: readonly string[] }) {
  const isFull = pictures.length > 3;
  const shown = isFull ? places.flatMap((place) => pictures[place] ?? []) : pictures.slice(0, 1);
  const width = isFull ? 376 : 776;
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap-reverse',
        gap: 24,
        position: 'absolute',
        bottom: 29,
        left: 659,
        width: 776,
        transform: 'rotate(-8deg)',
        transformOrigin: 'bottom left',
      }}
    >
      {shown.map((picture, index) => (
        <img
          key={picture}
          alt=""
          src={picture}
          width={width}
          height={(width * pictureShape.height) / pictureShape.width}
          // The second column hangs a little lower, because aligned rows would look like a table.
          style={{ ...litEdge, borderRadius: 14, transform: `translateY(${(index % 2) * 34}px)` }}
        />
      ))}
      <div style={{ position: 'absolute', top: 0, bottom: -34, width: '100%', backgroundImage: shade }} />
    </div>
  );
}
