import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import sharp from 'sharp';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
  for (const part of [
    'app',
    'components',
    'content',
    'public',
    'scripts',
    'tailwind.config.ts',
    'tsconfig.json',
  ])
    cpSync(part, join(folder, part), { recursive: true });
  cpSync('package.json', join(folder, 'package.json'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Changes the text of a content file. */
function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, 'content', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** The lines that `npm run assets` prints in the folder. */
function printed(): string[] {
  const command = ['--import', 'tsx', 'scripts/assets/make-assets.ts'];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  assert.equal(status, 1);
  return stderr.trim().split('\n');
}

test('reports all mistakes in the syntax of JSON, and files that are missing or too many', () => {
  edit('client-logos.json', (text) => text.replace('"logos"', '"logos": [],\n"logos"'));
  edit('error.json', () => '{\r\n  "title": "Error"\r\n  "badge": ""\r\n}');
  edit('projects.json', (text) => `\uFEFF${text}`);
  renameSync(join(folder, 'content/pages.json'), join(folder, 'content/pages copy.json'));
  assert.deepEqual(printed(), [
    'content/pages copy.json: is no content file; rename or delete it',
    'content/client-logos.json: line 3: "logos" stands twice in the same { }; remove one of them',
    'content/error.json: line 3: needs a comma or a closing bracket before "badge"; within a text, use curly quotation marks: “ ”',
    'content/pages.json: is missing; put it back',
    'content/projects.json: line 1: has an invisible character; delete what seems to be a space and type it again',
  ]);
});

test('reports all pictures, logos and letters that do not fit', async () => {
  const { projects } = JSON.parse(readFileSync('content/projects.json', 'utf8'));
  const [{ title, imageSrc, imageAlt }] = projects;
  const [first] = [imageSrc].flat();
  const [{ alt, width, height }] = JSON.parse(readFileSync('content/client-logos.json', 'utf8')).logos;
  const square = sharp({ create: { width: 1600, height: 1600, channels: 3, background: 'red' } });
  await square.png().toFile(join(folder, 'content', first));
  edit('projects.json', (text) => text.replace([imageAlt].flat()[0], 'A 本.'));
  edit('client-logos.json', (text) => text.replace(`"height": ${height}`, `"height": ${height - 5}`));
  assert.deepEqual(printed(), [
    `content/projects.json: entry 1 "${title}", field "imageAlt", item 1: has “本” (U+672C), which the typeface lacks; remove or replace it`,
    `content/client-logos.json: entry 1 "${alt}", field "height": must be ${height} for a width of ${width}, or the logo is distorted`,
    `content/projects.json: entry 1 "${title}", field "imageSrc": content/${first} is 1600 × 1600 px, which is not 16:10; crop it, or add "crop": "top" to keep the top`,
  ]);
});
