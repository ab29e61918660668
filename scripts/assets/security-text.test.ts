import assert from 'node:assert/strict';
import { test } from 'node:test';
import { securityText } from '@/scripts/assets/security-text';
import { site } from '@/content/site';

const end = Date.parse(site.securityExpires);

test('security.txt is made until it expires', () => {
  assert.ok(securityText(end - 1));
  assert.equal(securityText(end), undefined);
});

test('security.txt has each field of RFC 9116 once', () => {
  const fields = [
    `Contact: ${site.securityContact}\n`,
    `Expires: ${site.securityExpires}T00:00:00Z\n`,
    `Preferred-Languages: ${site.language}\n`,
    `Canonical: ${site.address}/.well-known/security.txt\n`,
  ];
  assert.equal(securityText(end - 1), fields.join(''));
});
