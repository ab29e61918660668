import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientLogoSheet } from '@/content/client-logo-sheet';
import { clientLogos } from '@/content/client-logos';

test('the sheet holds every client logo, in order, at the width that its entry asks for', () => {
  assert.deepEqual(
    clientLogoSheet.map(({ alt, width }) => ({ alt, width })),
    clientLogos.map(({ alt, width }) => ({ alt, width })),
  );
});

test('every client logo has a view of its own', () => {
  assert.equal(new Set(clientLogoSheet.map(({ src }) => src)).size, clientLogos.length);
});

test('all client logos come with one request', () => {
  assert.equal(new Set(clientLogoSheet.map(({ src }) => src.split('#')[0])).size, 1);
});
