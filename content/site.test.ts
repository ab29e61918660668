import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseContent } from '@/content/parse-content';
import { siteSchema } from '@/content/site';

const studio = {
  name: 'Studio',
  address: 'https://studio.example',
  bookingAddress: 'https://booking.example/studio',
};

function parseChanged(change: Readonly<Record<string, unknown>>) {
  return parseContent('content/site.json', siteSchema, { ...studio, ...change });
}

function assertRefused(change: Readonly<Record<string, unknown>>, message: string | RegExp) {
  assert.throws(() => parseChanged(change), { name: 'ContentError', message });
}

describe('the facts of the site', () => {
  test('a right file is kept as it was written', () => {
    assert.deepEqual(parseChanged({}), studio);
  });

  test('an unknown field stops the build and is named', () => {
    assertRefused(
      { phone: '555' },
      'content/site.json: field "phone": is not a known field; remove it or correct its spelling',
    );
  });

  test('an empty name stops the build', () => {
    assertRefused(
      { name: '' },
      'content/site.json: field "name": must be words, 1 to 24 characters, without space at the ends',
    );
  });

  test('something other than an object stops the build', () => {
    assert.throws(() => parseContent('content/site.json', siteSchema, []), {
      name: 'ContentError',
      message: /^content\/site\.json: the whole file: .+/u,
    });
  });
});

describe('the address of the site', () => {
  for (const address of [
    'https://studio.example/',
    'https://studio.example/en',
    'https://studio.example?from=here',
    'https://studio.example#top',
    'https://person@studio.example',
  ]) {
    test(`${address}, which is more than a host, stops the build`, () => {
      assertRefused(
        { address },
        'content/site.json: field "address": must be an https address without a path, such as "https://studio.example"',
      );
    });
  }

  test('an address may name a port', () => {
    assert.equal(
      parseChanged({ address: 'https://studio.example:8443' }).address,
      'https://studio.example:8443',
    );
  });

  test('an address without the s of https stops the build', () => {
    assertRefused(
      { address: 'http://studio.example' },
      /^content\/site\.json: field "address": must be an https address/u,
    );
  });

  for (const address of ['studio.example', '']) {
    test(`"${address}", which is no address, stops the build with a sentence`, () => {
      assertRefused({ address }, /^content\/site\.json: field "address": must be an https address/u);
    });
  }

  test('a missing address stops the build', () => {
    assertRefused({ address: undefined }, /^content\/site\.json: field "address": must be an https address/u);
  });
});

describe('the address for booking a call', () => {
  test('may have a path', () => {
    assert.equal(parseChanged({}).bookingAddress, 'https://booking.example/studio');
  });

  for (const bookingAddress of ['http://booking.example', 'javascript:alert(1)', 'booking', undefined]) {
    test(`${JSON.stringify(bookingAddress) ?? 'nothing'} stops the build`, () => {
      assertRefused(
        { bookingAddress },
        'content/site.json: field "bookingAddress": must be an https address, such as "https://venue.example"',
      );
    });
  }
});
