import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ContentError } from '@/content/content-error';
import { plainSvg } from '@/scripts/assets/plain-svg';
import { houseAsHex } from '@/tailwind.config';

const markFile = 'content/brand/mark.svg';

/**
 * The studio's mark as plain SVG. What is black in it, or has no colour, takes the colour of where it is shown.
 *
 * @throws ContentError when the file is missing, broken or more than a drawing
 */
export async function readMark(file = markFile): Promise<string> {
  const refuse = (wanted: string) => new ContentError(file, 'the drawing', wanted);
  const source = await readFile(file).catch(() => {
    throw refuse('is missing; put the mark there as SVG');
  });
  try {
    const params = { currentColor: /^(?:black|#0{3}|#0{6})$/iu };
    const { drawing } = plainSvg(source, refuse, [{ name: 'convertColors', params }]);
    await sharp(Buffer.from(drawing)).stats();
    return drawing;
  } catch (error) {
    throw error instanceof ContentError ? error : refuse('cannot be drawn; export it again as plain SVG');
  }
}

/** The mark on a dark tile. @param share of the tile's side for the mark; `radius` of its corners, in percent */
function tile(mark: string, share: number, radius: number): string {
  const light = houseAsHex['key-light'];
  const place = `x="${(100 - share) / 2}" y="${(100 - share) / 2}" width="${share}" height="${share}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="${light}" color="${light}">` +
    `<rect width="100" height="100" rx="${radius}" fill="${houseAsHex.surface}"/>${mark.replace('<svg', `<svg ${place}`)}</svg>`
  );
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file around one PNG of 32 × 32 px: a header of 6 bytes, an entry of 16, the picture. */
function ico(picture: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(picture.length, 14);
  return Buffer.concat([header, picture]);
}

/** Every icon that browsers and home screens ask for, by file name below `public/`. */
export async function makeIcons(mark: string): Promise<Map<string, Buffer | string>> {
  const favicon = tile(mark, 78, 22);
  // Home screens cut icons to shapes of their own; 60 % stays inside the smallest (W3C manifest: maskable icons).
  const maskable = tile(mark, 60, 0);
  return new Map<string, Buffer | string>([
    ['icon.svg', favicon],
    ['favicon.ico', ico(await png(favicon, 32))],
    ['apple-touch-icon.png', await png(maskable, 180)],
    ['icon-192.png', await png(maskable, 192)],
    ['icon-512.png', await png(maskable, 512)],
  ]);
}
