import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { enterTemporaryFolder } from '@/scripts/testing/temporary-folder';

const project = resolve('.');
await enterTemporaryFolder();
const parts = 'app components content public scripts package.json tailwind.config.ts tsconfig.json';
for (const part of parts.split(' ')) cpSync(`${project}/${part}`, part, { recursive: true });
symlinkSync(`${project}/node_modules`, 'node_modules', 'junction');

/** The lines that `npm run assets` prints in the folder. */
function printed(): string[] {
  const command = ['--import', 'tsx', 'scripts/assets/make-assets.ts'];
  const { status, stderr } = spawnSync(process.execPath, command);
  assert.equal(status, 1);
  return String(stderr).trim().split('\n');
}

test('reports all pictures, logos and letters that do not fit', async () => {
  const square = sharp({ create: { width: 1600, height: 1600, channels: 3, background: 'red' } });
  await square.png().toFile('content/pictures/square.png');
  const venue = { id: 1, title: 'Venue', description: 'A map.', imageAlt: ['A 本.'] };
  const projects = [{ ...venue, imageSrc: ['pictures/square.png'] }];
  writeFileSync('content/projects.json', JSON.stringify({ projects }));
  writeFileSync('public/logos/arena.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"/>');
  const logos = [{ src: '/logos/arena.svg', alt: 'Arena', width: 120, height: 35 }];
  writeFileSync('content/client-logos.json', JSON.stringify({ logos }));
  assert.deepEqual(printed(), [
    'content/projects.json: entry 1 "Venue", field "imageAlt", item 1: has “本” (U+672C), which the typeface lacks; remove or replace it',
    'content/client-logos.json: entry 1 "Arena", field "height": must be 40 for a width of 120, or the logo is distorted',
    'content/projects.json: entry 1 "Venue", field "imageSrc": content/pictures/square.png is 1600 × 1600 px, which is not 16:10; crop it, or add "crop": "top" to keep the top',
  ]);
});

test('reports all mistakes in the syntax of JSON, and files that are missing or too many', () => {
  writeFileSync('content/client-logos.json', '{\n"logos": [],\n"logos": []\n}');
  writeFileSync('content/error.json', '{\r\n  "title": "Error"\r\n  "badge": ""\r\n}');
  writeFileSync('content/projects.json', '\uFEFF{}');
  renameSync('content/pages.json', 'content/Pages.json');
  assert.deepEqual(printed(), [
    'content/Pages.json: is no content file; correct its name, capital letters too, or delete it',
    'content/client-logos.json: line 3: "logos" stands twice in the same { }; remove one of them',
    'content/error.json: line 3: needs a comma or a closing bracket before "badge"; within a text, use curly quotation marks: “ ”',
    'content/pages.json: is missing or empty; put it back',
    'content/projects.json: line 1: has an invisible character; delete what seems to be a space and type it again',
  ]);
});
