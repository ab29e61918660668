import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { securityHeaders } from '@/deploy/response-headers';
import { askRaw } from '@/scripts/hosts/raw-request';
import { siteServer } from '@/scripts/serve/site-server';

const page = {
  bytes: Buffer.from('work page'),
  contentType: 'text/html; charset=utf-8',
  entityTag: '"work"',
  lastModified: new Date('2026-03-01T12:00:00Z'),
};
const server = siteServer(new Map([['work.html', page]]));
let port: number;

before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

after(() => server.close());

const host = 'Host: studio.example';

test('a page is sent with its length', async () => {
  const { status, headers, body } = await askRaw(port, { method: 'GET', target: '/work', lines: [host] });
  assert.deepEqual([status, headers.get('content-length'), body.toString()], [200, '9', 'work page']);
});

test('HEAD is answered with the length of the page and none of it', async () => {
  const { status, headers, body } = await askRaw(port, { method: 'HEAD', target: '/work', lines: [host] });
  assert.deepEqual([status, headers.get('content-length'), body.length], [200, '9', 0]);
});

test('what the browser has is said to be so without a length', async () => {
  const lines = [host, 'If-None-Match: "work"'];
  const { status, headers } = await askRaw(port, { method: 'GET', target: '/work', lines });
  assert.deepEqual([status, headers.has('content-length')], [304, false]);
});

for (const { what, method, lines, status } of [
  { what: 'a method that Node does not know', method: 'BREW', lines: [host], status: 405 },
  { what: 'a method in lower case', method: 'get', lines: [host], status: 400 },
  { what: 'a line that is no header', method: 'GET', lines: [host, 'no colon'], status: 400 },
  { what: 'a very long header', method: 'GET', lines: [host, `X-Long: ${'a'.repeat(40_000)}`], status: 431 },
]) {
  test(`${what} is refused with ${status} and the headers of the site`, async () => {
    const answer = await askRaw(port, { method, target: '/work', lines });
    assert.equal(answer.status, status);
    for (const [name, value] of Object.entries(securityHeaders)) {
      assert.equal(answer.headers.get(name.toLowerCase()), value);
    }
  });
}

test('a refused method is told which ones are allowed', async () => {
  const { headers } = await askRaw(port, { method: 'BREW', target: '/work', lines: [host] });
  assert.equal(headers.get('allow'), 'GET, HEAD');
});
