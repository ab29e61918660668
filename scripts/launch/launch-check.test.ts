import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '@/scripts/files-below';
import { fictionalValues, lineOf, valuesToShip, type ShippedValues } from '@/scripts/launch/fictional-values';
import { shippedValues } from '@/scripts/launch/shipped-values';

/** Content with one invented value of every kind. */
const invented = {
  'site.json': {
    name: 'House to Half',
    address: 'https://house-to-half.example',
    bookingAddress: 'https://calls.com/house-to-half',
  },
  'projects.json': {
    projects: [
      {
        title: 'BackOps',
        description: 'An operations platform.',
        imageSrc: 'pictures/one.png',
        imageAlt: 'A clock.',
        link: 'https://backops.example',
      },
    ],
  },
  'security.json': { contact: ['mailto:security@house-to-half.example'], expires: '2026-12-01' },
  'client-logos.json': { logos: [{ src: 'logos/venue.svg', alt: 'Client Logo 0', width: 80 }] },
  'brand/mark.svg': '<svg/>',
  'logos/venue.svg': '<svg></svg>',
  'pictures/one.png': 'picture',
};

let folder: string;
let shipped: ShippedValues;

async function write(content: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [file, value] of Object.entries(content)) {
    await writeFile(join(folder, 'content', file), typeof value === 'string' ? value : JSON.stringify(value));
  }
}

async function lines(): Promise<string[]> {
  return (await fictionalValues(join(folder, 'content'), shipped)).map(lineOf);
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launch-check-'));
  for (const name of ['brand', 'logos', 'pictures']) {
    await cp('content/brand', join(folder, 'content', name), { recursive: true });
  }
  await write(invented);
  shipped = await valuesToShip(join(folder, 'content'));
});

after(async () => rm(folder, { recursive: true, force: true }));

test('every invented value is listed by file and field, and nothing else', async () => {
  await write(invented);
  assert.deepEqual(await lines(), [
    'content/projects.json: entry 1 "BackOps", field "link": backops.example is a domain for examples',
    'content/security.json: field "contact.0": house-to-half.example is a domain for examples',
    'content/site.json: field "name": “House to Half” is the invented studio',
    'content/site.json: field "address": house-to-half.example is a domain for examples',
    'content/site.json: field "bookingAddress": “House to Half” is the invented studio',
    'content/brand/mark.svg: the drawing: brand/mark.svg is the example that came with the repository',
    'content/projects.json: entry 1 "BackOps", field "imageSrc.0": pictures/one.png is the example that came with the repository',
    'content/client-logos.json: entry 1 "Client Logo 0", field "src": logos/venue.svg is the example that came with the repository',
  ]);
});

test('an example picture under a new name is still an example', async () => {
  const [project] = invented['projects.json'].projects;
  await write({
    ...invented,
    'pictures/new.png': 'picture',
    'projects.json': { projects: [{ ...project, imageSrc: 'pictures/new.png' }] },
  });
  assert.ok((await lines()).some((line) => line.includes('pictures/new.png')));
});

test('a picture of one’s own must not be described as the example was', async () => {
  await write({ ...invented, 'pictures/one.png': 'own picture' });
  assert.ok(
    (await lines()).includes(
      'content/projects.json: entry 1 "BackOps", field "imageAlt.0": still says what the example picture showed',
    ),
  );
});

test('on this repository the list has one line for each value that a search in its files finds', async () => {
  const found = await fictionalValues('content', shippedValues);
  const sought = new RegExp(['\\.example\\b', ...shippedValues.names].join('|'), 'u');
  for (const file of (await readdir('content')).filter((name) => name.endsWith('.json'))) {
    const hits = (await readFile(join('content', file), 'utf8'))
      .split('\n')
      .filter((line) => sought.test(line));
    const listed = found.filter(
      (value) => value.file === `content/${file}` && !value.place.includes('"image'),
    );
    const texts = listed.filter((value) => !value.reason.endsWith('came with the repository'));
    assert.equal(texts.length, hits.length, `${file}: ${texts.map(lineOf).join('\n')}`);
  }
});

test('the check fails on invented values and passes when all are replaced', async () => {
  const check = () =>
    spawnSync(
      process.execPath,
      [
        '--import',
        pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
        resolve('scripts/launch/launch-check.ts'),
        '--offline',
      ],
      {
        cwd: folder,
        env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json'), NODE_TEST_CONTEXT: undefined },
        encoding: 'utf8',
      },
    );
  const content = join(folder, 'content');
  await rm(content, { recursive: true });
  await cp('content', content, { recursive: true });
  const before = check();
  const isLaunched = (await fictionalValues('content', shippedValues)).length === 0;
  assert.equal(before.status, isLaunched ? 0 : 1, before.stderr);

  for (const file of (await readdir(content)).filter((name) => name.endsWith('.json'))) {
    const text = await readFile(join(content, file), 'utf8');
    const replaced = text
      .replaceAll(/House to Half/gu, 'Marquee Lane')
      .replaceAll('house-to-half', 'marquee-lane')
      .replaceAll(/\.example\b/gu, '.com')
      .replaceAll(/("imageAlt": "|^ {8}"(?!pictures))/gmu, '$1Now: ');
    await writeFile(join(content, file), replaced);
  }
  for (const place of ['brand', 'logos', 'pictures']) {
    for (const file of await filesBelow(join(content, place))) {
      await appendFile(join(content, place, file), '\n');
    }
  }
  const replaced = check();
  assert.equal(replaced.status, 0, replaced.stderr);
  assert.match(replaced.stdout, /Nothing in content\/ is invented/u);
});
