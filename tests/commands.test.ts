import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import sharp from 'sharp';
import { decodeOriginal } from '@/components/pictures/copies';
import { pictureSize } from '@/components/pictures/picture-sizes';
import config from '@/next.config.mjs';

test('the server says when its port is in use', async () => {
  const other = createServer().listen(0).unref();
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const args = ['--import', 'tsx', 'scripts/serve.ts', '--port', String(port)];
  const { stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  assert.match(stderr, /in use.*: try/u);
  assert.equal(status, 1);
});

test('a picture of another shape or size is refused, but not one that is larger or that a camera has turned', async () => {
  const file = '.next/test-picture.png';
  const turned = sharp({ create: { width: 2000, height: 3200, channels: 3, background: 'red' } });
  await turned.withMetadata({ orientation: 6 }).toFile(file);
  const { width: decoded } = await (await decodeOriginal({ src: `../../${file}`, alt: '' })).metadata();
  assert.equal(decoded, pictureSize.width);
  for (const [width, height] of [
    [1600, 1010],
    [1280, 800],
  ] as const) {
    await sharp({ create: { width, height, channels: 3, background: 'red' } }).toFile(file);
    await assert.rejects(decodeOriginal({ src: `../../${file}`, alt: '' }), /must be 16:10 and at least/u);
  }
});

test('a build is one for production, also where NODE_ENV says otherwise', (context) => {
  const { env } = process;
  context.after(() => (process.env = env));
  process.env = { ...env, NODE_ENV: 'development' };
  config(PHASE_PRODUCTION_BUILD);
  assert.equal(process.env.NODE_ENV, 'production');
});
