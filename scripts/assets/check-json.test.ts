import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { checkJson, contentFiles } from '@/scripts/assets/check-json';

const folder = await mkdtemp(join(tmpdir(), 'check-json-'));
process.chdir(folder);
after(() => rm(folder, { recursive: true }));
await mkdir('content');
for (const file of contentFiles) await writeFile(file, '{}');

for (const [text, fault] of [
  ['', 'content/site.json: line 1, column 1: '],
  [
    '{\n  "name": "A",\n}',
    'content/site.json: line 2, column 14: JSON does not support trailing commas; correct',
  ],
  ['{\n  "name": "A"\n  "link": "B"\n}', 'content/site.json: line 3, column 3: Expected ","'],
  ['{ "name": "A",\n  "name": "B" }', 'content/site.json: line 2, column 3: Duplicate key "name"'],
  [undefined, 'content/: a file is missing: Could not resolve "content/site.json"'],
] as const) {
  test(`of ${JSON.stringify(text)} is said “${fault}”`, async () => {
    if (text === undefined) await rm('content/site.json');
    else await writeFile('content/site.json', text);
    await assert.rejects(checkJson(), ({ name, message }) => {
      assert.equal(name, 'ContentError');
      return message.startsWith(fault);
    });
  });
}
