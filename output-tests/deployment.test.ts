import assert from 'node:assert/strict';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { files } from '@/output-tests/built-site';
import { deploymentFaults } from '@/scripts/hosts/deployment';
import { serveFolder } from '@/scripts/serve/serve-folder';

async function serve(context: TestContext, folder: string): Promise<string> {
  const { address, stop } = await serveFolder(folder);
  context.after(stop);
  return address;
}

test('reports each fault of a deployment, and no other', async (context) => {
  const address = await serve(context, 'out');
  assert.deepEqual(await deploymentFaults(address), []);
  // At its own address, this build has the pages of another site. Moreover, all headers get lost.
  context.mock.method(Headers.prototype, 'get', () => null);
  const faults = (await deploymentFaults(address, address)).join('\n');
  assert.match(
    faults,
    /GET \/work\n {2}wanted: 200 work\.html at \/work, .*\n {2}got: {4}200 no file, .*X-Frame-Options: missing/u,
  );
  assert.match(faults, /GET http:\/\/localhost\/work: wanted: /u);
  const isHidden = /name="robots" content="noindex/u.test(String(files.get('work.html')));
  assert.equal(faults.includes('GET /work: wanted: may be indexed'), isHidden);
});

test('reports a script file that a deployment has lost', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'deployed-'));
  context.after(() => rm(folder, { recursive: true }));
  await cp('out', folder, { recursive: true });
  const work = String(files.get('work.html'));
  const lost =
    [...files.keys()].findLast((file) => /^_next\/.*\.js$/u.test(file) && work.includes(file)) ?? '';
  await rm(join(folder, lost));
  const faults = await deploymentFaults(await serve(context, folder));
  assert.deepEqual(
    faults.map((fault) => fault.split('\n')[0]),
    [`GET /${lost}`],
  );
});

test('refuses a deployment that does not answer with its landing page, such as one behind a login', async (context) => {
  const address = await serve(context, 'deploy');
  await assert.rejects(deploymentFaults(address), /answers 404: .* without a login/u);
});
