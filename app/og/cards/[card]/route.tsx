import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { drawLight } from '@/app/og/draw-light';
import { PictureWall } from '@/app/og/PictureWall';
import { SocialCard } from '@/app/og/SocialCard';
import { socialCard, socialCardSize } from '@/app/page-metadata';
import { projects } from '@/content/content';
import { workCardPlaces } from '@/content/read-content';
import { pictureFile } from '@/content/picture-files';
import { fallbackWidth, pictureShape } from '@/content/picture-sizes';
import { sitePages, type SitePage } from '@/content/routes';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return sitePages.map((page) => ({ card: basename(socialCard(page)) }));
}

/** The cards' fonts. `ImageResponse` supports no variable ones, and draws a letter with the first font that has it. */
const fonts = ['card', 'card-extended'].map((name) => ({
  name,
  data: readFileSync(join(process.cwd(), `content/generated/${name}.ttf`)),
}));

/** All projects' pictures: the first one of every project, then the second one of every project, and so on. */
const workPictures = projects
  .flatMap(({ images }) => images.map((picture, round) => ({ round, ...picture })))
  .toSorted((one, other) => one.round - other.round);

const ratio = pictureShape.width / pictureShape.height;

/** The pictures on a page's share card, as data URLs. */
function picturesFor({ name, pictures = [] }: SitePage): Promise<string[]> {
  const shown = name === 'work' ? workPictures : pictures;
  return Promise.all(
    shown.slice(0, workCardPlaces).map(async (one) => {
      const picture = sharp(`public${pictureFile(one).address}-${fallbackWidth}.webp`);
      // Of a portrait, this keeps the part that draws the eye.
      const cut = picture.resize(800, Math.round(800 / ratio), { position: 'attention' });
      return `data:image/png;base64,${(await cut.png().toBuffer()).toString('base64')}`;
    }),
  );
}

/** Responds with a page's share card as a PNG. A palette of 256 colours halves the file's size. */
export async function GET(_request: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params;
  const page = sitePages.find((one) => basename(socialCard(one)) === card)!;
  const pictures = await picturesFor(page);
  const wall = pictures.length > 0 && <PictureWall pictures={pictures} />;
  const drawn = new ImageResponse(<SocialCard page={page}>{wall}</SocialCard>, { ...socialCardSize, fonts });
  // `ImageResponse` would draw the light behind the text in visible bands, so `drawLight` draws the background.
  const { width, height } = socialCardSize;
  const png = sharp(drawLight(wall ? 0.345 : 0.5), { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(await drawn.arrayBuffer()) }])
    .png({ palette: true, compressionLevel: 9 });
  return new Response(new Uint8Array(await png.toBuffer()), { headers: { 'Content-Type': 'image/png' } });
}
