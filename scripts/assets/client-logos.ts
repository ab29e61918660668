import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { ContentError } from '@/content/content-error';

/** A logo as an entry of `content/client-logos.json` names it. */
export interface LogoReference {
  src: string;
  alt: string;
  /** Width in the strip in CSS px. */
  width: number;
}

/** Bytes of one logo's file: seven of this size still compress to less than one card's picture. */
const largestLogo = 3 * 1024;

/** Space in px between two logos of the sheet, so that an antialiased edge never shows in its neighbour. */
const gutter = 8;

const forbidden =
  /<(?:[\w-]+:)?(?:script|foreignObject|image|style|text)\b|\bon\w+\s*=|href\s*=\s*["'](?!#)|url\(\s*["']?(?!#)/iu;

async function readLogo({ src, alt, width }: LogoReference, index: number, contentFolder: string) {
  const refuse = (wanted: string) =>
    new ContentError('content/client-logos.json', `entry ${index + 1} "${alt}", field "src"`, wanted);
  const path = join(contentFolder, src);
  const source = await readFile(path, 'utf8').catch(() => {
    throw refuse(`${path} is missing; put the logo there or correct the path`);
  });
  if (Buffer.byteLength(source) > largestLogo) {
    throw refuse(`${path} has ${Buffer.byteLength(source)} bytes; it must be ${largestLogo} at most`);
  }
  if (forbidden.test(source)) {
    throw refuse(`${path} must be drawn in paths alone: no text, picture, style, script or outside address`);
  }
  let drawing: string;
  try {
    drawing = optimize(source, {
      plugins: [{ name: 'preset-default' }, { name: 'prefixIds', params: { prefix: `logo-${index}` } }],
    }).data;
  } catch {
    throw refuse(`${path} is no whole SVG; export it again`);
  }
  const viewBox = /<svg[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/u.exec(drawing);
  const drawnWidth = Number(viewBox?.[1]);
  const drawnHeight = Number(viewBox?.[2]);
  if (!(drawnWidth > 0 && drawnHeight > 0))
    throw refuse(`${path} must have a viewBox that begins with "0 0"`);
  return { drawing, width, height: Math.round((width * drawnHeight) / drawnWidth), alt };
}

/** The strip's logos on one sheet, so that the page asks once and not once per logo. */
export interface LogoSheet {
  /** Name of the sheet's file, with the hash of its bytes. */
  name: string;
  svg: string;
  logos: { alt: string; view: string; width: number; height: number }[];
}

/**
 * Puts the logos on one SVG sheet, each behind a `view` of its own, which `<img src="sheet.svg#view">` shows.
 *
 * @throws ContentError for the first logo that is missing, too large, or not a plain drawing
 */
export async function makeLogoSheet(
  references: readonly LogoReference[],
  contentFolder = 'content',
): Promise<LogoSheet> {
  const logos = await Promise.all(references.map((logo, index) => readLogo(logo, index, contentFolder)));
  let top = 0;
  const placed = logos.map(({ drawing, alt, width, height }, index) => {
    const logo = { drawing, alt, width, height, top, view: `logo${index}` };
    top += height + gutter;
    return logo;
  });
  const sheetWidth = Math.max(...placed.map(({ width }) => width));
  const drawings = placed.map(({ drawing, view, width, height, top: y }) => {
    const nested = drawing
      .replace(' xmlns="http://www.w3.org/2000/svg"', '')
      .replace(/<svg[^>]*>/u, (tag) => tag.replace(/\s(?:x|y|width|height)="[^"]*"/gu, ''))
      .replace('<svg', `<svg y="${y}" width="${width}" height="${height}"`);
    return `<view id="${view}" viewBox="0 ${y} ${width} ${height}"/>${nested}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheetWidth} ${top}">${drawings.join('')}</svg>`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  return {
    name: `client-logos-${hash}.svg`,
    svg,
    logos: placed.map(({ alt, view, width, height }) => ({ alt, view, width, height })),
  };
}
