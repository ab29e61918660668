import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { errorPage } from '@/content/error';
import { pages } from '@/content/pages';
import { projects } from '@/content/projects';
import { site } from '@/content/site';
import { makeTypeface, wordsIn } from '@/scripts/assets/typeface';
import { readWoff2 } from '@/scripts/assets/woff2.fixture';

describe('the words of a content file', () => {
  test('are found however deep they lie, without the names of the fields', () => {
    assert.deepEqual(
      wordsIn({ badge: 'Missing page', lines: ['We build', { more: ['software'] }], link: '' }),
      ['Missing page', 'We build', 'software', ''],
    );
  });

  test('are found in a list', () => {
    assert.deepEqual(wordsIn([{ title: 'BackOps' }, { title: 'PayGrids' }]), ['BackOps', 'PayGrids']);
  });

  for (const value of [7, true, null, undefined, {}, []]) {
    test(`are none in ${JSON.stringify(value) ?? 'nothing'}`, () => {
      assert.deepEqual(wordsIn(value), []);
    });
  }
});

describe('the typeface', () => {
  test('draws every character that a visitor may see', async () => {
    const shown = [
      ...wordsIn(pages),
      ...wordsIn(errorPage),
      ...projects.flatMap(({ title, description }) => [title, description]),
      site.name,
    ];
    const { characters } = readWoff2(await makeTypeface(shown));
    const missing = [...new Set(shown.join(''))].filter((character) => !characters.has(character));
    assert.deepEqual(missing, []);
  });

  test('draws no character that no word has', async () => {
    const { characters } = readWoff2(await makeTypeface(['Our Work']));
    assert.deepEqual([...characters].toSorted().join(''), ' 0123456789OWkoru');
  });

  test('draws every digit, because the pages count', async () => {
    const { characters } = readWoff2(await makeTypeface(['Our Work']));
    assert.ok([...'0123456789'].every((digit) => characters.has(digit)));
  });

  test('draws characters beyond the English alphabet', async () => {
    const { characters } = readWoff2(await makeTypeface(['Zoë’s £5 café']));
    assert.ok([...'ë’£é'].every((character) => characters.has(character)));
  });

  test('varies in weight from 400 to 700 and in nothing else', async () => {
    const { axes } = readWoff2(await makeTypeface(['Our Work']));
    assert.deepEqual(axes, [{ tag: 'wght', least: 400, most: 700 }]);
  });

  test('is the same, byte for byte, while the characters are the same', async () => {
    const one = await makeTypeface(['Our Work', 'BackOps']);
    const other = await makeTypeface(['BackOps Our Work']);
    assert.ok(one.equals(other));
  });
});
