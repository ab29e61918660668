import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { files, pages } from '@/tests/built-site';

/** The file at an address; empty for one that only the host or another site has. */
const fileAt = (address = '') => files.get(address.replace(/^\/|\?.*$/gu, '')) ?? '';

const weigh = (text: string | Buffer) => (text.length > 0 ? brotliCompressSync(text).length : 0);

for (const { file, $ } of pages) {
  test(`${file} stays within its budget`, () => {
    // An owner's scripts are the owner's to weigh.
    const scripts = [...$('script:is([src^="/_next/"], [data-islands-url])')].map(({ attribs }) =>
      fileAt(attribs['src'] ?? attribs['data-islands-url']),
    );
    // Up to the end of the first card, so that a further project costs nothing.
    const [beginning = ''] = String(files.get(file)).split('</article>');
    const candidates = $('source[srcset]').first().attr('srcset')?.split(/,\s*/u);
    const forPhone = candidates?.find((candidate) => candidate.endsWith(' 800w'))?.split(' ')[0];
    assert.ok(forPhone || !candidates, 'no copy is 800 px wide');
    // In bytes, text compressed with Brotli. Raise a budget only deliberately.
    for (const [part, weight, budget] of [
      [
        'script',
        scripts.reduce((sum, script) => sum + weigh(script), 0),
        $('[data-island]').length > 0 ? 67_800 : 0,
      ],
      ['HTML up to the end of the first card', weigh(beginning), 10_000],
      ['first font', fileAt($('link[rel=preload][as=font]').attr('href')).length, 14_000],
      ['first picture on a phone', fileAt(forPhone).length, 60_000],
    ] as const)
      assert.ok(
        weight <= budget,
        `${part}: ${weight} bytes, but ${budget} are allowed in tests/budgets.test.ts`,
      );
  });
}
