import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { makeTypeface, readFonts } from '@/scripts/assets/typeface';

const make = async (drawn: readonly string[], others: readonly string[]) =>
  makeTypeface(await readFonts([...drawn, ...others]), drawn, others);

/** Reads the letters and the variable axes of a generated font. */
async function read(files: Awaited<ReturnType<typeof makeTypeface>>, name: string) {
  const font = Buffer.from(files.get(name) ?? '');
  const face = new Face(
    new Blob(await subsetFont(font, '', { targetFormat: 'truetype', keepAllGlyphs: true })),
  );
  const axes = Object.values(face.getAxisInfos()).map(({ tag, min, max }) => `${tag} ${min} ${max}`);
  return { letters: String.fromCodePoint(...face.collectUnicodes()), axes };
}

test('puts the letters of the texts, all digits and a to z into the first font', async () => {
  const fonts = await make(['Our café'], []);
  const letters = ' 0123456789Oabcdefghijklmnopqrstuvwxyzé';
  assert.deepEqual(await read(fonts, 'typeface.woff2'), { letters, axes: ['wght 400 700'] });
});

test('puts the rest of Latin-1 and the letters of other alphabets into fonts that load on demand', async () => {
  const fonts = await make(['Ask!', 'Łłódź'], ['Đường']);
  const { letters, axes } = await read(fonts, 'typeface-latin.woff2');
  assert.deepEqual(axes, ['wght 400 700']);
  for (const letter of `"#?QZ~’“—…©`) assert.ok(letters.includes(letter), letter);
  for (const letter of 'Ask!ó0Ł') assert.ok(!letters.includes(letter), letter);
  assert.equal((await read(fonts, 'typeface-latin-ext.woff2')).letters, 'ĐŁłźư');
  assert.equal((await read(fonts, 'typeface-vietnamese.woff2')).letters, 'ờ');
  const css = String(fonts.get('typeface.css'));
  assert.match(css, /typeface-latin-ext\.woff2.* U\+110-110,U\+141-142,U\+17a-17a,U\+1b0-1b0 /u);
});

test('gives share cards fonts of one weight with every letter', async () => {
  const fonts = await make(['Łódź'], ['Q?']);
  const [main, further] = [await read(fonts, 'card-latin.ttf'), await read(fonts, 'card-latin-ext.ttf')];
  assert.deepEqual([main.axes, further.axes, further.letters], [[], [], 'Łź']);
  for (const letter of 'ódQ?') assert.ok(main.letters.includes(letter), letter);
});

test('finds letters that no font has, invisible ones too', async () => {
  const { unknown } = await readFonts(['Zażółć cafe\u0301 本\u2060…\n']);
  assert.deepEqual(unknown, ['本', '\u2060']);
});
