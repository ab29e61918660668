import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { clientLogos, clientLogosSchema } from '@/content/client-logos';
import { parseContent } from '@/content/parse-content';

const theatre = { src: 'logos/theatre.svg', alt: 'Theatre', width: 120 };
const arena = { src: 'logos/arena.svg', alt: 'Arena', width: 90 };

function parse(value: unknown) {
  return parseContent('content/client-logos.json', clientLogosSchema, value);
}

function assertRefused(value: unknown, message: string | RegExp) {
  assert.throws(() => parse(value), { name: 'ContentError', message });
}

describe('the client logos as the specification has them', () => {
  test('are seven, called Client Logo 0 to Client Logo 6, in this order', () => {
    assert.deepEqual(
      clientLogos.map(({ alt }) => alt),
      [
        'Client Logo 0',
        'Client Logo 1',
        'Client Logo 2',
        'Client Logo 3',
        'Client Logo 4',
        'Client Logo 5',
        'Client Logo 6',
      ],
    );
  });

  test('are seven different drawings', () => {
    assert.equal(new Set(clientLogos.map(({ src }) => src)).size, 7);
  });
});

describe('the list of client logos', () => {
  test('keeps the order of the file', () => {
    assert.deepEqual(
      parse([theatre, arena]).map(({ alt }) => alt),
      ['Theatre', 'Arena'],
    );
  });

  test('an empty list stops the build', () => {
    assertRefused(
      [],
      'content/client-logos.json: the whole file: must be a list of at least one client logo',
    );
  });

  test('something other than a list stops the build', () => {
    assertRefused(theatre, 'content/client-logos.json: the whole file: must be a list of client logos');
  });

  test('a text that two logos share stops the build and names the second of them', () => {
    assertRefused(
      [theatre, { ...arena, alt: 'Theatre' }],
      'content/client-logos.json: entry 2 "Theatre", field "alt": must be a text that no other logo has',
    );
  });
});

describe('the fields of a client logo', () => {
  test('an unknown field stops the build and is named', () => {
    assertRefused(
      [theatre, { ...arena, height: 40 }],
      'content/client-logos.json: entry 2 "Arena", field "height": is not a known field; remove it or correct its spelling',
    );
  });

  test('an empty text stops the build, and the entry is named by its number', () => {
    assertRefused(
      [theatre, { ...arena, alt: '' }],
      'content/client-logos.json: entry 2, field "alt": must be words, 1 to 60 characters, without space at the ends',
    );
  });

  test('a missing path stops the build', () => {
    assertRefused(
      [{ alt: 'Theatre', width: 120 }],
      'content/client-logos.json: entry 1 "Theatre", field "src": must be the path of an SVG below content/, such as "logos/venue.svg"',
    );
  });

  for (const { src, what } of [
    { src: 'logos/arena.png', what: 'that is no SVG' },
    { src: 'logos/Arena.svg', what: 'with a capital letter' },
    { src: 'logos/../brand/mark.svg', what: 'that climbs out of its folder' },
    { src: 'brand/mark.svg', what: 'outside logos/' },
    { src: 'https://arena.example/logos/arena.svg', what: 'on another site' },
  ]) {
    test(`a path ${what} stops the build`, () => {
      assertRefused(
        [theatre, { ...arena, src }],
        'content/client-logos.json: entry 2 "Arena", field "src": must be the path of an SVG below content/, in lower case, such as "logos/venue.svg"',
      );
    });
  }

  for (const width of [39, 201, 90.5, '90', undefined]) {
    test(`a width of ${JSON.stringify(width) ?? 'nothing'} stops the build`, () => {
      assertRefused(
        [theatre, { ...arena, width }],
        'content/client-logos.json: entry 2 "Arena", field "width": must be a width in whole px, 40 to 200',
      );
    });
  }

  for (const width of [40, 200]) {
    test(`a width of ${width} is right`, () => {
      assert.deepEqual(parse([{ ...arena, width }]), [{ ...arena, width }]);
    });
  }
});
