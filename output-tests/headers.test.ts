import assert from 'node:assert/strict';
import { test } from 'node:test';
import { files, pages } from '@/output-tests/built-site';
import { site } from '@/content/content';
import { headersAt } from '@/scripts/vercel-headers';
import vercel from '@/vercel.json' with { type: 'json' };

/** The rules of `_headers`, read as Netlify and Cloudflare Pages do. */
const rules = String(files.get('_headers'))
  .split('\n\n')
  .map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split(/\n {2}/u);
    const form = pattern.replaceAll(/:\w+/gu, '[^/]+').replace('*', '.*');
    return { pattern: new RegExp(`^${form}$`, 'u'), lines };
  });

test('vercel.json asks search engines to index no copy of the site on vercel.app', () => {
  const rule = vercel.headers.find(({ headers }) => headers.some(({ key }) => key === 'X-Robots-Tag'));
  const host = new RegExp(`^${rule?.has?.[0]?.value}$`, 'u');
  assert.match('studio-3f2a9c1.vercel.app', host);
  assert.doesNotMatch(new URL(site.address).hostname, host);
});

test('_headers sets each header of vercel.json once on every path', () => {
  const pathOf = (file: string) => pages.find((page) => page.file === file)?.path ?? `/${file}`;
  const paths = [...files.keys()]
    .filter((file) => !/^(?:404\.html|_headers|_redirects)$/u.test(file))
    .map(pathOf);
  for (const path of [...paths, '/nowhere', '/work/nowhere']) {
    const sent = rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ lines }) => lines);
    const wanted = Object.entries(headersAt(path)).map((header) => header.join(': '));
    // Both hosts have browsers revalidate what gets no Cache-Control.
    const set = wanted.filter((line) => line !== 'Cache-Control: public, max-age=0, must-revalidate');
    const fix = 'a deeper folder needs a pattern of its own in scripts/export/headers-file.ts';
    assert.deepEqual(sent.toSorted(), set.toSorted(), `${path}: ${fix}`);
  }
});
