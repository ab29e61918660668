import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { files, pages } from '@/tests/built-site';

const fileAt = (address = '') => files.get(address.replace(/^(?:.*(?=\/_next\/))?\/|\?.*$/gu, '')) ?? '';

const weigh = (text: string | Buffer) => (text.length > 0 ? brotliCompressSync(text).length : 0);

/** Pages that stay as Next.js made them, each with a budget for its script, such as `'team.html': 150_000`. */
const nextScripts: Readonly<Record<string, number>> = {};

for (const { file, $, isLean } of pages) {
  test(`${file} stays within its budget`, () => {
    // An owner's scripts are the owner's to weigh. Browsers with modules load no `nomodule` script.
    const scripts = [...$('script:is([src*="/_next/static/chunks/"], [data-islands-url]):not([nomodule])')];
    const addresses = scripts.map(({ attribs }) => attribs['src'] ?? attribs['data-islands-url']);
    const script = addresses.reduce((sum, address) => sum + weigh(fileAt(address)), 0);
    const most = nextScripts[file] ?? ($('[data-island]').length > 0 ? 70_000 : 0);
    const line = `'${file}': ${Math.ceil(script / 10_000) * 10_000},`;
    const way = isLean
      ? 'raise the budget only deliberately'
      : `\`npm run build\` says why the page is not lean; if it shouldn't be, add \`${line}\` to nextScripts`;
    assert.ok(script <= most, `script: ${script} bytes of ${most} in tests/budgets.test.ts: ${way}`);
    // Up to the end of the first card, so that a further project costs nothing.
    const [beginning = ''] = String(files.get(file)).split('</article>');
    const candidates = $('source[srcset]').first().attr('srcset')?.split(/,\s*/u);
    const forPhone = candidates?.find((candidate) => candidate.endsWith(' 800w'))?.split(' ')[0];
    assert.ok(forPhone || !candidates, 'no copy is 800 px wide');
    // Other pages can be as long as they need.
    const mostOfHtml = /^(?:index|work|404)\./u.test(file) ? (isLean ? 10_000 : 20_000) : Infinity;
    for (const [part, weight, budget] of [
      ['HTML up to the end of the first card', weigh(beginning), mostOfHtml],
      ['first font', fileAt($('link[rel=preload][as=font]').attr('href')).length, 14_000],
      ['first picture on a phone', fileAt(forPhone).length, 60_000],
    ] as const)
      assert.ok(weight <= budget, `${part}: ${weight} bytes of ${budget} in tests/budgets.test.ts`);
  });
}
