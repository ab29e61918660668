import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { site } from '@/content/site';

/** Fields of a `security.txt`, each with its values (RFC 9116, 2). */
async function fieldsOf(path: string): Promise<Map<string, string[]>> {
  const fields = new Map<string, string[]>();
  for (const line of (await readFile(path, 'utf8')).trimEnd().split('\n')) {
    const [, name = '', value = ''] = /^([A-Z][A-Za-z-]+): (\S.*)$/u.exec(line) ?? [];
    assert.ok(name, `not a field: ${line}`);
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return fields;
}

test('security.txt is in out/, may still be used, and says where it is', async () => {
  const fields = await fieldsOf('out/.well-known/security.txt');
  assert.ok((fields.get('Contact') ?? []).length > 0);
  const [expires = '', ...more] = fields.get('Expires') ?? [];
  assert.deepEqual(more, []);
  assert.ok(Date.parse(expires) > Date.now(), `it expired on ${expires}: build again`);
  assert.deepEqual(fields.get('Canonical'), [`${site.address}/.well-known/security.txt`]);
});
