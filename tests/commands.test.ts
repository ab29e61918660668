import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
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

test('a build is one for production, also where NODE_ENV says otherwise', (context) => {
  const { env } = process;
  context.after(() => (process.env = env));
  process.env = { ...env, NODE_ENV: 'development' };
  config(PHASE_PRODUCTION_BUILD);
  assert.equal(process.env.NODE_ENV, 'production');
});
