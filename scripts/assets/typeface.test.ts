import assert from 'node:assert/strict';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { latinFile, makeTypeface, textsIn } from '@/scripts/assets/typeface';

/** What a browser or `ImageResponse` finds in a font. */
async function facts(font: Buffer | undefined) {
  assert.ok(font);
  const face = new Face(
    new Blob(await subsetFont(font, '', { targetFormat: 'truetype', keepAllGlyphs: true })),
  );
  const axes = Object.values(face.getAxisInfos()).map(({ tag, min, max }) => `${tag} ${min} ${max}`);
  return { letters: String.fromCodePoint(...face.collectUnicodes()), axes };
}

const make = (text: string, ...sources: string[]) =>
  makeTypeface([['site.json, field "name"', text]], ...sources);

async function createFolder(context: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'typeface-'));
  context.after(() => rm(folder, { recursive: true }));
  return folder;
}

test('texts are found with their places, paths of files left out', () => {
  assert.deepEqual(
    textsIn([{ title: 'Łódź', imageSrc: ['pictures/a.png'], more: { lines: ['We', 'build'] } }], 'a.json'),
    [
      ['a.json, field "1.title"', 'Łódź'],
      ['a.json, field "1.more.lines.1"', 'We'],
      ['a.json, field "1.more.lines.2"', 'build'],
    ],
  );
});

test('pages get the letters of their texts and all digits, in every weight, and cards in each of theirs', async () => {
  const fonts = await make('Our café');
  const letters = ' 0123456789Oacfrué';
  assert.deepEqual(await facts(fonts.get('typeface.woff2')), { letters, axes: ['wght 400 700'] });
  for (const weight of [500, 600])
    assert.deepEqual(await facts(fonts.get(`card-${weight}.ttf`)), { letters, axes: [] });
});

test('letters that the Latin file lacks come from the package’s other files', async () => {
  const fonts = await make('Łódź');
  assert.deepEqual(await facts(fonts.get('typeface-extended.woff2')), {
    letters: 'Łź',
    axes: ['wght 400 700'],
  });
  assert.equal((await facts(fonts.get('card-extended-600.ttf'))).letters, 'Łź');
});

test('letters that no file has stop the build, with where they stand, until a font with them is there', async (context) => {
  const folder = await createFolder(context);
  await assert.rejects(make('本日 open', latinFile, folder), {
    name: 'ContentError',
    message: `site.json, field "name": the letters 本 日: stand together in no file of the typeface; put a font that has all of them into ${folder}/`,
  });
  // Without its other files beside it.
  const alone = join(await createFolder(context), 'only-latin-opsz-normal.woff2');
  await cp(`node_modules/${latinFile}`, alone);
  await assert.rejects(make('ź', alone, folder), /the letters ź/u);
  await cp(`node_modules/${latinFile.replace('-latin-', '-latin-ext-')}`, join(folder, 'more.woff2'));
  assert.equal((await facts((await make('ź', alone, folder)).get('typeface-extended.woff2'))).letters, 'ź');
});

test('a typeface that is not installed or has not every weight is refused', async (context) => {
  await assert.rejects(make('a', 'no/font.woff2'), { name: 'ContentError', message: /is not installed/u });
  const path = join(await createFolder(context), 'thin-latin-500.ttf');
  await writeFile(path, (await make('a')).get('card-500.ttf') ?? '');
  await assert.rejects(make('a', path), {
    name: 'ContentError',
    message: `${path}: the font: has no weights from 400 to 700; take a variable typeface`,
  });
});
