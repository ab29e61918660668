import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo';
import type { clientLogos } from '@/content/client-logos';
import { ContentError } from '@/content/content-error';
import { contrastAtRest } from '@/scripts/assets/contrast-at-rest';

const list = 'content/client-logos.json';

/** Bytes of one logo as a visitor loads it. */
const largestLogo = 20 * 1024;

/** Half of a logo below this is hard to see (WCAG 2.2, 1.4.11, which excepts logos but names the ratio). */
const faintest = 3;

/** What an SVG must not hold, looked for in what SVGO has written: double quotes, and no comments. */
const faults = [
  [/<([\w-]+:)?(text|flowRoot)\b/iu, 'holds text, whose typeface it does not hold; convert it to outlines'],
  [/<([\w-]+:)?(image|feImage)\b/iu, 'holds a picture made of pixels; trace it, or export the logo as PNG'],
  [/<([\w-]+:)?(animate\w*|set)\b|@keyframes/iu, 'moves, and nobody could pause it; export it still'],
  [/<([\w-]+:)?(script|foreignObject)\b|\son\w+="/iu, 'holds more than a drawing; export it as plain SVG'],
  [
    /href="(?!#)|url\((?!\s*(&quot;|')?#)|@import/iu,
    'names an address outside of itself; embed or remove it',
  ],
] as const;

type Refuse = (wanted: string) => ContentError;

async function fitSvg(source: Buffer, width: number, refuse: Refuse) {
  const plugins = ['preset-default', 'removeTitle', 'removeDimensions'] as const;
  const { data: drawing } = optimize(source.toString(), { plugins: [...plugins] });
  for (const [sign, fault] of faults) if (sign.test(drawing)) throw refuse(fault);
  const viewBox = /^<svg[^>]*\sviewBox="([^"]+)"/u.exec(drawing)?.[1] ?? '';
  const [, , drawnWidth = 0, drawnHeight = 0] = viewBox.split(/[\s,]+/u).map(Number);
  if (!(drawnWidth > 0 && drawnHeight > 0)) throw refuse('has no size; export it with a viewBox');
  const height = Math.round((width * drawnHeight) / drawnWidth);
  // In whole px, which every engine then takes the ratio from.
  return { bytes: Buffer.from(drawing.replace('<svg', `<svg width="${width}" height="${height}"`)), height };
}

/** Reduces a PNG to twice its size in the strip, which is enough for dense displays. */
async function fitPng(source: Buffer, width: number, refuse: Refuse) {
  const png = sharp(source, { failOn: 'warning' });
  const drawn = await png.metadata();
  const dense = 2 * width;
  if (drawn.width < dense)
    throw refuse(`is ${drawn.width} px wide; it must have ${dense} px, twice its width`);
  const bytes = await png.resize(dense).png({ palette: true, effort: 10 }).toBuffer();
  return { bytes, height: Math.round((width * drawn.height) / drawn.width) };
}

/**
 * Makes each client logo's file for the strip: an SVG without what only editors need, or a PNG of twice its width.
 *
 * @returns the files by name, which holds a hash of their bytes; the strip's entries; and a warning for each logo that
 *   is too dark for the surface
 * @throws ContentError for the first logo that is missing, broken, too small, too large, or more than a drawing
 */
export async function makeLogos(references: typeof clientLogos, contentFolder = 'content') {
  const files = new Map<string, Buffer>();
  const warnings: string[] = [];
  const entries = await Promise.all(
    references.map(async ({ src, alt, width }, index) => {
      const path = join(contentFolder, src);
      const { name, ext } = parse(src);
      const refuse = (wanted: string) =>
        new ContentError(list, `entry ${index + 1} "${alt}", field "src"`, `${path} ${wanted}`);
      const source = await readFile(path).catch(() => {
        throw refuse('is missing; put the logo there or correct the path');
      });
      const fit = ext === '.svg' ? fitSvg : fitPng;
      const { bytes, height, contrast } = await fit(source, width, refuse)
        .then(async (fitted) => ({ ...fitted, contrast: await contrastAtRest(fitted.bytes) }))
        .catch((error: unknown) => {
          throw error instanceof ContentError ? error : refuse('cannot be drawn; export it again');
        });
      if (bytes.length > largestLogo) {
        throw refuse(`has ${bytes.length} bytes when made small; simplify it to ${largestLogo} at most`);
      }
      if (contrast < faintest) {
        const advice = `is hard to see on the dark surface (${contrast.toFixed(1)}:1); use its version for dark backgrounds`;
        warnings.push(refuse(advice).message);
      }
      const file = `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}${ext}`;
      files.set(file, bytes);
      return { src: `/logos/${file}`, alt, width, height };
    }),
  );
  return { files, entries, warnings };
}
