import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import sharp from 'sharp';
import { contrast } from '@/scripts/testing/contrast';
import { fallbackWidth, largestPicture, pictureSize, pictureWidths } from '@/content/picture-sizes';
import { copiesKey, type PictureEntry } from '@/content/pictures';
import { makePictures } from '@/scripts/assets/pictures';
import { writeFolder } from '@/scripts/assets/write-files';
import { enterTemporaryFolder } from '@/scripts/testing/temporary-folder';
import { channelsOf, palette } from '@/tailwind.config';

await enterTemporaryFolder();
await mkdir('content/pictures/club', { recursive: true });
const cache = 'node_modules/.cache/site-pictures';
const src = 'pictures/club/Our Venue.JPG';

/** A picture of three bands of equal height: red, green and blue. */
const bands = (width = 1600, height = 1000) =>
  sharp(Buffer.from('ff000000ff000000ff', 'hex'), { raw: { width: 1, height: 3, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .png();

/** Runs `makePictures` for one original. */
async function make(bytes: Buffer | string, crop?: PictureEntry['crop']) {
  await writeFile(`content/${src}`, bytes);
  const { copies, ...others } = await makePictures([{ src, crop, place: 'entry 1' }]);
  return { ...others, copies: copies[copiesKey({ src, crop })]! };
}

test('makes an AVIF file of every width and one WebP file, and reuses them in the next build', async () => {
  const original = await bands().toBuffer();
  const { copies, files } = await make(original);
  assert.match(copies.src, /^\/pictures\/copies\/club-our-venue-[0-9a-f]{10}-1120\.webp$/u);
  const addresses = [copies.src, ...copies.srcSet.split(', ').map((candidate) => candidate.split(' ')[0]!)];
  for (const [index, wanted] of [fallbackWidth, ...pictureWidths].entries()) {
    const { width, height } = await sharp(files.get(addresses[index]!.split('/').at(-1)!)).metadata();
    assert.deepEqual([width, height], [wanted, (wanted * pictureSize.height) / pictureSize.width]);
  }
  assert.ok(fallbackWidth >= largestPicture, 'browsers without AVIF would show a blurred picture');
  const { mtimeMs } = await stat(cache);
  assert.deepEqual(await make(original), { copies, files, mistakes: [] });
  assert.equal((await stat(cache)).mtimeMs, mtimeMs);
});

test('writes changed files, deletes others, and leaves unchanged ones alone, because a server may be sending them', async () => {
  const wanted = { same: '1', torn: '12' };
  await writeFolder('public', new Map(Object.entries({ ...wanted, gone: '' })));
  const { mtimeMs } = await stat('public/same');
  await writeFile('public/torn', '1');
  await writeFolder('public', new Map(Object.entries(wanted)));
  assert.deepEqual(await readdir('public'), ['same', 'torn']);
  assert.equal(await readFile('public/torn', 'utf8'), '12');
  assert.equal((await stat('public/same')).mtimeMs, mtimeMs);
});

test('shows placeholders on which the alternative text can be read', async () => {
  const white = sharp({ create: { width: 1600, height: 1000, channels: 3, background: 'white' } });
  const { copies } = await make(await white.png().toBuffer());
  for (const colour of copies.colours.split(','))
    assert.ok(contrast(channelsOf(colour), channelsOf(palette.ink)) >= 4.5, colour);
});

test('fills transparent areas with the surface colour', async () => {
  const clear = sharp({ create: { width: 1600, height: 1000, channels: 4, background: '#ffffff00' } });
  const [colour = ''] = (await make(await clear.png().toBuffer())).copies.colours.split(',');
  for (const [at, level] of channelsOf(palette.surface).entries())
    assert.ok(Math.abs(level - channelsOf(colour)[at]!) <= 6, colour);
});

test('keeps the part of a picture that its crop field names, after its Exif orientation', async () => {
  const tall = bands(1600, 3000);
  const upsideDown = await tall.clone().jpeg().withMetadata({ orientation: 3 }).toBuffer();
  for (const made of [await make(await tall.toBuffer(), 'bottom'), await make(upsideDown, 'top')]) {
    const [red = 0, green = 0, blue = 0] = channelsOf(made.copies.colours.slice(0, 7));
    assert.ok(blue > red && blue > green, made.copies.colours);
  }
});

test('survives concurrent builds', async () => {
  await bands().modulate({ lightness: 9 }).toFile('content/pictures/new.png');
  const build = () => makePictures([{ src: 'pictures/new.png', place: 'entry 1' }]);
  const [first, second] = await Promise.all([build(), build()]);
  assert.deepEqual(first, second);
  assert.deepEqual(first.mistakes, []);
  assert.doesNotMatch(String(await readdir(cache)), /unfinished/u);
});

const gif = sharp(Buffer.concat([Buffer.alloc(300), Buffer.alloc(300, 255)]), {
  raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
}).gif();
for (const [bytes, wanted] of [
  [await gif.toBuffer(), 'is animated'],
  [await bands(1599).toBuffer(), 'is 1599 × 1000 px; at least 1600 × 1000 px are needed'],
  [await bands(1600, 3000).toBuffer(), 'is 1600 × 3000 px, which is not 16:10'],
  ['', 'is damaged or no picture'],
  [(await bands().toBuffer()).subarray(0, 3000), 'is damaged or no picture'],
] as const) {
  test(`rejects a picture that ${wanted}, and names its entry and file`, async () => {
    const { mistakes } = await make(bytes);
    assert.ok(mistakes[0]?.startsWith(`entry 1: content/${src} ${wanted}`), mistakes[0]);
  });
}
