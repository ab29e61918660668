import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';

const folder = await mkdtemp(join(tmpdir(), 'mistakes-'));
after(() => rm(folder, { recursive: true }));
for (const part of [
  'components',
  'content',
  'scripts',
  'tailwind.config.ts',
  'tsconfig.json',
  'package.json',
])
  await cp(part, join(folder, part), { recursive: true });
await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');

/** Overwrites fields of a content file, or of the first entry of a list in it. */
async function edit(file: string, change: object, list?: string): Promise<void> {
  const path = join(folder, 'content', file);
  const content = JSON.parse(await readFile(path, 'utf8'));
  Object.assign(list === undefined ? content : (content[list][0] ??= {}), change);
  await writeFile(path, JSON.stringify(content));
}

test('reports the mistakes of all content files in one run', async () => {
  await edit('site.json', { bookingAddress: 'call', footer: ['work'], legalname: 'Us' });
  await writeFile(join(folder, 'content/error.json'), '{\r\n  "title": "Error"\r\n  "badge": ""\r\n}');
  await rename(join(folder, 'content/pages.json'), join(folder, 'content/pages copy.json'));
  const project = { title: 'A', imageSrc: 'pictures/a.png', imageAlt: 'A room.', crop: undefined };
  await edit('projects.json', project, 'projects');
  await edit('client-logos.json', { alt: 'B', src: 'logos/b.svg', width: 90 }, 'logos');
  const logos = join(folder, 'content/client-logos.json');
  const twice = (await readFile(logos, 'utf8')).replace('"alt":"B"', '"alt"\u00A0:"A","alt":"B"');
  await writeFile(logos, `\uFEFF\n\u00A0${twice}`);
  const command = ['--import', 'tsx', 'scripts/assets/make-assets.ts'];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  const missing = 'is missing; add it or correct its path';
  assert.deepEqual(stderr.trim().split('\n'), [
    `content/client-logos.json: entry 1 "B", field "src": content/logos/b.svg ${missing}`,
    'content/client-logos.json: line 2: "alt" stands twice in the same { }; remove or rename one of them',
    'content/error.json: line 3: needs , ] or } before "badge", or “curly” quotation marks in a text',
    'content/pages copy.json: is no content file; delete, rename or move it',
    'content/pages.json: is missing; put it back',
    `content/projects.json: entry 1 "A", field "imageSrc": content/pictures/a.png ${missing} (case matters)`,
    'content/site.json: field "bookingAddress": must be an https address with a whole domain and no "&amp;", such as "https://venue.example", or the path of a page of this site, such as "/work/venue", with no slash at its end',
    'content/site.json: field "legalname": is not a known field; remove it or correct its spelling',
  ]);
  assert.equal(status, 1);
});
