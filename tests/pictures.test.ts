import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { decodeOriginal, readyPicture } from '@/app/pictures/copies';
import { pictureSize } from '@/components/pictures/picture-sizes';

const file = '.next/test-picture.png';
const picture = { src: `../../${file}`, alt: '' } as const;

test('a picture of another shape or size is refused, but not one that is larger or that a camera has turned', async () => {
  const write = (width: number, height: number, orientation = 1) =>
    sharp({ create: { width, height, channels: 3, background: 'red' } })
      .withMetadata({ orientation })
      .toFile(file);
  await write(2000, 3200, 6);
  const { width } = await (await decodeOriginal(picture)).metadata();
  assert.equal(width, pictureSize.width);
  for (const [wrongWidth, wrongHeight] of [
    [1600, 1010],
    [1280, 800],
  ] as const) {
    await write(wrongWidth, wrongHeight);
    await assert.rejects(decodeOriginal(picture), /must be 16:10 and at least/u);
  }
});

test('a placeholder has the colours of the top, the middle and the bottom, dark enough for text', async () => {
  const threeRows = { raw: { width: 1, height: 3, channels: 3 } } as const;
  const striped = sharp(Buffer.from('ff000000ff000000ff', 'hex'), threeRows);
  await striped.resize(1600, 1000, { fit: 'fill', kernel: 'nearest' }).toFile(file);
  const { colours } = await readyPicture(picture);
  assert.match(colours, /^#6e.{4},#..6e..,#.{4}6e$/u);
});
