import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Redirect } from '@/content/redirects';
import { redirectRows, wrongAnswers } from '@/contract/host-table';
import { serveFolder } from '@/scripts/serve/serve-folder';

const moved = [
  { source: '/projekte', destination: '/work', status: 308 },
  { source: '/projekte/buehne-7', destination: '/work', status: 301 },
  { source: '/kontakt.php', destination: 'https://booking.example/studio', status: 307 },
];

/** The requests that a host answers in another way than the list above wants, with its answers. */
async function wrongRows(origin: string): Promise<string[]> {
  const wrong = await wrongAnswers({ origin, fileOf: () => 'a file' }, redirectRows(moved));
  return wrong.map(({ asks, got }) => `${asks}: ${got}`);
}

test('npm start redirects each form of an old address and keeps its query', async (context) => {
  const { address, stop } = await serveFolder('out', { redirects: moved });
  context.after(stop);
  assert.deepEqual(await wrongRows(address), []);
});

type Answer = (redirect: Redirect, query: string) => [status: number, location: string];

for (const [fault, answer, row] of [
  ['a wrong destination', ({ status }, query) => [status, `/${query}`], 'GET /projekte: 308 to </>'],
  ['a 302 for a 301', ({ destination }, query) => [302, destination + query], 'buehne-7: 302 to </work>'],
  ['a lost query', ({ status, destination }) => [status, destination], 'GET /projekte?a=b: 308 to </work>'],
] satisfies [string, Answer, string][]) {
  test(`the host table finds ${fault}`, async (context) => {
    context.mock.method(globalThis, 'fetch', async (address: string) => {
      const { pathname, search } = new URL(address);
      const source = pathname.replace(/\/$|\.html$/u, '');
      const [status, location] = answer(
        moved.find((redirect) => redirect.source === source)!,
        search,
      );
      return new Response(null, { status, headers: { location } });
    });
    const wrong = (await wrongRows('https://studio.example')).join('\n');
    assert.ok(wrong.includes(`${row}\n`), wrong);
  });
}
