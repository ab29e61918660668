import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import sharp from 'sharp';
import * as browserWords from '@/content/browser-words';
import { clientLogos } from '@/content/client-logos';
import * as pages from '@/content/pages';
import { picturesOf, projects } from '@/content/projects';
import { addressAt, site } from '@/content/site';

// What types cannot say about `content/`. `npm run build` runs this file, because hosts run nothing else.

/** The most characters for which the design has room, by the name of a text. */
const longestText: Readonly<Record<string, number>> = {
  name: 40,
  metaTitle: 65,
  metaDescription: 165,
  headline: 24,
  badge: 32,
  title: 32,
  intro: 140,
  description: 90,
  message: 90,
  alt: 160,
  button: 20,
  bookCall: 20,
  viewWork: 20,
};

/** The most letters of a word in large type that a phone shows on one line. */
const longestWord: Readonly<Record<string, number>> = { headline: 18, title: 18 };

/** The ranges of letters in the first font, and in those with further letters. */
const [firstRange = '', ...furtherRanges] =
  readFileSync('app/fonts/make-fonts.sh', 'utf8').match(/(?<=^[A-Z]+=)U\+.*/gmu) ?? [];

/** The letters of the fonts: ASCII, Latin-1, Œ and œ, dashes, quotation marks, …, •, € and ™. */
const lettersOfFonts = new RegExp(`[${[firstRange, ...furtherRanges].map(toCharacterClass).join('')}]`, 'gu');

/** Turns a range such as `U+20-21,U+2C` into `\u{20}-\u{21}\u{2C}`. */
function toCharacterClass(range: string): string {
  return range.replaceAll(/(?:U\+)?([\dA-F]+)/gu, String.raw`\u{$1}`).replaceAll(',', '');
}

/** Every text in a value, with the name of its field. */
function textsIn(value: unknown, name = ''): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (typeof value === 'function') return [{ name, text: String(value(1, 2)) }];
  return Object.entries(Object(value)).flatMap(([key, inner]) =>
    textsIn(inner, Array.isArray(value) ? name : key),
  );
}

const modules = { 'browser-words': browserWords, 'client-logos': clientLogos, pages, projects, site };
const texts = Object.entries(modules).flatMap(([file, value]) =>
  textsIn(value).map((found) => ({ ...found, file: `content/${file}.ts` })),
);

test('every text has room, and only letters that the fonts have', () => {
  for (const { file, name, text } of texts) {
    const subject = `${file}: “${text}” (${name})`;
    assert.ok(text && text === text.trim(), `${subject} is empty, or begins or ends with a space`);
    assert.doesNotMatch(text, /[^\S \u00A0]| {2}/u, `${subject} has a line break, or two or unusual spaces`);
    // A letter and a separate accent, as macOS writes them, would leave a hole on a share card.
    assert.equal(
      text,
      text.normalize('NFC'),
      `${subject} has decomposed letters: type those with accents again`,
    );
    // For another letter, a share card would ask an outside address for a font.
    const isShown = !/^(?:src|link|path|address|bookingAddress)$/u.test(name);
    const [unknown = ''] = isShown ? text.replace(lettersOfFonts, '') : '';
    const code = unknown.codePointAt(0)?.toString(16);
    const lacks = `has “${unknown}” (U+${code}), which the typeface lacks: leave it out, or see docs/build.md`;
    assert.equal(unknown, '', `${subject} ${lacks}`);
    const most = longestText[name] ?? Infinity;
    assert.ok(text.length <= most, `${subject} has ${text.length} characters; there is room for ${most}`);
    const word = text.split(/[ -]/u).find(({ length }) => length > (longestWord[name] ?? Infinity));
    const tooLong = `has a word of more than ${longestWord[name]} letters, too many for a phone: “${word}”`;
    assert.equal(word, undefined, `${subject} ${tooLong}`);
  }
  const { headline } = pages.landingPage;
  assert.ok(headline.length <= 4, 'content/pages.ts: the headline has more than 4 lines');
  const { bookCall, viewWork } = pages.shared;
  const inHeader = bookCall.length + viewWork.length;
  const tooMany = `content/pages.ts: bookCall and viewWork have ${inHeader} characters together`;
  assert.ok(inHeader <= 26, `${tooMany}; the header has room for 26`);
});

test('globals.css names just the letters that the fonts with further letters have', () => {
  const ranges =
    readFileSync('app/globals.css', 'utf8')
      .replaceAll(/\s/gu, '')
      .match(/(?<=unicode-range:)[^;]*/gu) ?? [];
  assert.equal(ranges.join(), furtherRanges.join());
});

test('ids, titles, pictures and their texts are unique', () => {
  const images = [...projects.flatMap(picturesOf), ...clientLogos];
  for (const values of [
    projects.map(({ id }) => id),
    projects.map(({ title }) => title),
    images.map(({ src }) => src),
    images.map(({ alt }) => alt),
  ] as const) {
    const twice = values.find((value, index) => values.indexOf(value as never) < index);
    assert.equal(
      twice,
      undefined,
      `“${twice}” is there twice in content/projects.ts or content/client-logos.ts`,
    );
  }
});

test('every picture of a project is there', () => {
  for (const { src } of projects.flatMap(picturesOf))
    assert.ok(
      existsSync(`content/pictures/${src}`),
      `content/pictures/${src}, which content/projects.ts names, does not exist`,
    );
});

test('addresses are complete', () => {
  assert.equal(
    site.address,
    addressAt('/'),
    `content/site.ts: write address as “${new URL(site.address).origin}”`,
  );
  for (const address of [site.bookingAddress, ...projects.map(({ link }) => link)])
    assert.ok(
      URL.canParse(address) && /^.+\..{2,}$/u.test(new URL(address).hostname),
      `“${address}” in content/site.ts or content/projects.ts is no address of a website`,
    );
});

test('every logo can be drawn, and has its proportions', async () => {
  for (const { src, width, height } of clientLogos) {
    const file = `public${src}`;
    assert.doesNotMatch(src, /[#%?]/u, `${file}: name it without #, % and ?, which addresses do not take`);
    assert.ok(existsSync(file), `${file}, which content/client-logos.ts names, does not exist`);
    const bytes = readFileSync(file);
    const logo = await sharp(bytes, { failOn: 'warning' })
      .toBuffer()
      .then(() => sharp(bytes).metadata())
      .catch((cause: unknown) => assert.fail(`${file} cannot be drawn: ${String(cause)}`));
    assert.ok(src.endsWith(`.${logo.format}`), `${file} is a file of the type ${logo.format}`);
    // Once in quotes, as an attribute or as an entity that this names.
    const isDrawn = logo.format !== 'svg' || /(["'])http:\/\/www\.w3\.org\/2000\/svg\1/u.test(String(bytes));
    assert.ok(isDrawn, `${file} lacks xmlns="http://www.w3.org/2000/svg", without which no browser draws it`);
    const fitting = Math.round((width * logo.height) / logo.width);
    assert.ok(
      Math.abs(fitting - height) <= 1,
      `${file} needs a height of ${fitting} for a width of ${width}`,
    );
    assert.ok(height <= 60, `${file} is ${height} px high; there is room for 60`);
  }
});
