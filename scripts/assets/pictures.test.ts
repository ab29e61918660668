import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { contrast } from '@/scripts/colours/contrast';
import { fallbackWidth, largestPicture, pictureSize, pictureWidths } from '@/content/picture-sizes';
import { copiesKey, type PictureEntry } from '@/content/pictures';
import { makePictures } from '@/scripts/assets/pictures';
import { enterTemporaryFolder } from '@/scripts/testing/temporary-folder';
import { channelsOf, palette } from '@/tailwind.config';

await enterTemporaryFolder();
await mkdir('content/pictures/club', { recursive: true });
const cache = 'node_modules/.cache/site-pictures';
const src = 'pictures/club/Our Venue.JPG';

/** A picture of three bands of equal height: red, green and blue. */
const bands = (width = 1600, height = 1000) =>
  sharp(Buffer.from('ff000000ff000000ff', 'hex'), { raw: { width: 1, height: 3, channels: 3 } }).resize(
    width,
    height,
    { fit: 'fill', kernel: 'nearest' },
  );

/** Runs `makePictures` for one original. */
async function make(bytes: Buffer | string, crop?: PictureEntry['crop']) {
  await writeFile(`content/${src}`, bytes);
  const picture = { src, crop, place: 'entry 1' };
  return (await makePictures([picture]))[copiesKey(picture)]!;
}

/** The strongest channel of each placeholder colour, from top to bottom. */
function coloursOf({ colours }: Awaited<ReturnType<typeof make>>) {
  const levels = colours.split(',').map(channelsOf);
  return levels.map((rgb) => ['red', 'green', 'blue'][rgb.indexOf(Math.max(...rgb))]).join(' ');
}

test('makes an AVIF file of every width and one WebP file, and reuses them in the next build', async () => {
  const original = await bands().png().toBuffer();
  const copies = await make(original);
  assert.match(copies.src, /^\/pictures\/copies\/club-our-venue-[0-9a-f]{10}-1120\.webp$/u);
  const avif = copies.srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
  for (const [index, file] of [copies.src, ...avif].entries()) {
    const { width, height } = await sharp(`public${file}`).metadata();
    const wanted = [fallbackWidth, ...pictureWidths][index]!;
    assert.deepEqual([width, height], [wanted, (wanted * pictureSize.height) / pictureSize.width]);
  }
  assert.ok(fallbackWidth >= largestPicture, 'browsers without AVIF would show a blurred picture');
  const kept = [`public${copies.src}`, cache];
  for (const file of await readdir(cache, { recursive: true })) kept.push(join(cache, file));
  const times = () => Promise.all(kept.map(async (file) => (await stat(file)).mtimeMs));
  const before = await times();
  await writeFile('public/pictures/copies/gone.avif', '');
  assert.deepEqual(await make(original), copies);
  // The second build must not rewrite unchanged files in public/, because a server may be sending them.
  assert.deepEqual(await times(), before);
  assert.equal((await readdir('public/pictures/copies')).length, pictureWidths.length + 1);
});

test('shows placeholders on which the alternative text can be read', async () => {
  const white = sharp({ create: { width: 1600, height: 1000, channels: 3, background: 'white' } });
  const { colours } = await make(await white.png().toBuffer());
  for (const colour of colours.split(','))
    assert.ok(contrast(channelsOf(colour), channelsOf(palette.ink)) >= 4.5, colour);
});

test('fills transparent areas with the surface colour, and converts a wide gamut to sRGB', async () => {
  const clear = sharp({ create: { width: 1600, height: 1000, channels: 4, background: '#ffffff00' } });
  const red = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#600000' } });
  for (const [original, wanted] of [
    [clear, palette.surface],
    [red.withIccProfile('p3'), '#600000'],
  ] as const) {
    const { colours } = await make(await original.png().toBuffer());
    const levels = channelsOf(colours.slice(0, 7));
    for (const [at, level] of channelsOf(wanted).entries())
      assert.ok(Math.abs(level - levels[at]!) <= 6, colours);
  }
});

test('keeps the part of a picture that its crop field names, after its Exif orientation', async () => {
  const tall = bands(1600, 3000);
  assert.equal(coloursOf(await make(await tall.png().toBuffer(), 'bottom')), 'blue blue blue');
  const upsideDown = await tall.jpeg().withMetadata({ orientation: 3 }).toBuffer();
  assert.equal(coloursOf(await make(upsideDown, 'top')), 'blue blue blue');
});

test('survives concurrent and interrupted builds', async () => {
  const original = await bands().modulate({ lightness: 9 }).png().toBuffer();
  const [first, second] = await Promise.all([make(original), make(original)]);
  assert.deepEqual(first, second);
  assert.doesNotMatch(String(await readdir(cache)), /unfinished/u);
  const whole = await readFile(`public${first.src}`);
  await writeFile(`public${first.src}`, whole.subarray(0, 99));
  await make(original);
  assert.deepEqual(await readFile(`public${first.src}`), whole);
});

const png = await bands().png().toBuffer();
const gif = sharp(Buffer.concat([Buffer.alloc(300), Buffer.alloc(300, 255)]), {
  raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
}).gif();
for (const [fault, bytes, wanted] of [
  ['is animated', await gif.toBuffer(), 'is animated'],
  [
    'is too small',
    await bands(1599).png().toBuffer(),
    'is 1599 × 1000 px; at least 1600 × 1000 px are needed',
  ],
  ['has another shape', await bands(1600, 3000).png().toBuffer(), 'is 1600 × 3000 px, which is not 16:10'],
  ['is empty', '', 'cannot be read as a picture'],
  ['is truncated', png.subarray(0, 3000), 'is damaged'],
] as const) {
  test(`rejects a picture that ${fault}, and names its entry and file`, async () => {
    const place = `ContentError: entry 1: content/${src} ${wanted}`;
    await assert.rejects(make(bytes), (error) => String(error).startsWith(place));
  });
}
