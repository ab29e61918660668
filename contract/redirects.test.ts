import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
async function wrongRows(port: number): Promise<string[]> {
  const host = { origin: `http://127.0.0.1:${port}`, fileOf: () => 'a file' };
  const wrong = await wrongAnswers(host, redirectRows(moved));
  return wrong.map(({ asks, got }) => `${asks}: ${got}`);
}

test('npm start redirects each form of an old address and keeps its query', async (context) => {
  const { port, stop } = await serveFolder('out', { redirects: moved });
  context.after(stop);
  assert.deepEqual(await wrongRows(port), []);
});

type Answer = (redirect: Redirect, query: string) => [status: number, location: string];

for (const [fault, answer, row] of [
  ['a wrong destination', ({ status }, query) => [status, `/${query}`], 'GET /projekte: 308 to </>'],
  ['a 302 for a 301', ({ destination }, query) => [302, destination + query], 'buehne-7: 302 to </work>'],
  ['a lost query', ({ status, destination }) => [status, destination], 'GET /projekte?a=b: 308 to </work>'],
] satisfies [string, Answer, string][]) {
  test(`the host table finds ${fault}`, async (context) => {
    const server = createServer(({ url = '' }, response) => {
      const [, path, query = ''] = /^(.*?)(?:\/|\.html)?(\?.*)?$/u.exec(url) ?? [];
      const redirect = moved.find(({ source }) => source === path);
      const [status, location] = redirect ? answer(redirect, query) : [404, ''];
      response.writeHead(status, { location }).end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    context.after(() => server.close());
    const wrong = await wrongRows((server.address() as AddressInfo).port);
    assert.ok(
      wrong.some((one) => one.endsWith(row)),
      wrong.join('\n'),
    );
  });
}
