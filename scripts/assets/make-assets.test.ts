import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';

const folder = await mkdtemp(join(tmpdir(), 'mistakes-'));
after(() => rm(folder, { recursive: true }));
for (const part of ['content', 'scripts', 'tailwind.config.ts', 'oklch.ts', 'tsconfig.json', 'package.json'])
  await cp(part, join(folder, part), { recursive: true });
await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');

/** Lays fields over the first group at a field of a JSON file in `content/`. */
async function spoil(file: string, field: string | undefined, change: object) {
  const path = join(folder, 'content', file);
  const content = JSON.parse(await readFile(path, 'utf8'));
  const group = field === undefined ? content : [content[field]].flat()[0];
  const { title, alt } = Object.assign(group, change);
  await writeFile(path, JSON.stringify(content));
  return title ?? alt;
}

test('one run names every mistake: in each file, each entry, each logo and each picture', async () => {
  await spoil('site.json', undefined, { bookingAddress: '/call' });
  await spoil('error.json', undefined, { button: '' });
  await spoil('pages.json', 'shared', { skipLink: '', viewWork: ' ' });
  const title = await spoil('projects.json', 'projects', {
    imageSrc: ['pictures/a.png'],
    imageAlt: 'A room.',
  });
  const alt = await spoil('client-logos.json', 'logos', { src: 'logos/none.svg' });
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/assets/make-assets.ts'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const missing = 'is missing; add it or correct its path';
  assert.deepEqual(stderr.trim().split('\n'), [
    `content/client-logos.json: entry 1 "${alt}", field "src": content/logos/none.svg ${missing}`,
    'content/error.json: field "button": must not be empty',
    'content/pages.json: field "shared.skipLink": must not be empty',
    'content/pages.json: field "shared.viewWork": must not begin or end with a space',
    `content/projects.json: entry 1 "${title}", field "imageSrc": content/pictures/a.png ${missing}, capitals too`,
    'content/site.json: field "bookingAddress": must be an https address, such as "https://venue.example"',
  ]);
  assert.equal(status, 1);
});
