import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { allCopies, encoding, type Copy } from '@/app/pictures/copies';
import { decodeOriginal } from '@/app/pictures/originals';
import { pictureShape } from '@/content/picture-sizes';

export const dynamic = 'force-static';

export const generateStaticParams = () => allCopies().map(({ file }) => ({ file }));

/** The cache of encoded copies, which Vercel keeps between builds. It may be deleted at any time. */
const cache = 'node_modules/.cache/pictures';

/** Encodes a copy, or reads it from the cache. */
async function encode({ picture, width, format, file }: Copy): Promise<Buffer> {
  const cached = `${cache}/${file}`;
  if (existsSync(cached)) return readFile(cached);
  const original = await decodeOriginal(picture);
  const height = (width * pictureShape.height) / pictureShape.width;
  const encoded = await original.resize(width, height).toFormat(format, encoding[format]).toBuffer();
  await mkdir(cache, { recursive: true });
  // A build that is killed meanwhile leaves no unfinished file under the name that the next build reads.
  const unfinished = `${cached}.${randomUUID()}`;
  await writeFile(unfinished, encoded);
  await rename(unfinished, cached);
  return encoded;
}

/** Responds with a copy of a picture. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const copy = allCopies().find((one) => one.file === file);
  // Only `next dev` is asked for a copy of a picture that has been replaced.
  if (!copy) return new Response(null, { status: 404 });
  const headers = { 'Content-Type': `image/${copy.format}` };
  return new Response(new Uint8Array(await encode(copy)), { headers });
}
