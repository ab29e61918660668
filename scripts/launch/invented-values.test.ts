import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { inventedValues } from '@/scripts/launch/invented-values';

const folder = await mkdtemp(join(tmpdir(), 'launch-'));
after(async () => rm(folder, { recursive: true }));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

test('every invented value is listed by file and field, an example under a new name too', async () => {
  const project = {
    call: 'https://calls.com/house-to-half',
    imageSrc: ['own.png', 'renamed.png'],
    imageAlt: ['A clock.', 'By House to Half'],
    link: ['https://www.example.com/?x=1', 'Write to hello@studio.test.', 'http://localhost:3000'],
    own: ['https://example.com.au and https://my-example.com', 'https://test.de: for example. Test it!'],
  };
  await mkdir(join(folder, 'brand'));
  for (const [file, text] of Object.entries({
    'projects.json': JSON.stringify({ projects: [project] }),
    'own.png': 'own picture',
    'renamed.png': 'picture',
    'brand/mark.svg': '<svg/>',
  })) {
    await writeFile(join(folder, file), text);
  }
  const place = 'content/projects.json: projects 1, ';
  assert.deepEqual(inventedValues(folder, ['picture', '<svg/>', 'A clock.'].map(hashOf)), [
    `${place}call: “house-to-half” is invented`,
    `${place}imageSrc 2: is the example that came with the repository`,
    `${place}imageAlt 1: is the example that came with the repository`,
    `${place}imageAlt 2: “House to Half” is invented`,
    `${place}link 1: www.example.com is a domain for examples`,
    `${place}link 2: studio.test is a domain for examples`,
    `${place}link 3: localhost is a domain for examples`,
    'content/brand/mark.svg: the drawing: is the example that came with the repository',
  ]);
});
