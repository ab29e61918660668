import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { files, pages } from '@/output-tests/built-site';

/** What a page may weigh, in bytes, text compressed with Brotli. */
interface Budget {
  /** All of its scripts. */
  script: number;
  /** Its HTML up to the end of the first card, so that a further project costs nothing. */
  html: number;
  /** The font that it loads first. */
  font: number;
  /** The first picture as a phone loads it. */
  picture: number;
}

/** The budget of a page that has no entry in `budgets`. */
const defaultBudget: Budget = { script: 0, html: 12_000, font: 14_000, picture: 60_000 };

/** The budgets of pages that may exceed the default, by their files. Raise one only deliberately. */
const budgets: Readonly<Record<string, Partial<Budget>>> = {
  'work.html': { script: 126_330 },
};

const weigh = (text: string | Buffer) => brotliCompressSync(text).length;

/** The file at an address; empty for one that only the host or another site has. */
const fileAt = (address = '') => files.get(address.replace(/^\/|\?.*$/gu, '')) ?? '';

for (const { file, $ } of pages) {
  test(`${file} stays within its budget`, () => {
    const scripts = [...$('script:is([src], [data-src])')]
      .map(({ attribs }) => fileAt(attribs['src'] ?? attribs['data-src']))
      .filter((script) => script.length > 0);
    const [start = ''] = String(files.get(file)).split('</article>');
    const source = $('source[srcset]').first().attr('srcset')?.split(/,\s*/u);
    const forPhone = source?.find((candidate) => candidate.endsWith(' 800w'))?.split(' ')[0];
    const weights: Budget = {
      script: scripts.reduce((sum, script) => sum + weigh(script), 0),
      html: weigh(start),
      font: fileAt($('link[rel=preload][as=font]').attr('href')).length,
      picture: fileAt(forPhone).length,
    };
    const budget: Budget = { ...defaultBudget, ...budgets[file] };
    for (const [part, limit] of Object.entries(budget) as [keyof Budget, number][])
      assert.ok(
        weights[part] <= limit,
        `${part}: ${weights[part]} bytes, but ${limit} are allowed. Make it smaller, or raise "${part}" for '${file}', or for every page, in output-tests/budgets.test.ts`,
      );
  });
}
