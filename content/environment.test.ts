import assert from 'node:assert/strict';
import { test } from 'node:test';
import { environmentOf } from '@/content/environment';

const studio = 'https://studio.com';
const preview = 'studio-3f2a.vercel.app';
const deploy = 'https://3f2a--studio.netlify.app';

const deploys: readonly [what: string, variables: Record<string, string>, name: string, address: string][] = [
  ['production on Vercel', { VERCEL_ENV: 'production', VERCEL_URL: preview }, 'production', studio],
  ['a preview on Vercel', { VERCEL_ENV: 'preview', VERCEL_URL: preview }, 'preview', `https://${preview}`],
  [
    'an unknown kind on Vercel',
    { VERCEL_ENV: 'staging', VERCEL_URL: preview },
    'preview',
    `https://${preview}`,
  ],
  [
    'a preview whose host keeps its address to itself',
    { VERCEL_ENV: 'preview', VERCEL_URL: '' },
    'preview',
    studio,
  ],
  ['production on Netlify', { CONTEXT: 'production', DEPLOY_URL: deploy }, 'production', studio],
  ['a deploy preview on Netlify', { CONTEXT: 'deploy-preview', DEPLOY_URL: deploy }, 'preview', deploy],
  ['a branch on Netlify', { CONTEXT: 'branch-deploy', DEPLOY_URL: deploy }, 'preview', deploy],
  ['Netlify’s own command at home', { CONTEXT: 'dev', DEPLOY_URL: 'http://localhost:8888' }, 'local', studio],
  ['main on Cloudflare Pages', { CF_PAGES_BRANCH: 'main', CF_PAGES_URL: deploy }, 'production', studio],
  ['a branch on Cloudflare Pages', { CF_PAGES_BRANCH: 'new', CF_PAGES_URL: deploy }, 'preview', deploy],
  ['main on Cloudflare Workers', { WORKERS_CI_BRANCH: 'main' }, 'production', studio],
  ['a branch on Cloudflare Workers', { WORKERS_CI_BRANCH: 'new' }, 'preview', studio],
  ['production by hand', { SITE_ENV: 'production' }, 'production', studio],
  [
    'production by hand, of another branch',
    { SITE_ENV: 'production', CF_PAGES_BRANCH: 'new' },
    'production',
    studio,
  ],
  [
    'a preview by hand, of production',
    { SITE_ENV: 'preview', CONTEXT: 'production', DEPLOY_URL: deploy },
    'preview',
    deploy,
  ],
  ['a build at home', {}, 'local', studio],
  ['a build at home with an empty variable', { SITE_ENV: '', VERCEL_ENV: '' }, 'local', studio],
  ['Vercel’s own command at home', { VERCEL_ENV: 'development' }, 'local', studio],
];

for (const [what, variables, name, address] of deploys) {
  test(`${what} is ${name}, and shared from ${address}`, () => {
    assert.deepEqual(environmentOf(variables, studio), { name, address });
  });
}
