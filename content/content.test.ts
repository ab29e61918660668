import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import sharp from 'sharp';
import * as browserWords from '@/content/browser-words';
import { clientLogos } from '@/content/client-logos';
import { landingPage, notFoundPage, shared, workPage } from '@/content/pages';
import { picturesOf, projects } from '@/content/projects';
import { addressAt, site } from '@/content/site';

// What types cannot say about `content/`. `npm run build` runs this file, because hosts run nothing else.

/** The most characters for which the design has room, by the name of a text. */
const longest: Readonly<Record<string, number>> = {
  name: 40,
  metaTitle: 65,
  metaDescription: 165,
  badge: 32,
  title: 32,
  message: 90,
  button: 20,
  intro: 140,
  description: 90,
  alt: 160,
  bookCall: 20,
  viewWork: 20,
};

/** The letters of the fonts in `app/fonts/`: ASCII, Latin-1, Œ and œ, dashes, quotation marks, …, •, € and ™. */
const lettersOfFonts = /[ -~\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u00ffŒœ–—‘’“”„…•€™]/gu;

/** Every text in a value, with the name of its field. */
function textsIn(value: unknown, name = ''): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }];
  // Whatever number of a picture, and whatever title it gets.
  if (typeof value === 'function') return [{ name, text: String(value(8, 8)) }];
  return Object.entries(Object(value)).flatMap(([key, inner]) =>
    textsIn(inner, Array.isArray(value) ? name : key),
  );
}

const texts = textsIn([
  site,
  shared,
  landingPage,
  workPage,
  notFoundPage,
  browserWords,
  projects,
  clientLogos,
]);

test('every text has room, and only letters that the fonts have', () => {
  for (const { name, text } of texts) {
    assert.ok(text && text === text.trim(), `“${text}” (${name}) is empty, or begins or ends with a space`);
    // A letter and a separate accent, as macOS writes them, would leave a hole on a share card.
    assert.equal(
      text,
      text.normalize('NFC'),
      `“${text}” has decomposed letters: type those with accents again`,
    );
    // A share card would ask an outside address for a font.
    const [unknown = ''] = text.replace(lettersOfFonts, '');
    const code = unknown.codePointAt(0)?.toString(16);
    assert.equal(unknown, '', `“${text}” has “${unknown}” (U+${code}), which the typeface lacks`);
    const most = longest[name] ?? Infinity;
    assert.ok(text.length <= most, `“${text}” has ${text.length} characters; ${name} has room for ${most}`);
  }
});

test('the headline and the titles have words that fit on a phone', () => {
  const { headline } = landingPage;
  assert.ok(headline.length <= 4, 'the headline has more than 4 lines');
  for (const line of headline) assert.ok(line.length <= 24, `“${line}” has more than 24 characters`);
  const large: [text: string, longestWord: number][] = [
    ...headline.map((line): [string, number] => [line, 18]),
    [workPage.title, 16],
    [notFoundPage.title, 10],
    [browserWords.errorPage.title, 10],
    ...projects.map(({ title }): [string, number] => [title, 20]),
  ];
  for (const [text, longestWord] of large)
    for (const word of text.split(' '))
      assert.ok(word.length <= longestWord, `“${word}” has more than ${longestWord} letters`);
});

test('ids, titles, pictures and their texts are there only once', () => {
  for (const [field, values] of Object.entries<readonly unknown[]>({
    id: projects.map(({ id }) => id),
    title: projects.map(({ title }) => title),
    alt: [...projects.flatMap(picturesOf), ...clientLogos].map(({ alt }) => alt),
    src: [...projects.flatMap(picturesOf), ...clientLogos].map(({ src }) => src),
  })) {
    const twice = values.find((value, index) => values.indexOf(value) < index);
    assert.equal(twice, undefined, `the ${field} “${String(twice)}” is there twice`);
  }
});

test('addresses are complete', () => {
  assert.equal(site.address, addressAt('/'), `“${site.address}” is no domain without a path`);
  for (const address of [site.bookingAddress, ...projects.map(({ link }) => link)])
    assert.match(
      address,
      /^https:\/\/[^\s/?#@:]+\.[^\s/?#@:]{2,}(?:[:/?#]\S*)?$/u,
      `“${address}” is no address that begins with https://`,
    );
});

test('every logo can be drawn, and has its proportions', async () => {
  for (const { src, width, height } of clientLogos) {
    const file = `public${src}`;
    const bytes = readFileSync(file);
    const { format, ...size } = await sharp(bytes, { failOn: 'warning' })
      .toBuffer()
      .then(() => sharp(bytes).metadata())
      .catch((cause: unknown) => assert.fail(`${file} cannot be drawn: ${String(cause)}`));
    assert.ok(src.endsWith(`.${format}`), `${file} is a file of the type ${format}`);
    const isDrawn = format !== 'svg' || bytes.includes('xmlns="http://www.w3.org/2000/svg"');
    assert.ok(isDrawn, `${file} lacks xmlns="http://www.w3.org/2000/svg", without which no browser draws it`);
    const fitting = Math.round((width * size.height) / size.width);
    assert.ok(
      Math.abs(fitting - height) <= 1,
      `${file} needs a height of ${fitting} for a width of ${width}`,
    );
    assert.ok(height <= 60, `${file} is ${height} px high; there is room for 60`);
  }
});
