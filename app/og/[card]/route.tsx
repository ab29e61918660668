import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { PictureWall } from '@/app/og/PictureWall';
import { SocialCard } from '@/app/og/SocialCard';
import { socialCard, socialCardSize } from '@/app/page-metadata';
import { pages, workCardPlaces } from '@/content/pages';
import { pictureFile } from '@/content/picture-files';
import { fallbackWidth } from '@/content/picture-widths';
import { projects } from '@/content/projects';
import { pageNames } from '@/content/routes';
import { houseAsHex } from '@/tailwind.config';

/** Required by a static export: https://nextjs.org/docs/app/guides/static-exports */
export const dynamic = 'force-static';

const pagesByFile = new Map(pageNames.map((page) => [basename(socialCard(page)), page]));

/** https://nextjs.org/docs/app/api-reference/functions/generate-static-params */
export function generateStaticParams() {
  return [...pagesByFile.keys()].map((card) => ({ card }));
}

/** `ImageResponse` takes no variable fonts, and each letter from the first font that has it. */
const fonts = ['card', 'card-extended'].map((name) => ({
  name,
  data: readFileSync(join(process.cwd(), `content/generated/${name}.ttf`)),
}));

/** The first picture of every project, then the second of every project, and so on, as data URLs. */
function picturesForWall(): Promise<string[]> {
  const pictures = projects
    .flatMap(({ images }) => images.map(({ src }, turn) => ({ src, turn })))
    .toSorted((one, other) => one.turn - other.turn)
    .slice(0, workCardPlaces);
  return Promise.all(
    pictures.map(async ({ src }) => {
      const picture = sharp(`public${pictureFile(src).address}-${fallbackWidth}.webp`)
        .resize(800)
        .png();
      return `data:image/png;base64,${(await picture.toBuffer()).toString('base64')}`;
    }),
  );
}

/** The picture that a shared link unfurls with, as a PNG of 256 colours, which halves its size. */
export async function GET(_request: Request, { params }: { params: Promise<{ card: string }> }) {
  const page = pagesByFile.get((await params).card)!;
  const words: { title?: string; badge?: string; headline?: string[] } = pages[page];
  const { title = '', badge = '', headline = [title] } = words;
  const isLanding = page === 'landing';
  const isWork = page === 'work';
  const drawn = new ImageResponse(
    <SocialCard lines={headline} badge={badge} isLive={isLanding} isFaint={!isLanding && !isWork}>
      {isWork && <PictureWall pictures={await picturesForWall()} />}
    </SocialCard>,
    { ...socialCardSize, fonts },
  );
  // The light is laid below here, because `ImageResponse` would show bands in it.
  const png = sharp(`content/brand/light-${isWork ? 'left' : 'above'}.png`)
    .flatten({ background: houseAsHex.surface })
    .composite([{ input: Buffer.from(await drawn.arrayBuffer()) }])
    .png({ palette: true, compressionLevel: 9 });
  return new Response(new Uint8Array(await png.toBuffer()), { headers: { 'Content-Type': 'image/png' } });
}
