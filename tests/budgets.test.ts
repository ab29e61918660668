import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { files, pages } from '@/tests/built-site';

/** What every page may weigh, in bytes, text compressed with Brotli. */
const usual = {
  /** All of its scripts. */
  script: 0,
  /** Its HTML up to the end of the first card, so that a further project costs nothing. */
  html: 12_000,
  /** The font that it loads first. */
  font: 14_000,
  /** The first picture as a phone loads it. */
  picture: 60_000,
};

/** What pages may weigh instead, by their files. Raise a budget only deliberately. */
const budgets: Readonly<Record<string, Partial<typeof usual>>> = { 'work.html': { script: 67_500 } };

const weigh = (text: string | Buffer) => brotliCompressSync(text).length;

/** The file at an address; empty for one that only the host or another site has. */
const fileAt = (address = '') => files.get(address.replace(/^\/|\?.*$/gu, '')) ?? '';

for (const { file, $ } of pages) {
  test(`${file} stays within its budget`, () => {
    const scripts = [...$('script:is([src], [data-islands])')]
      .map(({ attribs }) => fileAt(attribs['src'] ?? attribs['data-islands']))
      .filter((script) => script.length > 0);
    const [start = ''] = String(files.get(file)).split('</article>');
    const source = $('source[srcset]').first().attr('srcset')?.split(/,\s*/u);
    const forPhone = source?.find((candidate) => candidate.endsWith(' 800w'))?.split(' ')[0];
    const weights: typeof usual = {
      script: scripts.reduce((sum, script) => sum + weigh(script), 0),
      html: weigh(start),
      font: fileAt($('link[rel=preload][as=font]').attr('href')).length,
      picture: fileAt(forPhone).length,
    };
    const limits = { ...usual, ...budgets[file] };
    for (const [part, weight] of Object.entries(weights) as [keyof typeof usual, number][])
      assert.ok(
        weight <= limits[part],
        `${part}: ${weight} bytes, but ${limits[part]} are allowed. Make it smaller, or raise "${part}" for '${file}', or for every page, in tests/budgets.test.ts`,
      );
  });
}
