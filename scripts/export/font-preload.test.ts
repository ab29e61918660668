import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withFontPreload } from '@/scripts/export/font-preload';

const font = '/_next/static/media/typeface-s.p.0fsznivt7u1ri.woff2';
const face = (address: string) => `@font-face{font-family:typeface;src:url(${address})format("woff2")}`;
const pageWith = (style: string, links = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${links}<style>${style}</style></head><body></body></html>`;
const preload = `<link rel="preload" href="${font}" as="font" crossorigin="" type="font/woff2"/>`;

test('a page that does not ask for its typeface early gets the hint, behind its encoding', () => {
  assert.equal(withFontPreload(pageWith(face(font))), pageWith(face(font), preload));
});

test('a page that asks for it already stays as it is', () => {
  const page = pageWith(face(font), preload);
  assert.equal(withFontPreload(page), page);
});

test('a page without a typeface is refused', () => {
  assert.throws(() => withFontPreload(pageWith('p{margin:0}')), /0 font files where the site has one/u);
});

test('a page with a second typeface is refused', () => {
  const two = face(font) + face('/_next/static/media/other-s.p.1.woff2');
  assert.throws(() => withFontPreload(pageWith(two)), /2 font files where the site has one/u);
});
