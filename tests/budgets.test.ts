import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { files, pages } from '@/tests/built-site';

const fileAt = (address = '') =>
  files.get(address.replace(/\?.*/u, '').replace(/^.*(?=_next\/)|^\//u, '')) ?? '';

const weigh = (text: string | Buffer) => (text.length > 0 ? brotliCompressSync(text).length : 0);

/** Pages that stay as Next.js made them, each with a budget for its script, such as `'team.html': 150_000`. */
const nextScripts: Readonly<Record<string, number>> = {};

for (const { file, $, isLean } of pages) {
  test(`visitors of ${file} wait for no more than they need`, () => {
    // An owner's scripts are the owner's to weigh. Browsers with modules load no `nomodule` script.
    const scripts = [...$('script:is([src*="/_next/static/chunks/"], [data-islands-url]):not([nomodule])')];
    const addresses = scripts.map(({ attribs }) => attribs['src'] ?? attribs['data-islands-url']);
    const script = addresses.reduce((sum, address) => sum + weigh(fileAt(address)), 0);
    const entry = `'${file}': ${Math.ceil(script / 10_000) * 10_000}`;
    const fix = `\`npm run build\` says why Next.js's script stays; if it should, add ${entry} to nextScripts`;
    assert.ok(isLean || nextScripts[file], fix);
    // A phone of 390 px at a density of 3 shows a picture of 356 px.
    const copies = $('source').attr('srcset')?.split(/,\s+/u) ?? [];
    const onPhone = copies.find((copy) => parseInt(copy.split(' ')[1] ?? '') >= 3 * 356) ?? copies.at(-1);
    // What an owner writes is in `main`.
    const around = $.html().replace(/<main.*<\/main>/su, '');
    for (const [part, weight, budget] of [
      ['script', script, nextScripts[file] ?? ($('[data-island]').length > 0 ? 70_000 : 0)],
      ['HTML', weigh($.html()), isLean ? 50_000 : Infinity],
      ['HTML around the content', weigh(around), isLean ? 10_000 : Infinity],
      ['first font', fileAt($('link[rel=preload][as=font]').attr('href')).length, 14_000],
      ['first picture on a phone', fileAt(onPhone?.split(' ')[0]).length, 150_000],
    ] as const)
      assert.ok(weight <= budget, `${part}: ${weight} bytes of ${budget} in tests/budgets.test.ts`);
  });
}
