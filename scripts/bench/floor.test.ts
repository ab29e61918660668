import assert from 'node:assert/strict';
import { test } from 'node:test';
import { floorOf } from '@/scripts/bench/floor';
import { elementsOf } from '@/scripts/export/html-elements';

const html = [
  '<!doctype html><html><head><link rel="preload" href="/a.js" as="script"><link rel="modulepreload" href="/b.js">',
  '<link rel="preload" href="/a.woff2" as="font"><meta http-equiv="Content-Security-Policy" content="script-src 0">',
  '<style>p{color:red}</style></head><body><p>$& Text</p><script type="application/ld+json">{}</script>',
  '<script>start()</script><script src="/a.js" async=""></script>',
  '<script type="speculationrules">{}</script></body></html>',
].join('');

const options = { carousels: [['/pictures/a-1', '/pictures/a-2'], ['/pictures/b-1']], interval: 3000 };

test('every script and every hint that asks for one is taken out, and all else is left alone', () => {
  assert.equal(
    floorOf(html),
    [
      '<!doctype html><html><head><link rel="preload" href="/a.woff2" as="font">',
      '<style>p{color:red}</style></head><body><p>$& Text</p><script type="application/ld+json">{}</script>',
      '<script type="speculationrules">{}</script></body></html>',
    ].join(''),
  );
});

test('a plain carousel with the pictures of every card is put in where it is asked for', () => {
  const scripts = elementsOf(floorOf(html, options)).filter(
    ({ name, attributes }) => name === 'script' && !attributes.has('type'),
  );
  assert.equal(scripts.length, 1);
  assert.ok(scripts[0]?.text.includes(JSON.stringify(options.carousels)));
});

test('the plain carousel is script that can be read', () => {
  const [script] = elementsOf(floorOf(html, options)).filter(
    ({ name, attributes }) => name === 'script' && !attributes.has('type'),
  );
  assert.doesNotThrow(() => new Function(script?.text ?? '('));
});
