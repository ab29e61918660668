import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { decodeOriginal } from '@/app/pictures/copies';
import { pictureSize } from '@/components/pictures/picture-sizes';

const file = '.next/test-picture.png';

test('visitors see a photograph upright, and never distorted or blurred', async () => {
  const decode = async (width: number, height: number, orientation = 1) => {
    const photograph = sharp({ create: { width, height, channels: 3, background: 'red' } });
    await photograph.withMetadata({ orientation }).toFile(file);
    return decodeOriginal({ src: `../../${file}`, alt: '' });
  };
  const { width } = await (await decode(2000, 3200, 6)).metadata();
  assert.equal(width, pictureSize.width);
  await assert.rejects(decode(1600, 1010), /must be 16:10/u);
  await assert.rejects(decode(1280, 800), /at least 1600/u);
});
