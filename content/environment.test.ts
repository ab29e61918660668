import assert from 'node:assert/strict';
import { test } from 'node:test';
import { environmentOf } from '@/content/environment';

const studio = 'https://studio.com';
const preview = 'studio-3f2a.vercel.app';

test('production is shared from the address of the site, whatever its deploy is called', () => {
  assert.deepEqual(environmentOf({ VERCEL_ENV: 'production', VERCEL_URL: preview }, studio), {
    name: 'production',
    address: studio,
  });
});

test('a preview is shared from the address of its own deploy', () => {
  assert.deepEqual(environmentOf({ VERCEL_ENV: 'preview', VERCEL_URL: preview }, studio), {
    name: 'preview',
    address: `https://${preview}`,
  });
});

test('a deploy of a kind that is not known is taken for a preview, never for production', () => {
  assert.equal(environmentOf({ VERCEL_ENV: 'staging', VERCEL_URL: preview }, studio).name, 'preview');
});

test('a preview whose address Vercel keeps to itself still names one that exists', () => {
  assert.equal(environmentOf({ VERCEL_ENV: 'preview' }, studio).address, studio);
  assert.equal(environmentOf({ VERCEL_ENV: 'preview', VERCEL_URL: '' }, studio).address, studio);
});

test('a build at home is local, names the address of the site, and is not production', () => {
  for (const variables of [{}, { VERCEL_ENV: '' }, { VERCEL_ENV: 'development' }]) {
    assert.deepEqual(environmentOf(variables, studio), { name: 'local', address: studio });
  }
});
