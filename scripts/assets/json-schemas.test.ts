import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { jsonSchemas } from '@/scripts/assets/json-schemas';

test('editors know the fields that the build knows: `npm run schemas` writes them anew', async () => {
  for (const [path, text] of jsonSchemas) {
    assert.equal(await readFile(path, 'utf8'), text, path);
    const content = await readFile(path.replace('schemas/', '').replace('.schema', ''), 'utf8');
    assert.equal(JSON.parse(content).$schema, path.replace('content', '.'));
  }
});
