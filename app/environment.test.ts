import assert from 'node:assert/strict';
import { test } from 'node:test';
import { environmentOf } from '@/app/environment';

const studio = 'https://studio.com';
const own = 'https://3f2a--studio.netlify.app';

const deploys: readonly [variables: Record<string, string>, name: string, address?: string][] = [
  [{ VERCEL_ENV: 'production', VERCEL_URL: own.slice(8) }, 'production'],
  [{ VERCEL_ENV: 'preview', VERCEL_URL: own.slice(8) }, 'preview', own],
  // A kind of deployment that no host has yet, and a host that sets no address.
  [{ VERCEL_ENV: 'staging', VERCEL_URL: '' }, 'preview'],
  [{ VERCEL_ENV: 'development' }, 'local'],
  [{ CONTEXT: 'deploy-preview', DEPLOY_URL: own }, 'preview', own],
  [{ CF_PAGES_BRANCH: 'main', CF_PAGES_URL: own }, 'production'],
  [{ CF_PAGES_BRANCH: 'new', CF_PAGES_URL: own }, 'preview', own],
  [{ CONTEXT: 'production', DEPLOY_URL: own, SITE_ENV: 'preview' }, 'preview', own],
  [{}, 'local'],
];

for (const [variables, name, address = studio] of deploys) {
  test(`the variables ${JSON.stringify(variables)} mean a ${name} build at ${address}`, () => {
    assert.deepEqual(environmentOf(variables, studio), { name, address });
  });
}
