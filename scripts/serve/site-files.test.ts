import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readSiteFiles } from '@/scripts/serve/site-files';

/** Writes an export of the given files and reads it. */
async function readExport(context: TestContext, files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'site-files-'));
  context.after(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return readSiteFiles(folder);
}

const page = '<p>We build software</p>'.repeat(50);

test('every file is known by its path below the export', async (context) => {
  const files = await readExport(context, { 'index.html': page, '_next/static/chunks/main.js': 'start()' });
  assert.deepEqual([...files.keys()].toSorted(), ['_next/static/chunks/main.js', 'index.html']);
});

test('a page keeps its bytes', async (context) => {
  const files = await readExport(context, { 'index.html': page });
  assert.equal(files.get('index.html')?.bytes.toString(), page);
});

test('a page is compressed with brotli to the same page', async (context) => {
  const files = await readExport(context, { 'index.html': page });
  assert.equal(brotliDecompressSync(files.get('index.html')?.brotli ?? '').toString(), page);
});

test('a page is compressed with gzip to the same page', async (context) => {
  const files = await readExport(context, { 'index.html': page });
  assert.equal(gunzipSync(files.get('index.html')?.gzip ?? '').toString(), page);
});

for (const { path, contentType } of [
  { path: 'index.html', contentType: 'text/html; charset=utf-8' },
  { path: 'main.js', contentType: 'text/javascript; charset=utf-8' },
  { path: 'main.css', contentType: 'text/css; charset=utf-8' },
  { path: 'logos.svg', contentType: 'image/svg+xml' },
  { path: 'robots.txt', contentType: 'text/plain; charset=utf-8' },
  { path: 'sitemap.xml', contentType: 'application/xml' },
]) {
  test(`${path} is text and comes compressed as ${contentType}`, async (context) => {
    const file = (await readExport(context, { [path]: 'x' })).get(path);
    assert.deepEqual([file?.contentType, Boolean(file?.brotli)], [contentType, true]);
  });
}

for (const { path, contentType } of [
  { path: 'picture.avif', contentType: 'image/avif' },
  { path: 'picture.webp', contentType: 'image/webp' },
  { path: 'picture.png', contentType: 'image/png' },
  { path: 'typeface.woff2', contentType: 'font/woff2' },
]) {
  test(`${path} is packed already and is sent as ${contentType} as it is`, async (context) => {
    const file = (await readExport(context, { [path]: 'x' })).get(path);
    assert.deepEqual([file?.contentType, file?.brotli, file?.gzip], [contentType, undefined, undefined]);
  });
}

test('a file of an unknown kind is named', async (context) => {
  await assert.rejects(
    readExport(context, { 'index.html': page, 'notes/plan.docx': 'x' }),
    /notes\/plan\.docx: no content type is known for this ending/u,
  );
});

test('files for hosts alone and compressed copies are no files of the site', async (context) => {
  const files = await readExport(context, {
    'work.html': page,
    'work.html.br': 'x',
    'work.html.gz': 'x',
    _headers: 'x',
  });
  assert.deepEqual([...files.keys()], ['work.html']);
});

test('the tag of a file changes with its bytes', async (context) => {
  const files = await readExport(context, { 'one.html': page, 'other.html': `${page} ` });
  assert.notEqual(files.get('one.html')?.entityTag, files.get('other.html')?.entityTag);
});

test('the tag of a file stays while its bytes stay', async (context) => {
  const files = await readExport(context, { 'one.html': page, 'other.html': page });
  assert.equal(files.get('one.html')?.entityTag, files.get('other.html')?.entityTag);
});

test('the tag of a file stands in double quotes, as HTTP wants it', async (context) => {
  const files = await readExport(context, { 'index.html': page });
  assert.match(files.get('index.html')?.entityTag ?? '', /^"[\w-]+"$/u);
});

test('an export that is not there is an error', async () => {
  await assert.rejects(readSiteFiles(join(tmpdir(), 'no-such-export')), { code: 'ENOENT' });
});
