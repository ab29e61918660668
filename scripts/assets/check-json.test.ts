import assert from 'node:assert/strict';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { checkJson } from '@/scripts/assets/check-json';

const folder = await mkdtemp(join(tmpdir(), 'check-json-'));
await cp('content', join(folder, 'content'), { recursive: true });
process.chdir(folder);
after(() => rm(folder, { recursive: true }));

const utf8 = 'the whole file: must be saved as UTF-8 without a byte order mark';

/** Bytes of a content file, and what is said of them; none for a file that is missing. */
const mistakes: [bytes: string | Buffer | undefined, sentence: string][] = [
  [undefined, 'the whole file: is missing; restore it from the version history'],
  ['', 'line 1, column 1: Unexpected end of file in JSON'],
  ['null', 'the whole file: must be a group of fields in { }'],
  ['\uFEFF{}', utf8],
  [Buffer.from('{"name": "Łódź"}', 'utf16le'), utf8],
  [Buffer.from('{"name": "Zoë"}', 'latin1'), utf8],
  ['{\n  "name": "A",\n}', 'line 2, column 14: JSON does not support trailing commas'],
  ['{\n  "name": "A"\n  "link": "B"\n}', 'line 3, column 3: Expected "," in JSON but found "link"'],
  ["{ 'name': 'A' }", 'line 1, column 3: JSON strings must use double quotes'],
  ['// mine\n{}', 'line 1, column 1: JSON does not support comments'],
  ['{ "name": "A"', 'line 1, column 14: Expected "," in JSON but found end of file'],
  ['{ "name": "A",\n  "name": "B" }', 'line 2, column 3: Duplicate key "name"'],
];

for (const [bytes, sentence] of mistakes) {
  test(`content/site.json: ${sentence}`, async () => {
    if (bytes === undefined) await rm('content/site.json');
    else await writeFile('content/site.json', bytes);
    const fix = sentence.startsWith('line') ? '; correct it here or just before' : '';
    const message = `content/site.json: ${sentence}${fix}`;
    await assert.rejects(checkJson(), { name: 'ContentError', message });
  });
}
