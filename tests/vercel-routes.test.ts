import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerTo, routesOf } from '@/scripts/vercel-routes';

const routes = routesOf(`{
  "cleanUrls": true,
  "redirects": [
    { "source": "/blog/:slug", "destination": "/work?from=:slug#end" },
    { "source": "/about", "destination": "/über" },
    { "source": "/call", "has": [{ "type": "query", "key": "at", "value": "no+n" }], "destination": "/noon" },
    { "source": "/call", "missing": [{ "type": "cookie", "key": "seen" }], "destination": "/", "permanent": false }
  ],
  "rewrites": [{ "source": "/counter/:path*", "destination": "https://count.example/:path*" }],
  "headers": [{ "source": "/team{/:name}?", "headers": [{ "key": "X-Name", "value": ":name" }] }]
}`);

test('a request is answered as vercel.json says', () => {
  const redirect = (status: number, location: string) => ({ status, headers: { location } });
  for (const [path, answer] of [
    ['/work.html?a', redirect(308, '/work?a')],
    ['/Blog/one?a', redirect(308, '/work?from=one&a#end')],
    ['/about', redirect(308, '/%C3%BCber')],
    ['/call?at=noon', redirect(308, '/noon?at=noon')],
    ['/call', redirect(307, '/')],
    ['/counter/js/a.js', { headers: {}, destination: 'https://count.example/js/a.js' }],
    ['/team/one', { headers: { 'x-name': 'one' } }],
    ['/teams', { headers: {} }],
  ] as const)
    assert.deepEqual(answerTo(new Request(`https://studio.example${path}`), routes), answer, path);
  const returning = new Request('https://studio.example/call', { headers: { cookie: 'a=b; seen=1' } });
  assert.deepEqual(answerTo(returning, routes), { headers: {} });
});
