import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseContent } from '@/content/parse-content';
import { readSecurity, securitySchema } from '@/content/security';
import entry from '@/content/security.json';

const now = new Date('2026-03-01T12:00:00Z');
const security = {
  contact: ['mailto:security@studio.example', 'https://studio.example/report'],
  expires: '2026-12-01',
  preferredLanguages: ['en', 'pt-BR'],
};

function parseChanged(change: Readonly<Record<string, unknown>>) {
  return parseContent('content/security.json', securitySchema(now), { ...security, ...change });
}

function assertRefused(change: Readonly<Record<string, unknown>>, message: RegExp) {
  assert.throws(() => parseChanged(change), { name: 'ContentError', message });
}

test('a right file is kept as it was written', () => {
  assert.deepEqual(parseChanged({}), security);
});

test('the file of this site is right half a year before it expires', () => {
  const before = new Date(Date.parse(entry.expires) - 180 * 24 * 60 * 60 * 1000);
  assert.equal(readSecurity(before).expires, entry.expires);
});

test('the file of this site stops a build on the day that it expires', () => {
  assert.throws(() => readSecurity(new Date(entry.expires)), { name: 'ContentError' });
});

describe('the day that it expires', () => {
  for (const expires of ['2026-03-02', '2027-03-01']) {
    test(`may be ${expires} on 2026-03-01`, () => {
      assert.equal(parseChanged({ expires }).expires, expires);
    });
  }

  for (const expires of ['2026-03-01', '2026-02-28', '2019-01-01']) {
    test(`${expires}, which has come, stops the build and says what is wanted`, () => {
      assertRefused(
        { expires },
        /^content\/security\.json: field "expires": must be a day after today, 2026-03-01, and no later than 2027-03-01.*contact is still right$/u,
      );
    });
  }

  for (const expires of ['2027-03-02', '2030-01-01']) {
    test(`${expires}, more than a year ahead, stops the build`, () => {
      assertRefused({ expires }, /^content\/security\.json: field "expires": .*goes stale$/u);
    });
  }

  for (const expires of ['1 December 2026', '2026-02-30', '', undefined]) {
    test(`${JSON.stringify(expires) ?? 'nothing'}, which is no day, stops the build`, () => {
      assertRefused({ expires }, /^content\/security\.json: field "expires": must be a day after today/u);
    });
  }
});

describe('the contact', () => {
  for (const contact of [
    'security@studio.example',
    'mailto:studio',
    'http://studio.example',
    'tel:+123',
    '',
  ]) {
    test(`"${contact}" stops the build`, () => {
      assertRefused(
        { contact: [contact] },
        /field "contact\.0": must be "mailto:" and an address, or an https/u,
      );
    });
  }

  test('has to be there', () => {
    assertRefused({ contact: [] }, /field "contact": must be a list of contacts, and hold at least one$/u);
  });
});

test('a language that is none stops the build', () => {
  assertRefused({ preferredLanguages: ['English!'] }, /field "preferredLanguages\.0": must be a language/u);
});

test('an unknown field stops the build and is named', () => {
  assertRefused({ hiring: 'yes' }, /field "hiring": is not a known field/u);
});
