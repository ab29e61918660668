import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { build } from 'esbuild';
import { files } from '@/output-tests/built-site';
import { filesBelow } from '@/scripts/files/paths';

const licences = String(files.get('licenses.txt'));

const components = (
  await Promise.all(
    ['app', 'components'].map(async (folder) =>
      (await filesBelow(folder)).map((file) => `${folder}/${file}`),
    ),
  )
).flat();

test('licenses.txt has the licence of every package in the scripts and fonts', async () => {
  const { metafile } = await build({
    entryPoints: components.filter(
      (file) => /\.tsx?$/u.test(file) && readFileSync(file, 'utf8').startsWith("'use client'"),
    ),
    bundle: true,
    write: false,
    outdir: 'out',
    metafile: true,
    format: 'esm',
    loader: { '.css': 'empty', '.woff2': 'empty' },
    external: ['next/*'],
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const used = inputs.flatMap(([file, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (/node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(file)?.[1] ?? []) : [],
  );
  assert.ok(used.includes('react'));
  for (const name of new Set([...used, 'react-dom', 'scheduler', 'next', '@swc/helpers']))
    assert.match(licences, new RegExp(`^(?:.*/)?${name}\n=+\n\n.*(?:Copyright|License)`, 'mu'), name);
  assert.match(licences, /^@fontsource.*\n=+\n\nCopyright.*/mu);
});
