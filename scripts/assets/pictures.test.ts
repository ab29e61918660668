import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import type { PictureFile } from '@/content/picture-files';
import { fallbackWidth, largestPicture, pictureSize, pictureWidths } from '@/content/picture-sizes';
import { makePictures } from '@/scripts/assets/pictures';
import { writeAsset } from '@/scripts/assets/write-files';
import { enterTemporaryFolder } from '@/scripts/testing/temporary-folder';
import { palette } from '@/tailwind.config';

await enterTemporaryFolder();
await mkdir('content/pictures/club', { recursive: true });
const cache = 'node_modules/.cache/site-pictures';

const blank = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 1600, height: 1000, channels, background } });

/** A picture of three bands of equal height: red, green and blue. */
const bands = (width = 1600, height = 1000) =>
  sharp(Buffer.from('ff000000ff000000ff', 'hex'), { raw: { width: 1, height: 3, channels: 3 } }).resize(
    width,
    height,
    { fit: 'fill', kernel: 'nearest' },
  );

const src = 'pictures/club/Our Venue.JPG';

type Crop = string | undefined;

/** Runs `makePictures` for one original with each of these crops. Returns the generated files by crop. */
async function makeCrops(bytes: Buffer | string, crops: readonly Crop[]) {
  await writeAsset(`content/${src}`, bytes);
  return (await makePictures(crops.map((crop) => ({ src, crop, place: 'entry 1' }))))[src]!;
}

const make = async (bytes: Buffer | string, crop?: Crop) =>
  (await makeCrops(bytes, [crop]))[crop ?? 'uncut']!;

/** The strongest channel of each placeholder colour, from top to bottom. */
function coloursOf({ placeholder }: PictureFile) {
  const levels = placeholder.map((colour) => [...Buffer.from(colour.slice(1), 'hex')]);
  return levels.map((rgb) => ['red', 'green', 'blue'][rgb.indexOf(Math.max(...rgb))]).join(' ');
}

test('makes an AVIF file of every width and one WebP file, and reuses them in the next build', async () => {
  const original = await bands().png().toBuffer();
  const entry = await make(original);
  assert.match(entry.address, /^\/pictures\/copies\/club-our-venue-[0-9a-f]{10}$/u);
  const names = [...pictureWidths.map((width) => `${width}.avif`), `${fallbackWidth}.webp`];
  for (const name of names) {
    const { width, height } = await sharp(`public${entry.address}-${name}`).metadata();
    const wanted = parseInt(name);
    assert.deepEqual([width, height], [wanted, (wanted * pictureSize.height) / pictureSize.width]);
  }
  assert.ok(fallbackWidth >= largestPicture, 'browsers without AVIF would show a blurred picture');
  const kept = [cache, `public${entry.address}-480.avif`];
  for (const file of await readdir(cache, { recursive: true })) kept.push(join(cache, file));
  const times = () => Promise.all(kept.map(async (file) => (await stat(file)).mtimeMs));
  const before = await times();
  await writeFile('public/pictures/copies/gone.avif', '');
  assert.deepEqual(await make(original), entry);
  // The second build must not rewrite unchanged files in public/, because a server may be sending them.
  assert.deepEqual(await times(), before);
  assert.equal((await readdir('public/pictures/copies')).length, names.length);
});

for (const [title, original, wanted] of [
  ['fills transparent areas with the surface colour', blank('#ffffff00', 4), palette.surface],
  ['converts a wide gamut to sRGB', blank('#600000').withIccProfile('p3'), '#600000'],
] as const) {
  test(title, async () => {
    const { placeholder } = await make(await original.png().toBuffer());
    const levels = Buffer.from(`${placeholder[1]}${wanted}`.replaceAll('#', ''), 'hex');
    for (const at of [0, 1, 2]) assert.ok(Math.abs(levels[at]! - levels[at + 3]!) <= 6, placeholder[1]);
  });
}

test('encodes only pictures with transparent areas again when the surface changes', async (context) => {
  const { surface } = palette;
  context.after(() => Object.assign(palette, { surface }));
  for (const [channels, isSame] of [
    [3, true],
    [4, false],
  ] as const) {
    const original = await blank('#80808080', channels).png().toBuffer();
    const { address } = await make(original);
    Object.assign(palette, { surface: '#123456' });
    assert.equal((await make(original)).address === address, isSame);
    Object.assign(palette, { surface });
  }
});

test('crops a picture of the wrong shape as its crop field says, and rejects it without that field', async () => {
  const tall = await bands(1600, 3000).png().toBuffer();
  const message = /is 1600×3000 px; it must be 16:10; crop it, or set its crop field/u;
  await assert.rejects(make(tall), { message });
  const { bottom, top } = await makeCrops(tall, ['bottom', 'top']);
  assert.equal(coloursOf(bottom!), 'blue blue blue');
  assert.equal(coloursOf(top!), 'red red red');
});

test('makes portraits in a shape of their own, by the sizes of their longer sides', async () => {
  const portrait = await bands(1200, 1600).png().toBuffer();
  await writeAsset(`content/${src}`, portrait);
  const picture = { src, shape: 'portrait', place: 'entry 1' };
  const { portraituncut: entry } = (await makePictures([picture]))[src]!;
  const { width, height } = await sharp(`public${entry?.address}-480.avif`).metadata();
  assert.deepEqual([width, height], [360, 480]);
  await assert.rejects(make(portrait), { message: /at least 1600 px wide and 1000 px high/u });
  await writeAsset(`content/${src}`, await bands().png().toBuffer());
  const message = /is 1600×1000 px; it must be at least 1200 px wide and 1600 px high/u;
  await assert.rejects(makePictures([picture]), { message });
});

test('rotates a picture by its Exif orientation before it crops it', async () => {
  const upsideDown = await bands(1600, 3000).jpeg().withMetadata({ orientation: 3 }).toBuffer();
  assert.equal(coloursOf(await make(upsideDown, 'top')), 'blue blue blue');
});

test('finds a picture whose accents are characters of their own in its name', async () => {
  await writeAsset(`content/${'pictures/Café.png'.normalize('NFD')}`, await bands().png().toBuffer());
  const composed = 'pictures/Café.png'.normalize('NFC');
  assert.ok((await makePictures([{ src: composed, place: 'entry 1' }]))[composed]);
});

test('survives concurrent and interrupted builds', async () => {
  const original = await bands().modulate({ lightness: 9 }).png().toBuffer();
  await writeAsset(`content/${src}`, original);
  const [first, second] = await Promise.all([make(original), make(original)]);
  assert.deepEqual(first, second);
  assert.doesNotMatch(String(await readdir(cache)), /unfinished/u);
  const file = `public${first.address}-480.avif`;
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, 99));
  await make(original);
  assert.deepEqual(await readFile(file), whole);
});

const png = await bands().png().toBuffer();
const gif = sharp(Buffer.concat([Buffer.alloc(300), Buffer.alloc(300, 255)]), {
  raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
}).gif();
for (const [fault, bytes, wanted] of [
  ['is animated', await gif.toBuffer(), 'has several frames'],
  [
    'is too small',
    await bands(1599).png().toBuffer(),
    'is 1599×1000 px; it must be at least 1600 px wide and 1000 px high',
  ],
  ['is a HEIC file', '\0\0\0\0ftypheic', 'is a HEIC file; save it as JPEG'],
  ['is empty', '', 'cannot be read as a picture'],
  ['is not a picture', 'a picture', 'cannot be read as a picture'],
  ['is truncated', png.subarray(0, 3000), 'is damaged'],
] as const) {
  test(`rejects a picture that ${fault}, and names its entry and file`, async () => {
    const place = `ContentError: entry 1: content/${src} ${wanted}`;
    await assert.rejects(make(bytes), (error) => String(error).startsWith(place));
  });
}
