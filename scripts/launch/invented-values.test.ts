import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { filesBelow } from '@/scripts/files-below';
import { inventedValues } from '@/scripts/launch/invented-values';

const folder = await mkdtemp(join(tmpdir(), 'launch-'));
const examples = ['picture', '<svg/>', 'A clock.'].map((text) =>
  createHash('sha256').update(text).digest('hex'),
);

after(async () => rm(folder, { recursive: true }));

/** Writes content with one project, and lists what in it is invented. */
async function linesFor(project: object, files: Readonly<Record<string, string>>): Promise<string[]> {
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
  ['https://studio.invalid', 'studio.invalid'],
  ['https://example.net and example.org', 'example.net'],
  ['https://example.com.au and https://my-example.com', undefined],
  ['https://test.de: for example. Test it!', undefined],
] as const) {
  test(`${host ?? 'no reserved domain'} is found in “${text}”`, async () => {
    const found = host ? [`content/projects.json: projects 1, link: ${host} is a domain for examples`] : [];
    assert.deepEqual(await linesFor({ link: text }, {}), found);
  });
}

test('nothing of the shipped content is listed once all of it is replaced', async () => {
  const content = join(folder, 'content');
  await cp('content', content, { recursive: true });
  for (const file of await filesBelow(content)) {
    if (/^(?:brand|logos|pictures)\//u.test(file)) await appendFile(join(content, file), '\n');
  }
  for (const file of (await readdir(content)).filter((name) => name.endsWith('.json'))) {
    const replaced = (await readFile(join(content, file), 'utf8'))
      .replaceAll(/house(.)to\1half|client logo/giu, 'Marquee Lane')
      .replaceAll(/\.example\b/gu, '.com')
      .replaceAll(/("imageAlt": "|^ {8}"(?!pictures))/gmu, '$1Now: ');
    await writeFile(join(content, file), replaced);
  }
  assert.deepEqual(inventedValues(content), []);
});
