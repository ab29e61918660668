import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { basename, dirname, resolve } from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { ESLint } from 'eslint';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { createElement } from 'react';
import sharp from 'sharp';
import { Island } from '@/components/islands/Island';
import { decodeOriginal } from '@/components/pictures/copies';
import { pictureSize } from '@/components/pictures/picture-sizes';
// @ts-expect-error Next.js reads JavaScript, which has no types here.
import config from '@/next.config.mjs';
import { bundleIslands } from '@/scripts/export/bundle-islands';
import { findDeadModules } from '@/scripts/export/client-modules';

/** Writes modules into a folder of this name below `.next/`. */
function writeModules(folder: string, modules: Readonly<Record<string, string>>): string {
  mkdirSync(`.next/${folder}`, { recursive: true });
  for (const [name, code] of Object.entries(modules)) writeFileSync(`.next/${folder}/${name}`, code);
  return `.next/${folder}`;
}

test('the build finds client modules that pages use outside islands, in whatever way', async () => {
  const app = writeModules('test-app', {
    'page.tsx': `import './list'; import 'server-only'; export { Island } from '@/components/islands/Island'; import('./later');`,
    'list.ts': `export * from './first'; import { notFound } from 'next/navigation'; notFound();`,
    'first.tsx': `/* A licence */\n// A comment\n'use strict';\n"use client";`,
    'later.tsx': `/* 'use client' */ import Link from 'next/link'; export const link = <Link href="'use client'" />;`,
    'template.mdx': `import { first } from './first'\r\n \r\n# Title\n\nThey import it from here`,
    'layout.tsx': `'use client'`,
    'not-found.tsx': `import './first'`,
    'default.tsx': `import '#package'`,
    // As in packages with a version for servers.
    'package.json':
      '{ "imports": { "#package": { "react-server": "./server.ts", "default": "./first.tsx" } } }',
    // So many comments must not take long.
    'server.ts': `${'/** A comment */\n'.repeat(60)}import './first'`,
  });
  const found = (await findDeadModules(app)).map(({ module, user }) => `${user} ${module}`);
  assert.deepEqual(found.toSorted(), [
    `${app}/later.tsx node_modules/next/dist/client/link.js`,
    `${app}/list.ts ${app}/first.tsx`,
    `${app}/not-found.tsx ${app}/first.tsx`,
    `${app}/server.ts ${app}/first.tsx`,
    `${app}/template.mdx ${app}/first.tsx`,
    `Next.js ${app}/layout.tsx`,
  ]);
});

// With it, Next.js would not read `.env` again.
delete process.env['__NEXT_PROCESSED_ENV'];

/** Runs code or a file in another folder. */
const runIn = (cwd: string, args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), ...args], {
    cwd,
    // As in a preview, which is checked as production is.
    env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json'), VERCEL_ENV: 'preview' },
    encoding: 'utf8',
  });

test('islands get public variables and default exports as from Next.js', () => {
  const folder = writeModules('test-islands', {
    '.env': 'NEXT_PUBLIC_TEST=public',
    'package.json': '{ "type": "module" }',
    'entry.ts': `export * from './island'`,
    'island.ts': `import callable from './package.cjs';
      export const seen = [callable, process.env.NEXT_PUBLIC_TEST, process.env.PATH];`,
    'package.cjs': `exports.__esModule = true; exports.default = 'default';`,
  });
  const code = `import('@/scripts/export/bundle-islands').then(({ importBundled }) => importBundled('entry.ts'))
    .then(({ seen }) => console.log(seen.join()))`;
  assert.equal(runIn(folder, ['-e', code]).stdout.trim(), 'default,public,');
});

test('islands may use `global`, which browsers lack', async () => {
  const folder = writeModules('test-global', { 'island.ts': 'export const here = global' });
  const { code } = await bundleIslands('production', `${folder}/island.ts`);
  assert.ok(runInNewContext(`${String(Buffer.from(code))}; islandsFile.here === globalThis`));
});

test('the build refuses what an island cannot do in browsers, and names its file', async () => {
  const folder = writeModules('test-refused', { 'a.css': '' });
  for (const [code, reason] of [
    ["export const worker = new URL('./a.ts', import.meta.url)", /cannot do this in browsers/u],
    ['export const folder = import.meta.dirname', /cannot do this in browsers/u],
    ["import './a.css'", /import it in the page/u],
    ["import 'next/link'", /no script of Next\.js/u],
    ["import '@/components/islands/Island'", /show another island's component without <Island>/u],
    ["import 'node:fs'", /cannot do this in browsers/u],
    ['export const version = process.version', /browsers have no `Buffer`/u],
    ["export const bytes = Buffer.from('x')", /browsers have no `Buffer`/u],
  ] as const) {
    writeModules('test-refused', { 'island.ts': code });
    await assert.rejects(bundleIslands('production', `${folder}/island.ts`), (error: Error) => {
      assert.match(error.message, reason);
      return error.message.startsWith(`${folder}/island.ts`);
    });
  }
  writeModules('test-refused/node_modules/test', { 'index.js': 'new Worker(import.meta.url)' });
  writeModules('test-refused', { 'island.ts': "import 'test'" });
  const bundling = bundleIslands('production', `${folder}/island.ts`);
  await assert.rejects(bundling, /node_modules\/test\/index\.js:1: an island cannot do this/u);
});

test('the build refuses files that would not work in the built site', () => {
  const dead = [
    'app/(files)/llms.txt/route.ts',
    'app/global-error.tsx',
    'app/icon.tsx',
    'app/index.txt/route.ts',
    'app/opengraph-image.png',
    'app/work/twitter-image.png',
    'instrumentation-client.ts',
    'instrumentation.ts',
    'middleware.ts',
    'pages',
    'proxy.ts',
    'public/campaign/index.html',
  ];
  const cwd = '.next/test-site';
  for (const file of [...dead, 'app/(info)/llms/page.tsx', 'app/page.tsx'])
    writeModules(`test-site/${dirname(file)}`, { [basename(file)]: '' });
  const { stderr, status } = runIn(cwd, [resolve('scripts/export/check-sources.ts')]);
  const refused = stderr
    .trim()
    .split('\n')
    .map((line) => line.split(/ would (?:not work|be lost)/u)[0]);
  assert.deepEqual(refused.toSorted(), dead);
  assert.equal(status, 1);
});

test('the export names a page that production would block, and fails', () => {
  const cwd = '.next/test-finish';
  rmSync(cwd, { recursive: true, force: true });
  writeModules('test-finish/out/_next/static', {});
  const verification = { 'verification.html': 'verified' };
  writeModules('test-finish/public', verification);
  writeModules('test-finish/out', {
    ...verification,
    'fine.html': '<meta charset="utf-8">Words',
    'reindex.html': '<body>Words<iframe src="https://other.example">',
  });
  // The export opens some of its files by paths from the working folder.
  for (const folder of ['app', 'components', 'scripts']) symlinkSync(resolve(folder), `${cwd}/${folder}`);
  const { stdout, stderr, status } = runIn(cwd, [resolve('scripts/export/finish-export.ts')]);
  assert.match(stdout, /which no search engine indexes: VERCEL_ENV is “preview”\n$/u);
  assert.match(stderr, /^The page \/reindex: frame-src blocks/u);
  assert.equal(status, 1);
  assert.equal(readFileSync(`${cwd}/out/verification.html`, 'utf8'), 'verified');
  const fine = readFileSync(`${cwd}/out/fine.html`, 'utf8');
  assert.match(fine, /Words.*speculationrules/u);
  assert.doesNotMatch(fine, /Content-Security-Policy/u);
});

test('the server says when its port is in use, and what its only option is', async () => {
  const other = createServer().listen(0).unref();
  await once(other, 'listening');
  for (const [port, sentence] of [
    [(other.address() as AddressInfo).port, /^Port \d+ is in use: try/u],
    [65536, /^The only option is `--port`/u],
  ] as const) {
    const { stderr, status } = runIn('.', ['scripts/serve.ts', '--port', String(port)]);
    assert.match(stderr, sentence);
    assert.equal(status, 1);
  }
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

test('next.config.mjs refuses what the export would not follow', () => {
  const nextConfig = config('');
  for (const option of ['basePath', 'assetPrefix', 'trailingSlash', 'redirects', 'env']) {
    Object.assign(nextConfig, { [option]: true });
    assert.throws(() => config(''), new RegExp(`would not follow "${option}"`, 'u'));
    Reflect.deleteProperty(nextConfig, option);
  }
});

test('a build is one for production, also where NODE_ENV says otherwise', (context) => {
  const { env } = process;
  context.after(() => (process.env = env));
  process.env = { ...env, NODE_ENV: 'development' };
  config(PHASE_PRODUCTION_BUILD);
  assert.equal(process.env.NODE_ENV, 'production');
});

test('lint refuses scripts, styles, imports and answers that the export would lose or not see', async () => {
  const refused = [
    '<script>{code}</script>',
    '<script type="application/javascript">{code}</script>',
    "createElement('script')",
    '<p dangerouslySetInnerHTML={{ __html: `<script>${code}` }} />',
    '<style jsx>{code}</style>',
    'import(code)',
    'fetch(address, { next: { revalidate: 60 } })',
    '<head><noscript /></head>',
    '<select><option><b>1</b></option></select>',
  ];
  const others = [
    '<script data-keep>{code}</script>',
    'fetch(address, { next: { revalidate: false } })',
    '(({ revalidate }) => revalidate)',
    '<script src="/a.js" />',
    '<select><optgroup><option>1</option></optgroup></select>',
    '<script type="application/ld+json">{code}</script>',
  ];
  const statements = [...refused, ...others].map((one) => `void ${one};`);
  const lostAnswers = [
    'export const POST = send;',
    'export const revalidate = 60 * 60;',
    "import { redirect } from 'next/navigation';",
    "Response.redirect('/work');",
    'new Response(body, { status: 410 });',
    'Response.json(body, { status: 410 });',
    "new Response(body, { headers: { 'Cache-Control': 'no-store' } });",
    'answer.headers.set(name, value);',
  ];
  const answers = [
    ...lostAnswers,
    "new Response(body, { headers: { 'Content-Type': 'text/csv' } });",
    "Response.json([{ status: 'open' }]);",
    'fetch(address, { headers: { Authorization: key } });',
  ];
  const eslint = new ESLint();
  for (const [filePath, lines, count] of [
    ['app/x.jsx', statements, refused.length],
    ['components/x.jsx', statements, refused.length],
    ['app/prices.csv/route.js', answers, lostAnswers.length],
    ['components/x.js', ["import '@/app/page';"], 1],
    ['content/x.js', ["import '@/components/Card';", "import 'server-only';"], 2],
    ['app/x.js', ["import 'server-only';"], 0],
  ] as const) {
    const [result] = await eslint.lintText(lines.join('\n'), { filePath });
    const found = result!.messages.filter(({ ruleId }) => /^no-restricted-/u.test(ruleId ?? ''));
    const linesFound = [...new Set(found.map(({ line }) => line))];
    assert.deepEqual(
      linesFound,
      lines.slice(0, count).map((_, index) => index + 1),
      filePath,
    );
  }
});

test('an island refuses props that browsers would not get by JSON, and names them', () => {
  const show = (props: object) => Island({ name: 'MotionControl', ...props });
  show({ role: undefined, list: [1, 'x', null, { isIt: true }] });
  for (const lost of [() => {}, new Date(), createElement('p'), new Map(), NaN, 1n, [undefined], Symbol()])
    assert.throws(
      () => show({ a: { b: lost } }),
      /<Island name="MotionControl"> cannot send props\.a\.b(?:\.0)? to browsers/u,
    );
});
