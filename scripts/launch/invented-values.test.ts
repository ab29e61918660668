import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { inventedValues } from '@/scripts/launch/invented-values';

const folder = await mkdtemp(join(tmpdir(), 'launch-'));
const examples = ['picture', '<svg/>', 'A clock.'].map((text) =>
  createHash('sha256').update(text).digest('hex'),
);

after(async () => rm(folder, { recursive: true }));

/** Writes content with one project, and lists what in it is invented. */
async function linesFor(project: object, files: object = {}): Promise<string[]> {
  const all = { 'brand/mark.svg': 'own', ...files, 'projects.json': JSON.stringify({ projects: [project] }) };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return inventedValues(folder, examples);
}

test('every invented value is listed by file and field, an example under a new name too', async () => {
  const project = {
    title: 'BackOps',
    link: 'https://backops.example',
    call: 'https://calls.com/house-to-half',
    imageSrc: ['pictures/own.png', 'pictures/renamed.png'],
    imageAlt: ['A clock.', 'By House to Half'],
  };
  const files = {
    'pictures/own.png': 'own picture',
    'pictures/renamed.png': 'picture',
    'brand/mark.svg': '<svg/>',
  };
  assert.deepEqual(await linesFor(project, files), [
    'content/projects.json: projects 1, link: backops.example is a domain for examples',
    'content/projects.json: projects 1, call: “house-to-half” is invented',
    'content/projects.json: projects 1, imageSrc 2: is the example that came with the repository',
    'content/projects.json: projects 1, imageAlt 1: is the example that came with the repository',
    'content/projects.json: projects 1, imageAlt 2: “House to Half” is invented',
    'content/brand/mark.svg: the drawing: is the example that came with the repository',
  ]);
});

for (const [text, host] of [
  ['https://www.example.com/?x=1', 'www.example.com'],
  ['Write to hello@studio.test.', 'studio.test'],
  ['http://localhost:3000', 'localhost'],
  ['https://example.net and example.org', 'example.net'],
  ['https://example.com.au and https://my-example.com', undefined],
  ['https://test.de: for example. Test it!', undefined],
] as const) {
  test(`${host ?? 'no reserved domain'} is found in “${text}”`, async () => {
    const found = host ? [`content/projects.json: projects 1, link: ${host} is a domain for examples`] : [];
    assert.deepEqual(await linesFor({ link: text }), found);
  });
}
