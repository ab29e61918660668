import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'cheerio';
import { speculationRules } from '@/scripts/export/speculation-rules';

const framework = '<script src="/_next/a.js"></script><script>self.__next_f.push(1)</script>';

/** The addresses that are prefetched instead of prerendered, where the page `/work/crew` has this body. */
function prefetched(body: string, service: object = {}): unknown {
  const pages = { 'index.html': framework, 'work/crew.html': body + framework };
  const documents = Object.entries(pages).map(([file, html]) => [file, load(html)] as const);
  const { prerender, prefetch } = JSON.parse(
    JSON.stringify(speculationRules(new Map(documents), [{ name: 'Service', ...service }])),
  );
  if (!prefetch) {
    assert.deepEqual(prerender[0].where, { href_matches: '/*' });
    return [];
  }
  const { href_matches: addresses } = prefetch[0].where;
  assert.deepEqual(prerender[0].where.and[1].not.href_matches, addresses);
  return addresses;
}

test('every page is prerendered, also with a form, a frame, a film and data', () => {
  const data = '<script type="application/ld+json">{}</script>';
  const body = `<form action="/thanks"></form><iframe src="/map"></iframe><video src="/a.mp4"></video>${data}`;
  const services = { 'frame-src': ['https://film.example'], 'form-action': ["'self'"] };
  assert.deepEqual(prefetched(body, services), []);
});

for (const script of [
  '<script src="/count.js"></script>',
  '<script src="https://count.example/a.js" type="module"></script>',
  '<script data-keep>count()</script>',
]) {
  test(`a page with ${script} is prefetched and not prerendered`, () =>
    assert.deepEqual(prefetched(script), ['/work/crew']));
}

test('no page is prerendered where a service may bring script', () => {
  assert.deepEqual(prefetched('', { 'script-src': ['https://count.example'] }), ['/*']);
});
