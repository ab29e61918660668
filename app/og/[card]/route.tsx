import { readFileSync } from 'node:fs';
import { formatHex8, parse } from 'culori';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { shareCards, shareCardSize, type ShareCard } from '@/app/og/share-cards';
import { Mark } from '@/components/Mark';
import { letters, palette } from '@/components/palette';
import { decodeOriginal } from '@/app/pictures/copies';
import type { ProjectPicture } from '@/content/projects';
import { site } from '@/content/site';

export const dynamic = 'force-static';

export const generateStaticParams = () => shareCards.map(({ file }) => ({ card: file }));

/** `ImageResponse` supports no variable fonts. */
const options = { ...shareCardSize, fonts: [{ name: 'typeface', data: readFileSync('app/fonts/card.ttf') }] };

const row = { display: 'flex', alignItems: 'center' };
const column = { display: 'flex', flexDirection: 'column' } as const;
const litEdge = { border: `1.5px solid ${palette.hairline}`, borderTopColor: palette['hairline-top'] };

const largeType = {
  margin: '-0.25em -0.05em',
  // Otherwise the edges would cut off letters.
  padding: '0.11em 0.04em 0.11em 0',
  lineHeight: 0.98,
  letterSpacing: '-0.04em',
  whiteSpace: 'pre-wrap',
  backgroundClip: 'text',
  color: 'transparent',
} as const;

const { colour: lit, end } = letters.large;
const shade = formatHex8({ ...parse(lit)!, alpha: end });

const wall = {
  ...row,
  flexWrap: 'wrap',
  alignContent: 'center',
  gap: 24,
  position: 'absolute',
  left: 610,
  width: 2 * 410 + 24,
  height: '100%',
  transform: 'rotate(-8deg)',
  transformOrigin: '28% 50%',
} as const;
const wallPicture = { ...litEdge, width: 410, borderRadius: 14 };

function CardContent({ card: { lines, badge }, pictures }: { card: ShareCard; pictures: readonly string[] }) {
  const hasWall = pictures.length > 0;
  // A line of wide letters may leave the column, before it breaks.
  const [width, margin, largest] = hasWall ? [456, 72, 110] : [1056, 32, 128];
  const longest = Math.max(...lines.map(({ length }) => length));
  const aligned = { ...column, alignItems: hasWall ? 'flex-start' : 'center' };
  const root = {
    ...aligned,
    ...shareCardSize,
    justifyContent: 'space-between',
    padding: `56px ${margin}px 72px`,
  };
  const nameSize = Math.min(36, ((width - 52 - 18) * 1.8) / site.name.length);
  const badgeBox = { ...row, ...litEdge, gap: 16, height: 64, padding: '0 30px', borderRadius: 32 };
  const badgeSize = Math.min(34, ((width - 2 * 30 - 32 - 16) * 1.9) / badge.length);
  const badgeType = { color: palette['ink-quiet'], fontSize: badgeSize };
  const textAlign = hasWall ? 'left' : 'center';
  const backgroundImage = `linear-gradient(90deg, ${shade}, ${lit}${hasWall ? '' : `, ${shade}`})`;
  const fontSize = Math.min(largest, 320 / lines.length, (width * 2.18) / longest);
  return (
    <div style={{ ...root, color: palette.ink }}>
      <div style={{ ...row, gap: 18, fontSize: nameSize, letterSpacing: '-0.01em' }}>
        <Mark width={52} height={52} fill={palette['key-light']} />
        {site.name}
      </div>
      {hasWall && (
        <div style={wall}>
          {pictures.map((src) => (
            <img key={src} alt="" src={src} style={wallPicture} />
          ))}
        </div>
      )}
      <div style={{ ...aligned, gap: 52 }}>
        <div style={{ ...badgeBox, ...badgeType, background: palette['surface-raised'] }}>
          {!hasWall && (
            <svg width="32" height="32" fill={palette.tally}>
              <circle cx="16" cy="16" r="16" opacity="0.22" />
              <circle cx="16" cy="16" r="9" />
            </svg>
          )}
          {badge}
        </div>
        <div style={{ ...largeType, maxWidth: width + 80, fontSize, textAlign, backgroundImage }}>
          {lines.join('\n')}
        </div>
      </div>
    </div>
  );
}

async function dataUrlOf(picture: ProjectPicture): Promise<string> {
  const png = await (await decodeOriginal(picture)).resize(800).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

export async function GET(_request: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card: file } = await params;
  const card = shareCards.find((one) => one.file === file)!;
  const pictures = await Promise.all(card.pictures.map(dataUrlOf));
  const text = new ImageResponse(<CardContent card={card} pictures={pictures} />, options);
  // `ImageResponse` itself would draw the light in visible bands. A palette of 256 colours halves the file.
  const png = await sharp('app/og/light.webp')
    .composite([{ input: Buffer.from(await text.arrayBuffer()) }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
