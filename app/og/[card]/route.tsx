import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { cardFonts } from '@/app/og/display-type';
import { HeadlineCard } from '@/app/og/HeadlineCard';
import { StageCard } from '@/app/og/StageCard';
import { WallCard } from '@/app/og/WallCard';
import { pages } from '@/content/pages';
import { pictureFile } from '@/content/picture-files';
import { projects } from '@/content/projects';
import { socialCardSize } from '@/content/social-card-size';
import { socialCards, type SocialCardName } from '@/content/social-cards';
import { workCardPlaces } from '@/content/work-card-places';
import { houseAsHex } from '@/tailwind.config';

/** An export has no server to answer at request time: https://nextjs.org/docs/app/guides/static-exports */
export const dynamic = 'force-static';

const fileOf = (page: string) => basename(socialCards[page as SocialCardName]);

/** https://nextjs.org/docs/app/api-reference/functions/generate-static-params */
export function generateStaticParams() {
  return Object.keys(socialCards).map((page) => ({ card: fileOf(page) }));
}

/** Pictures for the wall: the first of every project, then the second of every project, and so on. */
async function picturesOfWall(): Promise<Buffer[]> {
  const most = Math.max(...projects.map(({ images }) => images.length));
  const sources = Array.from({ length: most }, (_, turn) =>
    projects.flatMap(({ images }) => images[turn]?.src ?? []),
  ).flat();
  return Promise.all(
    sources.slice(0, workCardPlaces).map(async (src) =>
      sharp(await readFile(`public${pictureFile(src).address}-800.webp`))
        .png()
        .toBuffer(),
    ),
  );
}

/** The lit house. Not laid on the surface by `ImageResponse`, whose 8 bits would show bands. */
const houseLitFrom = (place: 'above' | 'left') =>
  sharp(`content/brand/light-${place}.png`).flatten({ background: houseAsHex.surface }).png().toBuffer();

async function drawCard(page: SocialCardName) {
  // A page of the owner's own may have no badge.
  const words: { title?: string; badge?: string; headline?: string[] } = pages[page];
  const lamp = await houseLitFrom(page === 'work' ? 'left' : 'above');
  const { badge = '', title = '', headline } = words;
  if (headline) return <HeadlineCard badge={badge} lamp={lamp} lines={headline} />;
  return page === 'work' ? (
    <WallCard badge={badge} lamp={lamp} title={title} pictures={await picturesOfWall()} />
  ) : (
    <StageCard badge={badge} lamp={lamp} title={title} />
  );
}

/** The picture that a shared link unfurls with: a PNG of 256 colours, which is half the bytes. */
export async function GET(_request: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params;
  const page = Object.keys(socialCards).find((name) => fileOf(name) === card) as SocialCardName;
  const drawn = new ImageResponse(await drawCard(page), { ...socialCardSize, fonts: cardFonts });
  const png = await sharp(await drawn.arrayBuffer())
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
