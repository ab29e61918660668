import assert from 'node:assert/strict';
import { test } from 'node:test';
import { environmentOf } from '@/app/environment';

const studio = 'https://studio.com';
const own = 'https://3f2a--studio.netlify.app';
const [vercel, netlify, pages] = [{ VERCEL_URL: own.slice(8) }, { DEPLOY_URL: own }, { CF_PAGES_URL: own }];

const deploys: readonly [variables: Record<string, string>, name: string, address?: string][] = [
  [{ ...vercel, VERCEL_ENV: 'production' }, 'production'],
  [{ ...vercel, VERCEL_ENV: 'preview' }, 'preview', own],
  // A preview of an unknown kind, then one whose host sets no address variable.
  [{ ...vercel, VERCEL_ENV: 'staging' }, 'preview', own],
  [{ VERCEL_URL: '', VERCEL_ENV: 'preview' }, 'preview'],
  [{ ...netlify, CONTEXT: 'production' }, 'production'],
  [{ ...netlify, CONTEXT: 'deploy-preview' }, 'preview', own],
  [{ ...pages, CF_PAGES_BRANCH: 'main' }, 'production'],
  [{ ...pages, CF_PAGES_BRANCH: 'new' }, 'preview', own],
  [{ WORKERS_CI_BRANCH: 'main' }, 'production'],
  [{ WORKERS_CI_BRANCH: 'new' }, 'preview'],
  // SITE_ENV overrides the host's own variables.
  [{ ...pages, CF_PAGES_BRANCH: 'new', SITE_ENV: 'production' }, 'production'],
  [{ ...netlify, CONTEXT: 'production', SITE_ENV: 'preview' }, 'preview', own],
  // Builds on a laptop, the last two by a host's own command such as `netlify dev`.
  [{}, 'local'],
  [{ VERCEL_ENV: 'development' }, 'local'],
  [{ DEPLOY_URL: 'http://localhost:8888', CONTEXT: 'dev' }, 'local'],
];

for (const [variables, name, address = studio] of deploys) {
  test(`the variables ${JSON.stringify(variables)} mean a ${name} build at ${address}`, () => {
    assert.deepEqual(environmentOf(variables, studio), { name, address });
  });
}
