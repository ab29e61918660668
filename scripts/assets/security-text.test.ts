import assert from 'node:assert/strict';
import { test } from 'node:test';
import { securityText } from '@/scripts/assets/security-text';
import { site } from '@/content/site';

const expiry = Date.parse(site.securityExpires);

test('security.txt exists until it expires', () => {
  assert.ok(securityText(expiry - 1));
  assert.equal(securityText(expiry), undefined);
});

test('security.txt has the fields of RFC 9116', () => {
  const fields = [
    `Contact: ${site.securityContact}\n`,
    `Expires: ${site.securityExpires}T00:00:00Z\n`,
    `Preferred-Languages: ${site.language}\n`,
    `Canonical: ${site.address}/.well-known/security.txt\n`,
  ];
  assert.equal(securityText(expiry - 1), fields.join(''));
});
