import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ContentError } from '@/content/content-error';
import { surfaceAsHex } from '@/tailwind.config';

const markFile = 'content/brand/mark.svg';

/** Sizes in px of the pictures inside `favicon.ico`: a tab's at one and two times density. */
const faviconSizes = [16, 32];

/** The studio's mark: one path in a square. */
export interface Mark {
  /** Length of the square's side in the drawing's own units. */
  side: number;
  path: string;
  /** Colour of the light, as the drawing has it. */
  fill: string;
}

/**
 * Reads the studio's mark from its drawing.
 *
 * @throws ContentError when the drawing is not one filled path in a square
 */
export function readMark(svg: string): Mark {
  const side = Number(/viewBox="0 0 ([\d.]+) \1"/u.exec(svg)?.[1]);
  const paths = [...svg.matchAll(/<path[^>]*\bd="([^"]+)"/gu)];
  const fill = /\bfill="(#[\da-f]{6})"/u.exec(svg)?.[1];
  const path = paths[0]?.[1];
  if (!(side > 0) || paths.length !== 1 || !path || !fill) {
    throw new ContentError(
      markFile,
      'the drawing',
      'must be one path with a fill such as "#faf1df" in a square viewBox that begins with "0 0"',
    );
  }
  return { side, path, fill };
}

/**
 * The mark on its dark tile.
 *
 * @param share part of the tile's side that the mark takes, 0 to 1
 * @param radius part of the tile's side that its corners are rounded by, 0 to 0.5
 */
function tile({ side, path, fill }: Mark, share: number, radius: number): string {
  const edge = ((1 - share) / 2) * side;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" rx="${radius * side}" fill="${surfaceAsHex}"/>` +
    `<path transform="translate(${edge} ${edge}) scale(${share})" fill="${fill}" fill-rule="evenodd" d="${path}"/></svg>`
  );
}

async function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * (size / 16) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Packs PNG pictures into an ICO file: a header, an entry of 16 bytes per picture, then the pictures. */
export function packIco(pictures: readonly { size: number; bytes: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)]);
}

/** The mark, and every icon that browsers and home screens ask for, by file name below `public/`. */
export async function makeIcons(): Promise<{ mark: Mark; icons: Record<string, Buffer | string> }> {
  const mark = readMark(await readFile(markFile, 'utf8'));
  const favicon = tile(mark, 0.78, 0.22);
  // Home screens cut icons to shapes of their own; 60 % stays inside the smallest (W3C manifest: maskable icons).
  const maskable = tile(mark, 0.6, 0);
  const pictures = await Promise.all(
    faviconSizes.map(async (size) => ({ size, bytes: await png(favicon, size) })),
  );
  return {
    mark,
    icons: {
      'icon.svg': favicon,
      'favicon.ico': packIco(pictures),
      'apple-touch-icon.png': await png(maskable, 180),
      'icon-192.png': await png(maskable, 192),
      'icon-512.png': await png(maskable, 512),
    },
  };
}
