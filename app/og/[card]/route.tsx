import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import type { ReactNode } from 'react';
import sharp from 'sharp';
import { shareCards, shareCardSize, type ShareCard } from '@/app/og/share-cards';
import { headlineShade, palette } from '@/components/palette';
import { decodeOriginal } from '@/components/pictures/copies';
import { lineWidth } from '@/components/line-width';
import { Mark } from '@/components/Mark';
import { pictureSize } from '@/components/pictures/picture-sizes';
import type { ProjectPicture } from '@/content/projects';
import { site } from '@/content/site';

export const dynamic = 'force-static';

export const generateStaticParams = () => shareCards.map(({ file }) => ({ card: file }));

/** The typeface with one weight, because `ImageResponse` supports no variable fonts. */
const fonts = [{ name: 'typeface', data: readFileSync('app/fonts/card.ttf') }];

/** The light of the pages, drawn in advance, because `ImageResponse` would draw a gradient in visible bands. */
const background = { file: 'app/og/light.webp', lampInFile: 786 };

const column = { display: 'flex', flexDirection: 'column' } as const;
const row = { display: 'flex', alignItems: 'center' };

/** The border of a surface that is lit from above: its upper edge is brighter. */
const surfaceEdge = {
  border: `1.5px solid ${palette.hairline}`,
  borderTop: `1.5px solid ${palette['hairline-top']}`,
};

/** The style of a line of large type. The negative margins reduce its box to the height of capitals, 0.7 em. */
const largeType = {
  margin: '-0.25em -0.05em',
  // Otherwise the letter spacing would cut off the last letter.
  paddingRight: '0.04em',
  lineHeight: 1.2,
  letterSpacing: '-0.04em',
  whiteSpace: 'nowrap',
  backgroundClip: 'text',
  backgroundImage: `linear-gradient(${palette['key-light-hover']} 28%, ${headlineShade} 78%)`,
  color: 'transparent',
} as const;

/** The font size in px at which all lines fit the width, but no more than the largest. */
const sizeFor = (lines: readonly string[], width: number, largest: number) =>
  Math.min(largest, width / Math.max(...lines.map(lineWidth)));

/**
 * The number of the picture in each place, from the bottom row up. On the card:
 *
 *     5 4   cropped by the card's edge
 *     0 1
 *     2 3
 */
const picturesInPlaces = [2, 3, 0, 1, 5, 4];

/** A tilted wall of pictures, which are data URLs. With fewer than six, they repeat. */
function PictureWall({ pictures }: { pictures: readonly string[] }) {
  const width = 376;
  const height = (width * pictureSize.height) / pictureSize.width;
  // Darkens the wall towards the lower right, away from the first picture.
  const backgroundImage = `linear-gradient(to bottom right, ${palette.surface}00 50%, ${palette.surface}cc)`;
  const rows = { display: 'flex', flexWrap: 'wrap-reverse', gap: 24, width: 776 } as const;
  const tilt = { transform: 'rotate(-8deg)', transformOrigin: 'bottom left' };
  return (
    <div style={{ ...rows, ...tilt, position: 'absolute', bottom: 29, left: 659 }}>
      {picturesInPlaces.map((index, place) => {
        // The second column hangs a little lower, because aligned rows would look like a table.
        const transform = `translateY(${(place % 2) * 34}px)`;
        const style = { ...surfaceEdge, borderRadius: 14, transform };
        const src = pictures[index % pictures.length];
        return <img key={place} alt="" src={src} width={width} height={height} style={style} />;
      })}
      <div style={{ position: 'absolute', top: 0, bottom: -34, width: '100%', backgroundImage }} />
    </div>
  );
}

/** A card: the studio's name, a badge and large type, centred or, beside a wall of pictures, left-aligned. */
function CardContent({ card: { lines, badge }, wall }: { card: ShareCard; wall: ReactNode }) {
  const width = wall ? 456 : 1056;
  const aligned = { ...column, alignItems: wall ? 'flex-start' : 'center' };
  const root = { ...aligned, ...shareCardSize, justifyContent: 'space-between', padding: '56px 72px 72px' };
  // The mark and the gap take 70 px.
  const studio = {
    ...row,
    gap: 18,
    fontSize: sizeFor([site.name], width - 70, 36),
    letterSpacing: '-0.01em',
  };
  // The padding and the dot take 102 px.
  const badgeBox = { ...row, ...surfaceEdge, gap: 10, height: 64, padding: '0 30px', borderRadius: 32 };
  const badgeType = { color: palette['ink-quiet'], fontSize: sizeFor([badge], width - 102, 34) };
  const fontSize = sizeFor(lines, width, Math.min(128, 320 / lines.length));
  return (
    <div style={{ ...root, color: palette.ink }}>
      <div style={studio}>
        <Mark width={52} height={52} fill={palette['key-light']} />
        {site.name}
      </div>
      {wall}
      <div style={{ ...aligned, gap: 52 }}>
        <div style={{ ...badgeBox, ...badgeType, background: palette['surface-raised'] }}>
          {!wall && (
            <svg width="32" height="32" fill={palette.tally}>
              <circle cx="16" cy="16" r="16" opacity="0.22" />
              <circle cx="16" cy="16" r="9" />
            </svg>
          )}
          {badge}
        </div>
        <div style={{ ...aligned, gap: '0.28em', fontSize }}>
          {lines.map((line) => (
            <div key={line} style={largeType}>
              {line}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

async function dataUrlOf(picture: ProjectPicture): Promise<string> {
  const png = await (await decodeOriginal(picture)).resize(800).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Responds with a page's share card as a PNG. A palette of 256 colours halves the file's size. */
export async function GET(_request: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card: file } = await params;
  const card = shareCards.find((one) => one.file === file)!;
  const pictures = await Promise.all(card.pictures.map(dataUrlOf));
  const wall = pictures.length > 0 && <PictureWall pictures={pictures} />;
  const content = new ImageResponse(<CardContent card={card} wall={wall} />, { ...shareCardSize, fonts });
  // Beside a wall, the lamp is near the end of the large type.
  const lampOnCard = wall ? 414 : shareCardSize.width / 2;
  const png = sharp(background.file)
    .extract({ left: background.lampInFile - lampOnCard, top: 0, ...shareCardSize })
    .composite([{ input: Buffer.from(await content.arrayBuffer()) }])
    .png({ palette: true, compressionLevel: 9 });
  return new Response(new Uint8Array(await png.toBuffer()), { headers: { 'Content-Type': 'image/png' } });
}
