import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkJson } from '@/scripts/assets/check-json';

/** Bytes of a content file, and the sentence behind its name; none for a file that is not there. */
const mistakes: [bytes: string | Buffer | undefined, sentence: string][] = [
  [undefined, 'the whole file: is missing; put it back or take it from the history'],
  ['', 'the whole file: is empty; write its fields or take it from the history'],
  ['\uFEFF{}', 'the whole file: begins with a byte order mark (BOM); save it as UTF-8 without BOM'],
  [Buffer.from('{"name": "Łódź"}', 'utf16le'), 'the whole file: is not in UTF-8; save it in that encoding'],
  [Buffer.from('{"name": "Zoë"}', 'latin1'), 'the whole file: is not in UTF-8; save it in that encoding'],
  [
    '{\n  "name": "A",\n}',
    'line 2, column 14: JSON does not support trailing commas; correct it here or just before',
  ],
  [
    '{\n  "name": "A"\n  "link": "B"\n}',
    'line 3, column 3: Expected "," in JSON but found "link"; correct it here or just before',
  ],
  ['{ "name" "A" }', 'line 1, column 10: Expected ":" in JSON but found "A"; correct it here or just before'],
  ['{ "name": "A }', 'line 1, column 15: Unterminated string literal; correct it here or just before'],
  [
    "{ 'name': 'A' }",
    'line 1, column 3: JSON strings must use double quotes; correct it here or just before',
  ],
  [
    '{ name: "A" }',
    'line 1, column 3: Expected string in JSON but found "name"; correct it here or just before',
  ],
  ['// mine\n{}', 'line 1, column 1: JSON does not support comments; correct it here or just before'],
  [
    '{ "name": "A"',
    'line 1, column 14: Expected "," in JSON but found end of file; correct it here or just before',
  ],
  ['{} }', 'line 1, column 4: Expected end of file in JSON but found "}"; correct it here or just before'],
  [
    '{ "name": "A",\n  "name": "B" }',
    'line 2, column 3: Duplicate key "name"; correct it here or just before',
  ],
];

for (const [bytes, sentence] of mistakes) {
  test(`content/site.json: ${sentence}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'check-json-'));
    await mkdir(join(folder, 'schemas'));
    await writeFile(join(folder, 'schemas/site.schema.json'), '{}');
    if (bytes !== undefined) await writeFile(join(folder, 'site.json'), bytes);
    const message = `content/site.json: ${sentence}`;
    await assert.rejects(checkJson(folder), { name: 'ContentError', message });
    await rm(folder, { recursive: true });
  });
}
