import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { allCopies, decodeOriginal, encoding } from '@/app/pictures/copies';
import { pictureSize } from '@/components/pictures/picture-sizes';

export const dynamic = 'force-static';

export const generateStaticParams = () => allCopies().map(({ file }) => ({ file }));

const cache = 'node_modules/.cache/pictures';

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const { picture, format, width } = allCopies().find((one) => one.file === file)!;
  const cached = `${cache}/${file}`;
  if (!existsSync(cached)) {
    const original = await decodeOriginal(picture);
    const height = (width * pictureSize.height) / pictureSize.width;
    const encoded = await original.resize(width, height).toFormat(format, encoding[format]).toBuffer();
    await mkdir(cache, { recursive: true });
    await writeFile(cached, encoded);
  }
  return new Response(new Uint8Array(await readFile(cached)), {
    headers: { 'Content-Type': `image/${format}` },
  });
}
