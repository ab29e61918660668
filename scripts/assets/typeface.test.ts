import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { makeTypeface, readFonts } from '@/scripts/assets/typeface';

test('puts the letters in use into the first font, and others into fonts that load on demand', async () => {
  const fonts = await readFonts();
  const [latin, further] = fonts.map(({ letters }) => letters);
  const [rare = ''] = [...further!].filter((letter) => !latin!.has(letter));
  const files = await makeTypeface(fonts, 'OUR', `Q${rare}`);
  const lettersIn = async (name: string) => {
    const whole = { targetFormat: 'truetype', keepAllGlyphs: true };
    const bytes: Buffer = await subsetFont(files.get(name), '', whole);
    return String.fromCodePoint(...new Face(new Blob(bytes)).collectUnicodes());
  };
  assert.equal(await lettersIn('typeface.woff2'), ' 0123456789ORUabcdefghijklmnopqrstuvwxyz');
  const rest = await lettersIn('typeface-latin.woff2');
  for (const letter of 'Qé—') assert.ok(rest.includes(letter), letter);
  assert.doesNotMatch(rest, /[a-z0-9OUR]/u);
  const { alphabet } = fonts[1]!;
  assert.equal(await lettersIn(`typeface-${alphabet}.woff2`), rare);
  assert.ok(String(files.get('typeface.css')).includes(` U+${rare.codePointAt(0)?.toString(16)}-`));
  // Share cards draw all letters.
  for (const letter of 'OUaQ') assert.ok((await lettersIn('card-latin.ttf')).includes(letter), letter);
  assert.ok((await lettersIn(`card-${alphabet}.ttf`)).includes(rare));
});
