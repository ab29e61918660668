import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseContent } from '@/content/parse-content';
import { redirectsFile, redirectsSchema } from '@/scripts/hosts/redirects';

const old = { source: '/old/stage-7', destination: '/', permanent: true };

const parse = (...entries: object[]) =>
  parseContent('vercel.json', redirectsSchema, { redirects: [old, ...entries] });

const path = 'field "source": must be a path of letters, digits and';

for (const [change, wanted] of [
  [{ source: '/old/:page' }, path],
  [{ source: '/old?page=7' }, path],
  [{ source: '/old/' }, path],
  [{ source: '/old.html' }, 'field "source": must not end in ".html"'],
  [{ source: '/sitemap.xml' }, 'field "source": is the path of a page or file of this site'],
  [{ source: old.source }, 'field "source": must differ'],
  [{ source: '/b', destination: '/gone' }, 'field "destination": must be the path of a page'],
  [{ source: '/b', destination: 'https://cal.example/?from=old' }, 'field "destination": must be the'],
  [{ source: '/b', destination: '//cal.example' }, 'field "destination": must be the path'],
  [{ source: '/b', has: [{ type: 'host', value: 'www.studio.example' }] }, 'field "has": must be left out'],
  [{ source: '/b', permanent: undefined }, 'field "permanent": is missing; it must be true or false'],
  [{ source: '/b', statusCode: 301 }, 'field "permanent": must be true or false, or be left out'],
  [{ source: '/b', permanent: undefined, statusCode: 303 }, 'field "statusCode": must be 301'],
] as const) {
  test(`rejects a redirect with ${JSON.stringify(change)}`, () => {
    const entry = { ...old, ...change };
    const message = `vercel.json: entry 2 "${entry.source}", ${wanted}`;
    assert.throws(
      () => parse(entry),
      (error: Error) => error.message.startsWith(message),
    );
  });
}

test('accepts a redirect to a page, a file or an https address', () => {
  for (const destination of ['/', '/sitemap.xml', 'https://cal.example/studio']) {
    parse({ source: '/b', destination, statusCode: 302 });
  }
});

test('_redirects has a line for each variant of an old address, with a status that Netlify supports', () => {
  const file = redirectsFile([
    { source: '/old', destination: '/', status: 308 },
    { source: '/index.php', destination: 'https://cal.example/studio', status: 307 },
  ]);
  assert.deepEqual(file.split('\n').slice(1, -1), [
    '/old / 301',
    '/old/ / 301',
    '/old.html / 301',
    '/index.php https://cal.example/studio 302',
    '/index.php/ https://cal.example/studio 302',
    '/index.php.html https://cal.example/studio 302',
  ]);
});
