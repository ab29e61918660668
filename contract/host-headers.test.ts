import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { everywhere } from '@/contract/host-table';
import vercel from '@/vercel.json';

/** How each configuration writes a header that goes with every address. */
const patterns = {
  'vercel.json': /"key": "([\w-]+)",\s*"value": "(.+)"/gu,
  'public/_headers': /^ {2}([\w-]+): (.+)$/gmu,
  'deploy/nginx.conf': /^ {2}add_header ([\w-]+) ["'](.+)["'] always;$/gmu,
  'deploy/Caddyfile': /^\t+([A-Z][\w-]+) ["`](.+)["`]$/gmu,
};

// `hosts.test.ts` asks running hosts for headers that differ by address.
const differing = ['Cache-Control', 'Cross-Origin-Resource-Policy', 'X-Robots-Tag'];

for (const [file, pattern] of Object.entries(patterns)) {
  test(`${file} sends the headers of vercel.json`, async () => {
    const headers = Object.fromEntries(
      [...(await readFile(file, 'utf8')).matchAll(pattern)]
        .map(([, name = '', value = '']) => [name, value.replaceAll('\\"', '"')] as const)
        .filter(([name]) => !differing.includes(name)),
    );
    assert.deepEqual(headers, Object.fromEntries(everywhere.map(({ key, value }) => [key, value])));
  });
}

test('the headers are as strict as they were meant to be', () => {
  const headers = Object.fromEntries(everywhere.map(({ key, value }) => [key, value]));
  assert.match(headers['Strict-Transport-Security'] ?? '', /^max-age=63072000\b/u);
  assert.equal(headers['Content-Security-Policy'], "frame-ancestors 'none'");
  assert.equal(headers['X-Frame-Options'], 'DENY');
  assert.equal(headers['X-Content-Type-Options'], 'nosniff');
  assert.equal(headers['Referrer-Policy'], 'strict-origin-when-cross-origin');
  assert.equal(headers['Cross-Origin-Opener-Policy'], 'same-origin');
  assert.match(headers['Permissions-Policy'] ?? '', /\bcamera=\(.*\bgeolocation=\(.*\bmicrophone=\(/u);
  // Vercel’s own addresses are copies of the site.
  const copies = vercel.headers.find((rule) => 'has' in rule)?.headers;
  assert.deepEqual(copies, [{ key: 'X-Robots-Tag', value: 'noindex' }]);
});

test('public/_headers keeps hashed files for a day, and lets other sites show pictures and share cards alone', async () => {
  const text = await readFile('public/_headers', 'utf8');
  for (const folder of ['_next/static', 'logos', 'pictures', 'og']) {
    const [, rule = ''] = text.split(`\n/${folder}/*\n`);
    const policy = ['og', 'pictures'].includes(folder) ? 'cross-origin' : 'same-origin';
    assert.match(rule, /^ {2}Cache-Control: public, max-age=86400\n/u, folder);
    assert.match(rule, new RegExp(`^.*\\n {2}Cross-Origin-Resource-Policy: ${policy}\\n`, 'u'), folder);
  }
});
