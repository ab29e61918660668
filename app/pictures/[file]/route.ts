import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { notFound } from 'next/navigation';
import { allCopies, decodeOriginal, encoding } from '@/app/pictures/copies';
import { pictureSize } from '@/components/pictures/picture-sizes';

export const dynamic = 'force-static';

export const generateStaticParams = () => allCopies().map(({ file }) => ({ file }));

const cache = 'node_modules/.cache/pictures';

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const copy = allCopies().find((one) => one.file === file);
  // `next dev` can be asked for a copy of a replaced picture.
  if (!copy) notFound();
  const { picture, format, width } = copy;
  const cached = `${cache}/${file}`;
  if (!existsSync(cached)) {
    const original = await decodeOriginal(picture);
    const height = (width * pictureSize.height) / pictureSize.width;
    const encoded = await original.resize(width, height).toFormat(format, encoding[format]).toBuffer();
    await mkdir(cache, { recursive: true });
    // A killed build must not leave an unfinished file for the next one.
    const unfinished = `${cached}.${randomUUID()}`;
    await writeFile(unfinished, encoded);
    await rename(unfinished, cached);
  }
  return new Response(new Uint8Array(await readFile(cached)), {
    headers: { 'Content-Type': `image/${format}` },
  });
}
