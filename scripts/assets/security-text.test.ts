import assert from 'node:assert/strict';
import { test } from 'node:test';
import { securityText } from '@/scripts/assets/security-text';

const security = {
  contact: ['mailto:security@studio.com', 'https://studio.com/report'],
  expires: '2026-12-01',
  preferredLanguages: ['en', 'pt-BR'],
};

test('security.txt has each field on a line, contacts in their order, and the date as RFC 3339 writes it', () => {
  assert.equal(
    securityText(security, 'https://studio.com'),
    [
      'Contact: mailto:security@studio.com',
      'Contact: https://studio.com/report',
      'Expires: 2026-12-01T00:00:00Z',
      'Preferred-Languages: en, pt-BR',
      'Canonical: https://studio.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
