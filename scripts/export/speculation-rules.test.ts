import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'cheerio';
import { speculationRules } from '@/scripts/export/speculation-rules';

const framework = '<script src="/_next/a.js"></script><script>self.__next_f.push(1)</script>';

/** The speculation rules of a site with this service, whose page `/work/crew` has this body. */
function rulesFor(body: string, service: object = {}): unknown {
  const pages = { 'index.html': framework, 'work/crew.html': body + framework };
  const documents = Object.entries(pages).map(([file, html]) => [file, load(html)] as const);
  return speculationRules(new Map(documents), [{ name: 'Service', ...service }]);
}

const rule = (where: object) => [{ where, eagerness: 'moderate' }];
const all = { href_matches: '/*' };
const crew = { href_matches: ['/work/crew'] };

test('prerenders pages with forms, frames, videos and structured data', () => {
  const data = '<script type="application/ld+json">{}</script>';
  const body = `<form action="/thanks"></form><iframe src="/map"></iframe><video src="/a.mp4"></video>${data}`;
  const services = { 'frame-src': ['https://film.example'], 'form-action': ["'self'"] };
  assert.deepEqual(rulesFor(body, services), { prerender: rule(all) });
});

for (const script of ['<script src="/count.js"></script>', '<script data-keep>count()</script>']) {
  test(`prefetches and does not prerender a page with ${script}`, () => {
    const prerender = rule({ and: [all, { not: crew }] });
    assert.deepEqual(rulesFor(script), { prerender, prefetch: rule(crew) });
  });
}

test('prerenders no page if a service may load scripts', () => {
  const service = { 'script-src': ['https://count.example'] };
  assert.deepEqual(rulesFor('', service), { prefetch: rule(all) });
});
