import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { bundleIslands } from '@/islands/export/bundle-islands';

test('islands get public variables, `global` and default exports as from Next.js', async () => {
  mkdirSync('.next/test-islands', { recursive: true });
  writeFileSync('.next/test-islands/package.json', '{"type":"module"}');
  writeFileSync('.next/test-islands/package.cjs', `exports.__esModule = true; exports.default = 'default';`);
  writeFileSync(
    '.next/test-islands/island.ts',
    `import callable from './package.cjs';
    export const seen = [callable, process.env.NODE_ENV, process?.env?.PATH, global === globalThis];`,
  );
  const { code } = await bundleIslands('.next/test-islands/island.ts');
  const seen = runInNewContext(`${String(Buffer.from(code))}; String(islandsFile.seen)`);
  assert.equal(seen, 'default,production,,true');
});
