import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { caching, pageHeaders, responseHeaders, securityHeaders } from '@/deploy/response-headers';

describe('what is sent with a file', () => {
  for (const { file, policy } of [
    { file: '_next/static/chunks/main.js', policy: 'same-origin' },
    { file: 'pictures/venue-1a2b3c4d5e-800.avif', policy: 'same-origin' },
    { file: 'logos/client-logos-1a2b3c4d5e.svg', policy: 'same-origin' },
    { file: 'og/landing-1a2b3c4d5e.png', policy: 'cross-origin' },
  ]) {
    test(`${file} is kept for a year, and is embedded ${policy}`, () => {
      const headers = responseHeaders(file);
      assert.equal(headers['Cache-Control'], caching.kept);
      assert.equal(headers['Cross-Origin-Resource-Policy'], policy);
    });
  }

  for (const file of [
    undefined,
    'index.html',
    'robots.txt',
    '.well-known/security.txt',
    'ogre.png',
    '_next/data.json',
  ]) {
    test(`${file ?? 'an answer without a file'} is asked for again each time`, () => {
      assert.equal(responseHeaders(file)['Cache-Control'], caching.askedAgain);
    });
  }
});

describe('what only pages need', () => {
  for (const file of ['index.html', 'work.html', '404.html']) {
    test(`comes with ${file}`, () => {
      const headers = responseHeaders(file);
      assert.deepEqual({ ...headers, ...pageHeaders }, headers);
    });
  }

  for (const file of [undefined, '_next/static/media/a.woff2', 'icon.svg', 'robots.txt']) {
    test(`is not sent with ${file ?? 'an answer without a file'}`, () => {
      const headers = responseHeaders(file);
      assert.deepEqual(
        Object.keys(pageHeaders).filter((name) => name in headers),
        [],
      );
    });
  }
});

test('https is asked for as browsers want it of a domain on their list', () => {
  const [, seconds = '0'] = /max-age=(\d+)/u.exec(securityHeaders['Strict-Transport-Security'] ?? '') ?? [];
  assert.ok(Number(seconds) >= 31_536_000);
  assert.match(securityHeaders['Strict-Transport-Security'] ?? '', /includeSubDomains; preload$/u);
});

test('every power that a page could ask for is off, each named once', () => {
  const policies = (pageHeaders['Permissions-Policy'] ?? '').split(', ');
  assert.ok(policies.length > 30);
  assert.ok(policies.every((policy) => /^[a-z-]+=\(\)$/u.test(policy)));
  assert.equal(new Set(policies).size, policies.length);
});

test('no header is longer than Cloudflare reads', () => {
  for (const [name, value] of Object.entries({ ...securityHeaders, ...pageHeaders })) {
    assert.ok(`  ${name}: ${value}`.length < 2000, name);
  }
});
