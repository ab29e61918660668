import assert from 'node:assert/strict';
import { test } from 'node:test';
import { files } from '@/output-tests/built-site';
import packages from '@/package.json' with { type: 'json' };

const licences = String(files.get('licenses.txt'));

for (const name of [...Object.keys(packages.dependencies), 'scheduler', 'next/dist/compiled/react-dom']) {
  test(`licenses.txt has the licence of ${name}`, () =>
    assert.match(licences, new RegExp(`^${name}\n=+\n\n[^=]*(?:Copyright|License)`, 'mu')));
}

test('licenses.txt has the licence of the typeface', () =>
  assert.match(licences, /^@fontsource.*\n=+\n\n[^=]*Licen[cs]e/mu));
