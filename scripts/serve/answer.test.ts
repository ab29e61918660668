import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { securityHeaders } from '@/deploy/response-headers';
import { answer, type SiteRequest } from '@/scripts/serve/answer';
import type { SiteFile, SiteFiles } from '@/scripts/serve/site-files';

const lastModified = new Date('2026-03-01T12:00:00Z');
const lastModifiedInWords = 'Sun, 01 Mar 2026 12:00:00 GMT';

function compressedFile(text: string, contentType: string): SiteFile {
  return {
    bytes: Buffer.from(text),
    brotli: Buffer.from(`brotli of ${text}`),
    gzip: Buffer.from(`gzip of ${text}`),
    contentType,
    entityTag: `"${text}"`,
    lastModified,
  };
}

const html = 'text/html; charset=utf-8';

const files: SiteFiles = new Map<string, SiteFile>([
  ['index.html', compressedFile('landing page', html)],
  ['work.html', compressedFile('work page', html)],
  ['404.html', compressedFile('missing page', html)],
  ['robots.txt', compressedFile('0123456789', 'text/plain; charset=utf-8')],
  ['favicon.ico', compressedFile('favicon', 'image/x-icon')],
  ['_next/static/chunks/main.js', compressedFile('script', 'text/javascript; charset=utf-8')],
  ['logos/client-logos-1a2b3c4d5e.svg', compressedFile('logos', 'image/svg+xml')],
  [
    'pictures/venue-1a2b3c4d5e-800.avif',
    { bytes: Buffer.from('picture'), contentType: 'image/avif', entityTag: '"picture"', lastModified },
  ],
]);

const pictureTarget = '/pictures/venue-1a2b3c4d5e-800.avif';

function ask(target: string, request: Partial<SiteRequest> = {}) {
  return answer(files, { method: 'GET', target, ...request });
}

function bodyOf(target: string, request: Partial<SiteRequest> = {}): string | undefined {
  return ask(target, request).body?.toString();
}

describe('an address that leads to a page', () => {
  for (const { target, page } of [
    { target: '/', page: 'landing page' },
    { target: '/?from=mail', page: 'landing page' },
    { target: '/work', page: 'work page' },
    { target: '/work?from=mail&page=2', page: 'work page' },
    { target: '/w%6Frk', page: 'work page' },
  ]) {
    test(`${target} shows the ${page}`, () => {
      const { status, body } = ask(target);
      assert.deepEqual([status, body?.toString()], [200, page]);
    });
  }

  test('is answered as HTML', () => {
    assert.equal(ask('/work').headers['Content-Type'], html);
  });
});

describe('an address that leads to a file', () => {
  for (const { target, bytes } of [
    { target: '/robots.txt', bytes: '0123456789' },
    { target: pictureTarget, bytes: 'picture' },
    { target: '/_next/static/chunks/main.js?v=2', bytes: 'script' },
  ]) {
    test(`${target} sends its bytes`, () => {
      const { status, body } = ask(target);
      assert.deepEqual([status, body?.toString()], [200, bytes]);
    });
  }

  test('is answered with the type of the file', () => {
    assert.equal(ask(pictureTarget).headers['Content-Type'], 'image/avif');
  });
});

describe('an address that is not the one address of its page', () => {
  for (const { target, location } of [
    { target: '/work/', location: '/work' },
    { target: '/work.html', location: '/work' },
    { target: '/work%2Ehtml', location: '/work' },
    { target: '/index', location: '/' },
    { target: '/index/', location: '/' },
    { target: '/index.html', location: '/' },
    { target: '/work/?from=mail&page=2', location: '/work?from=mail&page=2' },
    { target: '/work.html?next=/other?more', location: '/work?next=/other?more' },
    { target: '/index.html?from=mail', location: '/?from=mail' },
    { target: '/work/?', location: '/work' },
    { target: 'https://studio.example/work/', location: '/work' },
  ]) {
    test(`${target} leads to ${location} for good`, () => {
      const { status, headers } = ask(target);
      assert.deepEqual([status, headers['Location']], [308, location]);
    });
  }
});

describe('an address that leads nowhere', () => {
  const lost = [
    '/Work',
    '/WORK',
    '/INDEX.html',
    '/404',
    '/404/',
    '/404.html',
    '/nowhere',
    '/nowhere/',
    '/nowhere.html',
    '/work/backops',
    '/work/index.html',
    '/a/b/c/d/e',
    '/.html',
    '/work.html/',
    '/work//',
    '//',
    '//work',
    '/robots.txt/',
    '/_next',
    '/_next/static/chunks/',
    '/_next/static/chunks/gone.js',
    '/pictures/gone.avif',
    '/%00',
    '/work%00',
    '/work%00.html',
    '/%2e%2e%2f',
    '/../package.json',
    '/%2e%2e%2fpackage.json',
    '/..%5cpackage.json',
    '/%ff',
    '/constructor',
    '/__proto__',
  ];

  for (const target of lost) {
    test(`"${target}" shows the 404 page with its status`, () => {
      const { status, headers, body } = ask(target);
      assert.deepEqual(
        { status, type: headers['Content-Type'], body: body?.toString(), location: headers['Location'] },
        { status: 404, type: html, body: 'missing page', location: undefined },
      );
    });
  }

  test('is answered in plain text when the export has no 404 page', () => {
    const { status, headers, body } = answer(new Map(), { method: 'GET', target: '/nowhere' });
    assert.deepEqual([status, headers['Content-Type'], body?.toString()], [404, 'text/plain', 'Not found']);
  });
});

describe('a request that cannot be read', () => {
  for (const target of [
    '/%',
    '/work%',
    '/%zz',
    '/%E0%A4%A',
    '',
    '*',
    'work',
    '?/work',
    'https://studio.example',
  ]) {
    test(`of "${target}" is refused`, () => {
      const { status, body } = ask(target);
      assert.deepEqual([status, body], [400, undefined]);
    });
  }

  test('because its method is no method is refused', () => {
    assert.equal(ask('/work', { method: 'get' }).status, 400);
  });
});

describe('a long address', () => {
  test('of 8,000 characters is looked for', () => {
    assert.equal(ask(`/${'a'.repeat(7_999)}`).status, 404);
  });

  test('of more is refused', () => {
    assert.equal(ask(`/${'a'.repeat(8_000)}`).status, 414);
  });
});

describe('an address that tries to lead off the site', () => {
  for (const target of [
    '//evil.example/',
    '//evil.example',
    '//evil.example/work.html',
    '//evil.example/work/',
    '//evil.example/index.html',
    '/\\evil.example',
    '/\\evil.example/',
    '/\\evil.example/work.html',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '/%2Fevil.example%2Fwork%2F',
    '/%2Fwork.html',
    '//work.html',
    '//index.html',
    '/@evil.example/',
  ]) {
    test(`${target} is not redirected`, () => {
      const { status, headers } = ask(target);
      assert.deepEqual([status, headers['Location']], [404, undefined]);
    });
  }
});

describe('a request that is no GET', () => {
  for (const target of ['/', '/work', '/work/', '/nowhere', '/robots.txt', pictureTarget]) {
    test(`HEAD ${target} has the status and headers of a GET`, () => {
      const got = ask(target, { acceptEncoding: 'br' });
      const headOnly = ask(target, { method: 'HEAD', acceptEncoding: 'br' });
      assert.deepEqual([headOnly.status, headOnly.headers], [got.status, got.headers]);
    });
  }

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'BREW']) {
    test(`${method} is refused, with the methods that are allowed`, () => {
      const { status, headers, body } = ask('/work', { method });
      assert.deepEqual([status, headers['Allow'], body], [405, 'GET, HEAD', undefined]);
    });
  }

  test('POST is refused on an unknown address as well', () => {
    assert.equal(ask('/nowhere', { method: 'POST' }).status, 405);
  });
});

describe('a request for what the browser already has', () => {
  for (const ifNoneMatch of [
    '"work page"',
    'W/"work page"',
    '"other", "work page"',
    '"other",W/"work page"',
    '*',
  ]) {
    test(`If-None-Match: ${ifNoneMatch} is answered without the page`, () => {
      const { status, body } = ask('/work', { ifNoneMatch });
      assert.deepEqual([status, body], [304, undefined]);
    });
  }

  test('is answered with the tag, so that it can be asked again', () => {
    assert.equal(ask('/work', { ifNoneMatch: '"work page"' }).headers['ETag'], '"work page"');
  });

  test('is answered with the same caching as the page itself', () => {
    assert.equal(
      ask('/work', { ifNoneMatch: '"work page"' }).headers['Cache-Control'],
      ask('/work').headers['Cache-Control'],
    );
  });

  test('knows each encoding by a tag of its own', () => {
    const tags = ['br', 'gzip', ''].map((acceptEncoding) => ask('/work', { acceptEncoding }).headers['ETag']);
    assert.deepEqual(tags, ['"work page-br"', '"work page-gzip"', '"work page"']);
  });

  test('sends the page when the browser has it in another encoding only', () => {
    assert.equal(ask('/work', { ifNoneMatch: '"work page-br"', acceptEncoding: 'gzip' }).status, 200);
  });

  for (const { ifModifiedSince, status } of [
    { ifModifiedSince: lastModifiedInWords, status: 304 },
    { ifModifiedSince: 'Sun, 01 Mar 2026 12:00:01 GMT', status: 304 },
    { ifModifiedSince: 'Sun, 01 Mar 2026 11:59:59 GMT', status: 200 },
    { ifModifiedSince: 'yesterday', status: 200 },
  ]) {
    test(`If-Modified-Since: ${ifModifiedSince} is answered ${status}`, () => {
      assert.equal(ask('/work', { ifModifiedSince }).status, status);
    });
  }

  test('goes by the tag where both are sent', () => {
    const request = { ifNoneMatch: '"other"', ifModifiedSince: lastModifiedInWords };
    assert.equal(ask('/work', request).status, 200);
  });

  test('sends the page when the browser has another one', () => {
    const { status, body } = ask('/work', { ifNoneMatch: '"landing page"' });
    assert.deepEqual([status, body?.toString()], [200, 'work page']);
  });

  test('says 304 even to a browser that asks for a part', () => {
    assert.equal(ask('/robots.txt', { ifNoneMatch: '"0123456789"', range: 'bytes=0-3' }).status, 304);
  });

  test('never takes the 404 page for something that the browser has', () => {
    assert.equal(ask('/nowhere', { ifNoneMatch: '"missing page"' }).status, 404);
  });

  test('never takes the 404 page for something that the browser has, whatever it asks for', () => {
    assert.equal(ask('/nowhere', { ifNoneMatch: '*' }).status, 404);
  });
});

describe('a request for a part of a file', () => {
  for (const { range, part, contentRange } of [
    { range: 'bytes=0-3', part: '0123', contentRange: 'bytes 0-3/10' },
    { range: 'bytes=0-0', part: '0', contentRange: 'bytes 0-0/10' },
    { range: 'bytes=4-', part: '456789', contentRange: 'bytes 4-9/10' },
    { range: 'bytes=9-9', part: '9', contentRange: 'bytes 9-9/10' },
    { range: 'bytes=-3', part: '789', contentRange: 'bytes 7-9/10' },
    { range: 'bytes=8-99', part: '89', contentRange: 'bytes 8-9/10' },
    { range: 'bytes=-99', part: '0123456789', contentRange: 'bytes 0-9/10' },
  ]) {
    test(`${range} of ten bytes sends "${part}"`, () => {
      const { status, headers, body } = ask('/robots.txt', { range });
      assert.deepEqual([status, headers['Content-Range'], body?.toString()], [206, contentRange, part]);
    });
  }

  for (const range of ['bytes=10-', 'bytes=10-12', 'bytes=99-100', 'bytes=-0']) {
    test(`${range} of ten bytes is refused, with their number`, () => {
      const { status, headers, body } = ask('/robots.txt', { range });
      assert.deepEqual([status, headers['Content-Range'], body], [416, 'bytes */10', undefined]);
    });
  }

  for (const range of ['lines=0-3', 'bytes=0-1,4-5', 'bytes=-', 'bytes=a-b', 'bytes', '']) {
    test(`"${range}" is taken no notice of`, () => {
      const { status, headers, body } = ask('/robots.txt', { range });
      assert.deepEqual([status, headers['Content-Range'], body?.toString()], [200, undefined, '0123456789']);
    });
  }

  test('is taken no notice of where the file is sent compressed', () => {
    const { status, body } = ask('/robots.txt', { range: 'bytes=0-3', acceptEncoding: 'br, gzip' });
    assert.deepEqual([status, body?.toString()], [200, 'brotli of 0123456789']);
  });

  for (const { ifRange, status } of [
    { ifRange: '"0123456789"', status: 206 },
    { ifRange: lastModifiedInWords, status: 206 },
    { ifRange: '"other"', status: 200 },
    { ifRange: 'W/"0123456789"', status: 200 },
    { ifRange: 'Sun, 01 Mar 2026 11:59:59 GMT', status: 200 },
  ]) {
    test(`If-Range: ${ifRange} is answered ${status}`, () => {
      assert.equal(ask('/robots.txt', { range: 'bytes=0-3', ifRange }).status, status);
    });
  }

  test('is offered to whoever asks for the whole file', () => {
    assert.equal(ask('/robots.txt').headers['Accept-Ranges'], 'bytes');
  });

  test('cuts nothing off the 404 page', () => {
    const { status, body } = ask('/nowhere', { range: 'bytes=0-3' });
    assert.deepEqual([status, body?.toString()], [404, 'missing page']);
  });

  // RFC 9110, 14.2: a server must ignore Range with any method but GET.
  test('is taken no notice of in a HEAD request', () => {
    const { status, headers } = ask('/robots.txt', { method: 'HEAD', range: 'bytes=0-3' });
    assert.deepEqual([status, headers['Content-Range']], [200, undefined]);
  });
});

describe('compression', () => {
  for (const { acceptEncoding, encoding, body } of [
    { acceptEncoding: 'br', encoding: 'br', body: 'brotli of work page' },
    { acceptEncoding: 'gzip', encoding: 'gzip', body: 'gzip of work page' },
    { acceptEncoding: 'gzip, deflate, br, zstd', encoding: 'br', body: 'brotli of work page' },
    { acceptEncoding: 'gzip,br', encoding: 'br', body: 'brotli of work page' },
    { acceptEncoding: 'br;q=0.5', encoding: 'br', body: 'brotli of work page' },
    { acceptEncoding: 'br;q=0.001', encoding: 'br', body: 'brotli of work page' },
    { acceptEncoding: 'br;q=0, gzip', encoding: 'gzip', body: 'gzip of work page' },
    { acceptEncoding: 'br; q=0.000, gzip; q=0.5', encoding: 'gzip', body: 'gzip of work page' },
    { acceptEncoding: 'br;q=0, gzip;q=0.0', encoding: undefined, body: 'work page' },
    { acceptEncoding: 'gzip;q=0', encoding: undefined, body: 'work page' },
    { acceptEncoding: 'identity', encoding: undefined, body: 'work page' },
    { acceptEncoding: 'deflate, zstd', encoding: undefined, body: 'work page' },
    { acceptEncoding: 'brotli', encoding: undefined, body: 'work page' },
    { acceptEncoding: '', encoding: undefined, body: 'work page' },
    { acceptEncoding: undefined, encoding: undefined, body: 'work page' },
  ]) {
    test(`Accept-Encoding: ${acceptEncoding ?? 'none at all'} gets ${encoding ?? 'the file as it is'}`, () => {
      const got = ask('/work', { acceptEncoding });
      assert.deepEqual([got.headers['Content-Encoding'], got.body?.toString()], [encoding, body]);
    });
  }

  test('is left out for a picture, which gains nothing from it', () => {
    const { headers, body } = ask(pictureTarget, { acceptEncoding: 'br, gzip' });
    assert.deepEqual([headers['Content-Encoding'], body?.toString()], [undefined, 'picture']);
  });

  test('is used for the 404 page too', () => {
    assert.equal(bodyOf('/nowhere', { acceptEncoding: 'br' }), 'brotli of missing page');
  });
});

describe('what tells caches that a file comes in several encodings', () => {
  for (const { what, target, request } of [
    { what: 'a compressed page', target: '/work', request: { acceptEncoding: 'br' } },
    { what: 'a page as it is', target: '/work', request: {} },
    { what: 'a page that the browser has', target: '/work', request: { ifNoneMatch: '*' } },
    { what: 'the 404 page', target: '/nowhere', request: {} },
    { what: 'a part of a file', target: '/robots.txt', request: { range: 'bytes=0-3' } },
  ]) {
    test(`is said with ${what}`, () => {
      assert.equal(ask(target, request).headers['Vary'], 'Accept-Encoding');
    });
  }

  test('is not said with a picture, which has one encoding only', () => {
    assert.equal(ask(pictureTarget, { acceptEncoding: 'br' }).headers['Vary'], undefined);
  });
});

describe('caching', () => {
  for (const target of [
    '/_next/static/chunks/main.js',
    pictureTarget,
    '/logos/client-logos-1a2b3c4d5e.svg',
  ]) {
    test(`${target}, whose name changes with its bytes, is kept for a year`, () => {
      assert.equal(ask(target).headers['Cache-Control'], 'public, max-age=31536000, immutable');
    });
  }

  for (const target of ['/', '/work', '/robots.txt', '/favicon.ico']) {
    test(`${target}, whose name stays, is asked for again each time`, () => {
      assert.equal(ask(target).headers['Cache-Control'], 'public, max-age=0, must-revalidate');
    });
  }

  for (const target of [
    '/nowhere',
    '/_next/static/chunks/gone.js',
    '/pictures/gone.avif',
    '/logos/gone.svg',
  ]) {
    test(`the 404 page in the place of ${target} is never kept`, () => {
      assert.equal(ask(target).headers['Cache-Control'], 'public, max-age=0, must-revalidate');
    });
  }

  test('the 404 page carries no tag that could be matched later', () => {
    assert.equal(ask('/nowhere').headers['ETag'], undefined);
  });

  test('a page carries its tag', () => {
    assert.equal(ask('/work').headers['ETag'], '"work page"');
  });
});

describe('the headers of the site', () => {
  for (const { what, target, request } of [
    { what: 'a page', target: '/work', request: {} },
    { what: 'a page that the browser has', target: '/work', request: { ifNoneMatch: '*' } },
    { what: 'the 404 page', target: '/nowhere', request: {} },
    { what: 'a redirect', target: '/work/', request: {} },
    { what: 'a part of a file', target: '/robots.txt', request: { range: 'bytes=0-3' } },
    { what: 'a part that is not there', target: '/robots.txt', request: { range: 'bytes=99-' } },
    { what: 'a refused method', target: '/work', request: { method: 'POST' } },
    { what: 'a request that cannot be read', target: '/%', request: {} },
    { what: 'a script', target: '/_next/static/chunks/main.js', request: {} },
    { what: 'a picture', target: pictureTarget, request: {} },
  ]) {
    test(`come with ${what}`, () => {
      const { headers } = ask(target, request);
      const sent = Object.keys(securityHeaders).map((name) => [name, headers[name]]);
      assert.deepEqual(Object.fromEntries(sent), securityHeaders);
    });
  }

  test('let no other site embed a page', () => {
    assert.equal(ask('/work').headers['Cross-Origin-Resource-Policy'], 'same-origin');
  });
});
