import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { load } from 'cheerio/slim';
import sharp from 'sharp';
import type { clientLogos } from '@/content/content';
import { allOf, ContentError } from '@/content/parse-content';
import { contrast } from '@/scripts/colours/contrast';
import { channelsOf, oneTone, palette, scheme } from '@/tailwind.config';

/** The height in px of the tallest logo. All logos share lines of 76 px, with margins of 8 px. */
const tallestLogo = 60;

/** The largest allowed size of a logo's file, in bytes. */
const largestLogo = 20 * 1024;

/** Faults of an SVG, with their error texts. The patterns expect parsed SVG: double quotes, no comments. */
const faults = [
  [/^(?!<svg[^>]* viewBox=")/u, 'has no viewBox; export it as SVG with one'],
  [/<([\w-]+:)?(text|flowRoot)\b/u, 'contains text without its typeface; convert the text to outlines'],
  [/<([\w-]+:)?(image|feImage)\b/u, 'contains a picture made of pixels; trace it, or export all as PNG'],
  [/<([\w-]+:)?(animate\w*|set)\b|@keyframes/u, 'is animated but cannot be paused; export it static'],
  [/<([\w-]+:)?(script|foreignObject)\b|\son\w+="/u, 'contains scripts or HTML; export it as plain SVG'],
  [/href="(?!#)|url\((?!\s*(&quot;|')?#)|@import/u, 'refers to another file; embed or remove that file'],
] as const;

type Fail = (wanted: string) => never;

/** Returns the `<svg>` element of a file, without its size and comments. Calls `fail` if one of `faults` is in it. */
async function readSvg(source: Buffer, fail: Fail): Promise<string> {
  const document = load(source.toString(), { xml: true });
  const svg = document('svg').first().attr({ x: null, y: null, width: null, height: null });
  const drawing = document.xml(svg).replace(/<!--[^]*?-->/gu, '');
  for (const [sign, fault] of faults) if (sign.test(drawing)) fail(fault);
  // Draws the source instead of the parsed SVG, because the parser repairs broken markup.
  const broken = () => fail('cannot be drawn; export it again');
  await sharp(source).stats().catch(broken);
  return drawing;
}

/** Why visitors would not make out a logo in the tone that the page gives it; undefined if they would. */
async function faultOf(drawing: Buffer): Promise<string | undefined> {
  const pixels = await sharp(drawing).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  const ground = channelsOf(palette.surface);
  const sums = { all: 0, faint: 0 };
  for (let start = 0; start < pixels.length; start += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(start, start + 4);
    // The weights of the CSS filter `grayscale`: https://www.w3.org/TR/filter-effects-1/#grayscaleEquivalent
    const grey = Math.min(255, (0.2126 * red + 0.7152 * green + 0.0722 * blue) * oneTone.brightness);
    const shown = ground.map((channel) => channel + (grey - channel) * oneTone.opacity);
    sums.all += alpha;
    if (contrast(shown, ground) < 3) sums.faint += alpha;
  }
  // Not only where all of it is opaque: whole pixels may leave a thin line beside an SVG.
  if (sums.all > (0.95 * 255 * pixels.length) / 4)
    return 'would show as a box; export it with a transparent background, or with a transparent margin if it is a box';
  if (sums.faint >= sums.all / 2)
    return `would be empty or too faint on the page, with less than 3:1 contrast; use its version for ${scheme} backgrounds`;
  return undefined;
}

/** Makes the file of one client logo: a cleaned SVG, or a PNG at twice its width for high-density displays. */
async function makeLogo({ src, alt, width }: (typeof clientLogos)[number], index: number) {
  const place = `content/client-logos.json: entry ${index + 1} "${alt}", field "src": content/${src}`;
  const fail: Fail = (wanted) => {
    throw new ContentError(`${place} ${wanted}`);
  };
  const { name, ext } = parse(src);
  const missing = () => fail('is missing; add it or correct its path');
  const source = await readFile(`content/${src}`).catch(missing);
  const broken = () => fail('cannot be drawn; export it again');
  if (source.length === 0) broken();
  const drawn = await sharp(source, { density: 288 }).metadata().catch(broken);
  const height = Math.round((width * drawn.height) / drawn.width);
  if (height > tallestLogo) {
    const fitting = Math.floor((tallestLogo * drawn.width) / drawn.height);
    fail(`would be ${height} px high; set the field "width" to ${fitting} at most`);
  }
  const twice = 2 * width;
  const png = sharp(source, { failOn: 'warning' }).resize(twice).png({ palette: true });
  // With a width and height in whole pixels, all browsers give the logo the same aspect ratio.
  const sized = `<svg width="${width}" height="${height}"`;
  const bytes =
    ext === '.svg'
      ? Buffer.from((await readSvg(source, fail)).replace('<svg', sized))
      : await png.toBuffer().catch(broken);
  if (ext === '.png' && drawn.width < twice)
    fail(`is ${drawn.width} px wide; it must be at least ${twice} px wide, twice the field "width"`);
  if (bytes.length > largestLogo) fail(`has ${bytes.length} bytes; simplify it to ${largestLogo} at most`);
  const fault = await faultOf(bytes);
  if (fault) fail(fault);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return { entry: { src: `/logos/${name}-${hash}${ext}`, alt, width, height }, bytes };
}

/**
 * Makes the files of all client logos, and the list of logos that the landing page imports.
 *
 * @throws ContentError that names every logo that is missing, broken, too small, too large, faint or not a plain drawing
 */
export async function makeLogos(logos: typeof clientLogos) {
  const made = await allOf(logos.map(makeLogo));
  const entries = JSON.stringify(made.map(({ entry }) => entry));
  return new Map<string, Buffer | string>([
    ...made.map(({ entry, bytes }) => [`public${entry.src}`, bytes] as const),
    ['content/generated/client-logos.json', entries],
  ]);
}

/** Draws the mark on a square tile. The mark's width (`share`) and the corners' `radius` are in % of the tile. */
function tile(mark: string, share: number, radius: number): Buffer {
  const light = palette['key-light'];
  const inset = (100 - share) / 2;
  const placed = mark.replace('<svg', `<svg x="${inset}" y="${inset}" width="${share}" height="${share}"`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="${light}" color="${light}">` +
      `<rect width="100" height="100" rx="${radius}" fill="${palette.surface}"/>${placed}</svg>`,
  );
}

/** Reads a drawing of the mark, and replaces its black with `currentColor`. */
async function readMark(file: string): Promise<string> {
  const fail: Fail = (wanted) => {
    throw new ContentError(`${file}: the drawing: ${wanted}`);
  };
  const source = await readFile(file).catch(() => fail('is missing; put it there as SVG'));
  const black = /(?<=(?:fill|stroke|color)(?:="|:\s*))(?:black|#000(?:000)?)\b/giu;
  return (await readSvg(source, fail)).replace(black, 'currentColor');
}

/** An ICO file of PNGs: a header of 6 bytes, an entry of 16 for each picture, then the pictures. */
function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.set([size, size, 0, 0, 1, 0, 32, 0], entry);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/**
 * Reads the studio's mark, and draws every icon that browsers and home screens request. Tabs show icons of 16 px, in which
 * thin lines break up, so they get a drawing of their own if there is one.
 *
 * @throws ContentError when the mark is missing, broken or not a plain drawing
 */
export async function makeIcons() {
  const mark = await readMark('content/brand/mark.svg');
  const small = 'content/brand/mark-small.svg';
  const favicon = tile(existsSync(small) ? await readMark(small) : mark, 84, 22);
  // Home screens crop icons to various shapes. A mark of 60 % fits into every one (W3C manifest: maskable icons).
  const maskable = tile(mark, 60, 0);
  const png = (svg: Buffer, size: number) => {
    const drawn = sharp(svg, { density: 0.72 * size });
    return drawn.resize(size).png().toBuffer();
  };
  const icon = async (svg: Buffer, size: number) => ({ size, png: await png(svg, size) });
  return new Map<string, Buffer | string>([
    ['content/generated/mark.json', JSON.stringify({ drawing: mark })],
    ['app/icon.svg', favicon],
    [
      'app/favicon.ico',
      // 48 px is for Google's results, which show no SVG icon and require a width that is a multiple of 48 px.
      icoOf([await icon(favicon, 16), await icon(favicon, 32), await icon(tile(mark, 78, 22), 48)]),
    ],
    ['app/apple-icon.png', await png(maskable, 180)],
    ['public/icon-192.png', await png(maskable, 192)],
    ['public/icon-512.png', await png(maskable, 512)],
  ]);
}
