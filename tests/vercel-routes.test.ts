import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerTo, routesOf } from '@/scripts/vercel-routes';

const routes = routesOf(
  JSON.stringify({
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      { source: '/blog/:slug', destination: '/work?from=:slug#end' },
      { source: '/call', has: [{ type: 'query', key: 'at', value: 'no+n' }], destination: '/noon' },
      {
        source: '/call',
        missing: [{ type: 'cookie', key: 'seen' }],
        destination: '/first',
        permanent: false,
      },
    ],
    rewrites: [{ source: '/counter/:path*', destination: 'https://count.example/:path*' }],
    headers: [
      { source: '/:path*', headers: [{ key: 'X-Path', value: ':path' }] },
      { source: '/team{/:name}?', headers: [{ key: 'X-Last', value: 'a' }] },
    ],
  }),
);

test('a request is answered as vercel.json says', () => {
  const ask = (path: string, headers = {}) =>
    answerTo(new Request(`https://studio.example${path}`, { headers }), routes);
  const redirect = (status: number, location: string) => ({ status, headers: { location } });
  assert.deepEqual(ask('/work.html?a'), redirect(308, '/work?a'));
  assert.deepEqual(ask('/Blog/one?a'), redirect(308, '/work?from=one&a#end'));
  assert.deepEqual(ask('/call?at=noon'), redirect(308, '/noon?at=noon'));
  assert.deepEqual(ask('/call'), redirect(307, '/first'));
  assert.deepEqual(ask('/call', { cookie: 'a=b; seen=1' }), { headers: { 'x-path': 'call' } });
  const destination = 'https://count.example/js/a.js';
  assert.deepEqual(ask('/counter/js/a.js'), { headers: { 'x-path': 'counter/js/a.js' }, destination });
  assert.deepEqual(ask('/team/one'), { headers: { 'x-path': 'team/one', 'x-last': 'a' } });
  assert.deepEqual(ask('/teams'), { headers: { 'x-path': 'teams' } });
});

test('what Vercel would refuse is refused', () =>
  assert.throws(
    () => routesOf('{"headers":[{"source":"/(","headers":[]}]}'),
    /^Error: vercel\.json: Header/u,
  ));
