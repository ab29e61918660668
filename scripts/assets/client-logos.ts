import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { clientLogos } from '@/content/client-logos';
import { ContentError } from '@/content/content-error';
import { contrastAtRest } from '@/scripts/assets/contrast-at-rest';
import { plainSvg } from '@/scripts/assets/plain-svg';

const list = 'content/client-logos.json';

/** Bytes of one logo as a visitor loads it. */
const largestLogo = 20 * 1024;

/** Half of a logo below this is hard to see (WCAG 2.2, 1.4.11, which excepts logos but names the ratio). */
const faintest = 3;

type Refuse = (wanted: string) => ContentError;

async function fitSvg(source: Buffer, width: number, refuse: Refuse) {
  const { drawing, ...drawn } = plainSvg(source, refuse);
  const height = Math.round((width * drawn.height) / drawn.width);
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
