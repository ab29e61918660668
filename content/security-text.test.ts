import assert from 'node:assert/strict';
import { test } from 'node:test';
import { securityText, securityWarning } from '@/content/security-text';
import { site } from '@/content/site';

const end = Date.parse(site.securityExpires);
const day = 86_400_000;

test('security.txt is made until it runs out, and builds warn of that from 30 days before', () => {
  for (const [now, isMade, warning] of [
    [end - 30 * day - 1, true, /^undefined$/u],
    [end - 30 * day, true, / runs out on 2.*; check "securityContact"/u],
    [end - 1, true, / runs out on /u],
    [end, false, / is left out, because it ran out on 2/u],
  ] as const) {
    assert.equal(securityText(now) !== undefined, isMade);
    assert.match(String(securityWarning(now)), warning);
  }
});

test('security.txt has each field of RFC 9116 once', () => {
  const fields = [
    `Contact: ${site.securityContact}\n`,
    `Expires: ${site.securityExpires}T00:00:00Z\n`,
    'Preferred-Languages: en\n',
    `Canonical: ${site.address}/.well-known/security.txt\n`,
  ];
  assert.equal(securityText(end - 1), fields.join(''));
});
