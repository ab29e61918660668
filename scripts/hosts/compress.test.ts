import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from '@/scripts/files-below';
import { compressFiles } from '@/scripts/hosts/compress';

async function folderOf(context: TestContext, ...paths: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'));
  context.after(() => rm(folder, { recursive: true }));
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `words of ${path}`);
  }
  return folder;
}

test('a page has copies that hold the same page', async (context) => {
  const folder = await folderOf(context, 'work.html');
  await compressFiles(folder);
  const [brotli, gzip] = await Promise.all([
    readFile(join(folder, 'work.html.br')),
    readFile(join(folder, 'work.html.gz')),
  ]);
  assert.equal(brotliDecompressSync(brotli).toString(), 'words of work.html');
  assert.equal(gunzipSync(gzip).toString(), 'words of work.html');
});

test('pictures, type and files for hosts alone have no copies', async (context) => {
  const files = ['_headers', 'og/card.png', 'pictures/one.avif', 'typeface.woff2'];
  const folder = await folderOf(context, ...files);
  assert.equal(await compressFiles(folder), 0);
  assert.deepEqual((await filesBelow(folder)).toSorted(), files);
});

test('a second run makes no copies of copies', async (context) => {
  const folder = await folderOf(context, 'work.html');
  await compressFiles(folder);
  assert.equal(await compressFiles(folder), 1);
  assert.equal((await filesBelow(folder)).length, 3);
});
