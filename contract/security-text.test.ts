import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import security from '@/content/security.json';
import { site } from '@/content/site';

test('security.txt has each field of RFC 9116 once, and every contact', () => {
  const lines = readFileSync('out/.well-known/security.txt', 'utf8').trimEnd().split('\n');
  assert.deepEqual(lines.toSorted(), [
    `Canonical: ${site.address}/.well-known/security.txt`,
    ...security.contact.map((contact) => `Contact: ${contact}`).toSorted(),
    `Expires: ${security.expires}T00:00:00Z`,
    `Preferred-Languages: ${security.preferredLanguages.join(', ')}`,
  ]);
});
