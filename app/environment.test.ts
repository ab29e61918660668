import assert from 'node:assert/strict';
import { test } from 'node:test';
import { environmentOf } from '@/app/environment';

const studio = 'https://studio.com';
const own = 'https://3f2a--studio.netlify.app';
const [vercel, netlify, cloudflare] = [
  { VERCEL_URL: own.slice(8) },
  { DEPLOY_URL: own },
  { CF_PAGES_URL: own },
];

const deploys: readonly [variables: Record<string, string>, name: string, address?: string][] = [
  [{ ...vercel, VERCEL_ENV: 'production' }, 'production'],
  [{ ...vercel, VERCEL_ENV: 'preview' }, 'preview', own],
  // A kind of deployment that no host has yet, and a host that sets no address.
  [{ VERCEL_URL: '', VERCEL_ENV: 'staging' }, 'preview'],
  [{ ...netlify, CONTEXT: 'production' }, 'production'],
  [{ ...netlify, CONTEXT: 'deploy-preview' }, 'preview', own],
  [{ ...cloudflare, CF_PAGES_BRANCH: 'main' }, 'production'],
  [{ ...cloudflare, CF_PAGES_BRANCH: 'new' }, 'preview', own],
  [{ ...cloudflare, CF_PAGES_BRANCH: 'new', SITE_ENV: 'production' }, 'production'],
  [{ ...netlify, CONTEXT: 'production', SITE_ENV: 'preview' }, 'preview', own],
  [{}, 'local'],
  [{ VERCEL_ENV: 'development' }, 'local'],
];

for (const [variables, name, address = studio] of deploys) {
  test(`the variables ${JSON.stringify(variables)} mean a ${name} build at ${address}`, () => {
    assert.deepEqual(environmentOf(variables, studio), { name, address });
  });
}
