import assert from 'node:assert/strict';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fileFor } from '@/content/brand/typeface';
import { placesWith } from '@/content/parse-content';
import { makeTypeface } from '@/scripts/assets/typeface';
import { enterTemporaryFolder } from '@/scripts/testing/temporary-folder';

const packages = resolve('node_modules');
await enterTemporaryFolder();
await symlink(packages, 'node_modules', 'junction');
await mkdir('content/brand', { recursive: true });

/** Reads the letters and the variable axes of a generated font. */
async function read(files: Awaited<ReturnType<typeof makeTypeface>>, name: string) {
  const font = Buffer.from(files.get(`content/generated/${name}`) ?? '');
  const whole = await subsetFont(font, '', { targetFormat: 'truetype', keepAllGlyphs: true });
  const face = new Face(new Blob(whole));
  const axes = Object.values(face.getAxisInfos()).map(({ tag, min, max }) => `${tag} ${min} ${max}`);
  return { letters: String.fromCodePoint(...face.collectUnicodes()), axes };
}

test('puts the letters of the texts, all digits and a to z into the main font and the font of share cards', async () => {
  const fonts = await makeTypeface(['Our café']);
  const letters = ' 0123456789Oabcdefghijklmnopqrstuvwxyzé';
  assert.deepEqual(await read(fonts, 'typeface.woff2'), { letters, axes: ['wght 400 700'] });
  const card = await read(fonts, 'card.ttf');
  assert.deepEqual([card.axes, [...letters].filter((letter) => !card.letters.includes(letter))], [[], []]);
});

test('puts the rest of ASCII and the letters of other texts into fonts that load on demand', async () => {
  const fonts = await makeTypeface(['Ask!'], ['Łłódź']);
  const { letters, axes } = await read(fonts, 'typeface-usual.woff2');
  assert.deepEqual(axes, ['wght 400 700']);
  for (const letter of `"#?QZ~ó’“—…©`) assert.ok(letters.includes(letter), letter);
  for (const letter of 'Asq!0 Ł') assert.ok(!letters.includes(letter), letter);
  const css = String(fonts.get('content/generated/typeface.css'));
  assert.match(css, /typeface-extended\.woff2.* U\+141-142,U\+17a-17a /u);
});

test('takes letters that the Latin file lacks from another file', async () => {
  const fonts = await makeTypeface(['Łódź']);
  assert.deepEqual(await read(fonts, 'typeface-extended.woff2'), { letters: 'Łź', axes: ['wght 400 700'] });
  assert.equal((await read(fonts, 'card-extended.ttf')).letters, 'Łź');
});

test('rejects letters that no font has, until content/brand/ holds a font with them', async () => {
  const message = /^rooms: field "names", item 2: has “\u202f” \(U\+202F\), but no font has.*\n.*has “本”/u;
  const placesOf = (letter: string) => placesWith(letter, 'rooms', { names: ['Ō', '本\u202f—'] });
  const fonts = makeTypeface(['Ōpen', '本\u202f—'], [], { placesOf });
  await assert.rejects(fonts, { name: 'ContentError', message });
  await assert.rejects(makeTypeface(['q'], [], { mainFile: fileFor('vietnamese') }), {
    message: /^content\/: has “q” /,
  });
  await cp(fileFor('latin'), 'content/brand/more.woff2');
  const more = await makeTypeface(['q'], [], { mainFile: fileFor('vietnamese') });
  assert.equal((await read(more, 'typeface-extended.woff2')).letters, 'q');
});

test('rejects a typeface that is missing or lacks a weight', async () => {
  const card = (await makeTypeface(['a'])).get('content/generated/card.ttf') ?? '';
  await writeFile('thin.ttf', card);
  await assert.rejects(makeTypeface(['a'], [], { mainFile: 'gone.woff2' }), {
    message: /^gone\.woff2: the font: is/u,
  });
  await assert.rejects(makeTypeface(['a'], [], { mainFile: 'thin.ttf' }), {
    message: /lacks weights from 400 to 700/u,
  });
});
