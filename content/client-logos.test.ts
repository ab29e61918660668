import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientLogosSchema } from '@/content/client-logos';
import { parseContent } from '@/content/parse-content';

const theatre = { src: 'logos/theatre.svg', alt: 'Theatre', width: 40 };
const arena = { src: 'logos/arena.png', alt: 'Arena', width: 200 };

const parse = (value: unknown) => parseContent('content/client-logos.json', clientLogosSchema, value);

test('client logos are SVG or PNG, 40 to 200 px wide, and keep the order of the file', () => {
  assert.deepEqual(parse([theatre, arena]), [theatre, arena]);
});

const path = 'must be the path of an SVG or PNG below content/, in lower case, such as "logos/venue.svg"';
const width = 'must be a width in whole px, 40 to 200';

for (const [change, field, wanted] of [
  [{ height: 40 }, 'height', 'is not a known field; remove it or correct its spelling'],
  [{ alt: 'Theatre' }, 'alt', 'must be a text that no other logo has'],
  [{ src: undefined }, 'src', path],
  [{ src: 'logos/arena.webp' }, 'src', path],
  [{ src: 'logos/Arena.svg' }, 'src', path],
  [{ src: 'logos/../brand/mark.svg' }, 'src', path],
  [{ src: 'https://arena.example/logos/arena.svg' }, 'src', path],
  [{ width: 39 }, 'width', width],
  [{ width: 201 }, 'width', width],
  [{ width: 90.5 }, 'width', width],
] as const) {
  test(`a logo with ${JSON.stringify(change)} stops the build, and its entry and field are named`, () => {
    const entry = { ...arena, ...change };
    const message = `content/client-logos.json: entry 2 "${entry.alt}", field "${field}": ${wanted}`;
    assert.throws(() => parse([theatre, entry]), { name: 'ContentError', message });
  });
}

test('a list without a logo stops the build', () => {
  const message = 'content/client-logos.json: the whole file: must be a list of at least one client logo';
  assert.throws(() => parse([]), { name: 'ContentError', message });
});
