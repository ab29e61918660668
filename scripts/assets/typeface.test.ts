import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fileFor, makeTypeface } from '@/scripts/assets/typeface';

const folder = await mkdtemp(join(tmpdir(), 'typeface-'));
await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
process.chdir(folder);
after(() => rm(folder, { recursive: true }));
await mkdir('content/brand', { recursive: true });

/** The letters and axes that a browser or `ImageResponse` finds in a font. */
async function facts(files: Awaited<ReturnType<typeof makeTypeface>>, name: string) {
  const font = Buffer.from(files.get(`content/generated/${name}`) ?? '');
  const whole = await subsetFont(font, '', { targetFormat: 'truetype', keepAllGlyphs: true });
  const face = new Face(new Blob(whole));
  const axes = Object.values(face.getAxisInfos()).map(({ tag, min, max }) => `${tag} ${min} ${max}`);
  return { letters: String.fromCodePoint(...face.collectUnicodes()), axes };
}

test('pages get the letters of their texts, all digits and small letters, in every weight, and cards in theirs', async () => {
  const fonts = await makeTypeface(['Our café']);
  const letters = ' 0123456789Oabcdefghijklmnopqrstuvwxyzé';
  assert.deepEqual(await facts(fonts, 'typeface.woff2'), { letters, axes: ['wght 400 700'] });
  const card = await facts(fonts, 'card.ttf');
  assert.deepEqual([card.axes, [...letters].filter((letter) => !card.letters.includes(letter))], [[], []]);
});

test('the rest of ASCII and the letters of other texts stand in a further file, in a range of exactly those', async () => {
  const fonts = await makeTypeface(['Ask!'], ['Łłódź']);
  const { letters, axes } = await facts(fonts, 'typeface-usual.woff2');
  assert.deepEqual(axes, ['wght 400 700']);
  for (const letter of `"#?QZ~ó’“—…©`) assert.ok(letters.includes(letter), letter);
  for (const letter of 'Asq!0 Ł') assert.ok(!letters.includes(letter), letter);
  const css = String(fonts.get('content/generated/typeface.css'));
  assert.match(css, /typeface-extended\.woff2.* U\+141-142,U\+17a-17a /u);
});

test('letters that the Latin file lacks come from another one, and every letter has its width', async () => {
  const fonts = await makeTypeface(['Łódź']);
  assert.deepEqual(await facts(fonts, 'typeface-extended.woff2'), { letters: 'Łź', axes: ['wght 400 700'] });
  assert.equal((await facts(fonts, 'card-extended.ttf')).letters, 'Łź');
  const widths: object = JSON.parse(String(fonts.get('content/generated/letter-widths.json')));
  for (const letter of 'ŁódźQ') assert.ok(letter in widths, letter);
  assert.ok(Object.values(widths).every((width) => width > 0.1 && width < 1.2));
});

test('letters that no file has stop the build, with a text that holds them, until a font has them', async () => {
  const message =
    /^content: the letters 本 日, as in "本日 open": no one file has them all; .* content\/brand\//u;
  await assert.rejects(makeTypeface(['Open', '本日 open']), { name: 'ContentError', message });
  const withoutQ = fileFor('vietnamese');
  await assert.rejects(makeTypeface(['q'], [], withoutQ), { message: /^content: the letters q,/u });
  await cp(fileFor('latin'), 'content/brand/more.woff2');
  assert.equal(
    (await facts(await makeTypeface(['q'], [], withoutQ), 'typeface-extended.woff2')).letters,
    'q',
  );
});

test('a typeface that is missing or has not every weight is refused', async () => {
  const card = (await makeTypeface(['a'])).get('content/generated/card.ttf') ?? '';
  await writeFile('thin.ttf', card);
  await assert.rejects(makeTypeface(['a'], [], 'gone.woff2'), { message: /^gone\.woff2: the font: is/u });
  await assert.rejects(makeTypeface(['a'], [], 'thin.ttf'), { message: /no weights from 400 to 700/u });
});
