import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import sharp from 'sharp';
import { pictureWidths } from '@/content/picture-widths';
import { makePictures, type PictureReference } from '@/scripts/assets/pictures';
import { surfaceAsHex } from '@/tailwind.config';

const colour = { red: '#ff0000', green: '#00ff00', blue: '#0000ff' };

/** Three bands of equal height: red, green and blue. */
function bands(width = 1600, height = 1000) {
  const band = Math.ceil(height / 3);
  return sharp({ create: { width, height, channels: 3, background: colour.red } }).composite(
    [colour.green, colour.blue].map((background, index) => ({
      input: { create: { width, height: height - band * (index + 1), channels: 3, background } },
      left: 0,
      top: band * (index + 1),
    })),
  );
}

/** A content folder with one picture, and a cache. */
async function prepare(context: TestContext, bytes: Buffer | string, src = 'pictures/Our Venue.JPG') {
  const content = await mkdtemp(join(tmpdir(), 'pictures-'));
  context.after(() => rm(content, { recursive: true }));
  await mkdir(join(content, 'pictures'));
  await writeFile(join(content, src), bytes);
  const cache = join(content, 'cache');
  return {
    cache,
    make: (crop?: PictureReference['crop']) =>
      makePictures([{ src, crop, place: 'entry 1 "Venue", field "imageSrc"' }], content, cache),
  };
}

/** Names of the bands that the smallest copy shows from top to foot, in the format given. */
async function shown({ files }: Awaited<ReturnType<typeof makePictures>>, format = 'webp') {
  const [, copy] = [...files].find(([name]) => name.endsWith(`-480.${format}`)) ?? [];
  const { data, info } = await sharp(copy)
    .resize(1, 3, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 1, 2].map((row) => {
    const levels = [...data.subarray(row * info.channels, row * info.channels + 3)];
    return Object.keys(colour)[levels.indexOf(Math.max(...levels))];
  });
}

test('every width is made in AVIF and WebP once, and taken from the cache from then on', async (context) => {
  const { make, cache } = await prepare(context, await bands().png().toBuffer());
  const first = await make();
  const [entry] = Object.values(first.entries);
  assert.match(entry?.address ?? '', /^\/pictures\/our-venue-[0-9a-f]{10}$/u);
  assert.deepEqual([entry?.width, entry?.height], [1600, 1000]);
  for (const width of pictureWidths) {
    for (const format of ['avif', 'webp']) {
      const copy = first.files.get(`${entry?.address.replace('/pictures/', '')}-${width}.${format}`);
      const { width: foundWidth, height } = await sharp(copy).metadata();
      assert.deepEqual([foundWidth, height], [width, width / 1.6]);
    }
  }
  assert.deepEqual(await shown(first, 'avif'), ['red', 'green', 'blue']);
  const written = async () =>
    Promise.all((await readdir(cache)).map(async (name) => (await stat(join(cache, name))).mtimeMs));
  const before = await written();
  assert.deepEqual(await make(), first);
  assert.deepEqual(await written(), before);
});

test('a picture is turned as its camera says', async (context) => {
  const { make } = await prepare(context, await bands().jpeg().withMetadata({ orientation: 3 }).toBuffer());
  assert.deepEqual(await shown(await make()), ['blue', 'green', 'red']);
});

test('what is transparent shows the surface, and a wide gamut is brought to sRGB', async (context) => {
  const [transparent, wide] = await Promise.all([
    sharp({ create: { width: 1600, height: 1000, channels: 4, background: '#ffffff00' } })
      .png()
      .toBuffer(),
    sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#808000' } })
      .withIccProfile('p3')
      .png()
      .toBuffer(),
  ]);
  const placeholders = await Promise.all(
    [transparent, wide].map(
      async (bytes) =>
        Object.values((await (await prepare(context, bytes)).make()).entries)[0]?.placeholder[1],
    ),
  );
  assert.equal(placeholders[0], surfaceAsHex);
  assert.match(placeholders[1] ?? '', /^#80800/u);
});

test('a picture of another shape is cut only where its entry says', async (context) => {
  const { make } = await prepare(context, await bands(1600, 3000).png().toBuffer());
  await assert.rejects(
    make(),
    /is 1600×3000 px; it must be 16:10; cut it, or name what to keep in "imageCrop"/u,
  );
  assert.deepEqual(await shown(await make('bottom')), ['blue', 'blue', 'blue']);
});

const moving = sharp(Buffer.concat([Buffer.alloc(300, 0), Buffer.alloc(300, 255)]), {
  raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
});

// An animation's chunk of 8 bytes behind the header of 33.
const still = await bands().png().toBuffer();
const movingPng = Buffer.concat([
  still.subarray(0, 33),
  Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), ...Array.from({ length: 12 }, () => 0)]),
  still.subarray(33),
]);

for (const [what, bytes, wanted] of [
  ['moves as a PNG', movingPng, /has several frames/u],
  [
    'is too small',
    await bands(1599, 1000).png().toBuffer(),
    /is 1599×1000 px; it must be at least 1600×1000 px$/u,
  ],
  [
    'is sideways and too narrow',
    await bands().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    /is 1000×1600 px/u,
  ],
  ['moves', await moving.gif().toBuffer(), /has several frames/u],
  ['is no picture', 'a picture', /cannot be read as a picture/u],
  ['breaks off', (await bands().png().toBuffer()).subarray(0, 3000), /cannot be read to its end/u],
] as const) {
  test(`a picture that ${what} is refused with file, entry and field`, async (context) => {
    const { make } = await prepare(context, bytes);
    await assert.rejects(make(), { name: 'ContentError', message: wanted });
    await assert.rejects(
      make(),
      /^ContentError: content\/projects\.json: entry 1 "Venue", field "imageSrc": \S+\/pictures\/Our Venue\.JPG /u,
    );
  });
}

test('a picture that is missing is named', async () => {
  const reference = { src: 'pictures/none.png', place: 'entry 1 "Venue", field "imageSrc"' };
  await assert.rejects(
    makePictures([reference], '/no/content'),
    /\/no\/content\/pictures\/none\.png is missing/u,
  );
});
