import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build } from 'esbuild';
import { files, pages } from '@/output-tests/built-site';
import { readClientComponents } from '@/scripts/export/client-components';

const licences = String(files.get('licenses.txt'));

test('licenses.txt has the licence of every package in the scripts and fonts', async () => {
  const componentsOf = await readClientComponents();
  const { metafile } = await build({
    entryPoints: [...new Set(['app/error.tsx', ...pages.flatMap(({ file }) => componentsOf(file))])],
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
  assert.match(licences, /^@fontsource.*\n=+\n\n[^=]*Licen[cs]e/mu);
});
