import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import sharp from 'sharp';
import { makeIcons, readMark } from '@/scripts/assets/icons';
import { houseAsHex } from '@/tailwind.config';

const svg = (inside: string, attributes = 'viewBox="0 0 8 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

async function read(context: TestContext, drawing: string) {
  const folder = await mkdtemp(join(tmpdir(), 'mark-'));
  context.after(() => rm(folder, { recursive: true }));
  const file = join(folder, 'mark.svg');
  await writeFile(file, drawing);
  return readMark(file);
}

/** Colour of one px of an icon of 512 px, in parts of its side. */
async function colourAt(icon: Buffer | string | undefined, x: number, y: number) {
  const { data, info } = await sharp(Buffer.from(icon ?? ''))
    .resize(512)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * 512) * 512 + Math.floor(x * 512)) * info.channels;
  return `#${data.subarray(start, start + 3).toString('hex')}`;
}

test('icons hold all that the mark draws, its black in the light, its other colours kept, on the surface', async (context) => {
  const mark = await read(
    context,
    svg(
      '<path d="M0 0h4v4H0z"/><g transform="translate(4 4)"><circle cx="2" cy="2" r="2" fill="#f00"/></g><path stroke="#000" d="M4 2h4"/>',
    ),
  );
  const icons = await makeIcons(mark);
  for (const name of ['icon.svg', 'icon-512.png', 'apple-touch-icon.png']) {
    const icon = icons.get(name);
    const colours = await Promise.all([
      colourAt(icon, 0.4, 0.4),
      colourAt(icon, 0.65, 0.65),
      colourAt(icon, 0.65, 0.35),
      colourAt(icon, 0.5, 0.05),
    ]);
    const light = houseAsHex['key-light'];
    assert.deepEqual(colours, [light, '#ff0000', colours[2], houseAsHex.surface], name);
  }
  assert.equal(await colourAt(icons.get('icon-512.png'), 0.65, 0.353), houseAsHex['key-light']);
});

test('the ICO holds a PNG of 32 px where its header says', async () => {
  const ico = Buffer.from((await makeIcons(await readMark())).get('favicon.ico') ?? '');
  assert.deepEqual([...ico.subarray(0, 8)], [0, 0, 1, 0, 1, 0, 32, 32]);
  const { format, width, height } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
  assert.deepEqual([format, width, height, ico.readUInt32LE(14)], ['png', 32, 32, ico.length - 22]);
});

for (const [what, drawing, wanted] of [
  ['holds text', svg('<text>H</text>'), /holds text/u],
  ['has no size', svg('<path d="M0 0h8v8z"/>', ''), /has no size/u],
  ['breaks off', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0', /cannot be drawn/u],
] as const) {
  test(`a mark that ${what} is refused`, async (context) => {
    await assert.rejects(read(context, drawing), { name: 'ContentError', message: wanted });
  });
}
