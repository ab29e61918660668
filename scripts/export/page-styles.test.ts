import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementsOf } from '@/scripts/export/html-elements';
import { keepOwnStyles } from '@/scripts/export/page-styles';

const style = (css: string) => `<style data-precedence="next" data-href="/a.css">${css}</style>`;

async function kept(css: string, body: string, scripts: readonly string[] = []): Promise<string> {
  const page = await keepOwnStyles(`<!doctype html><head>${style(css)}</head><body>${body}`, scripts);
  return elementsOf(page).find(({ name }) => name === 'style')?.text ?? '';
}

test('a rule that the page uses stays, another goes', async () => {
  const css = await kept('.text-body{color:red}.unused{color:blue}', '<p class="text-body">Words</p>');
  assert.match(css, /\.text-body/u);
  assert.doesNotMatch(css, /unused/u);
});

test('a rule that a script of the page may need stays', async () => {
  assert.match(await kept('.w-5{width:1rem}', '<p>Words</p>', ['className:"w-5 h-2"']), /\.w-5/u);
});

test('class names with colons, brackets, slashes and exclamation marks are known as what they are', async () => {
  const css =
    '.after\\:z-10:after{z-index:10}.aspect-16\\/10{aspect-ratio:16/10}.max-w-\\[30ch\\]{max-width:30ch}';
  const body = '<p class="after:z-10 aspect-16/10 max-w-[30ch]">Words</p>';
  assert.equal((await kept(css, body)).match(/\{/gu)?.length, 3);
});

test('keyframes that nothing runs go', async () => {
  const css = '.a{animation:rise 1s}@keyframes rise{0%{opacity:0}}@keyframes idle{0%{opacity:0}}';
  assert.doesNotMatch(await kept(css, '<p class="a">'), /idle/u);
});

test('the style sheet keeps the address by which React finds it', async () => {
  const page = await keepOwnStyles(`<!doctype html><head>${style('p{color:red}')}</head><body><p>`, []);
  assert.match(page, /<style data-precedence="next" data-href="\/a\.css">/u);
});

test('a page without a style sheet is refused', async () => {
  await assert.rejects(keepOwnStyles('<!doctype html><p>Words', []), /no style sheet/u);
});

test('the ring around whatever has the focus stays', async () => {
  assert.match(
    await kept('html :focus-visible{outline:2px solid}', '<a href="/">Home</a>'),
    /focus-visible/u,
  );
});

test('a rule for a pseudo-class alone, which would be lost, is refused', async () => {
  await assert.rejects(
    kept('p{margin:0}:focus-visible{outline:2px solid}', '<p>'),
    /rule for :focus-visible alone/u,
  );
});

for (const css of [
  'a[href^=http]:after{content:"x"}',
  'a[target=_blank]{margin:0}',
  '[hidden]{display:none}',
]) {
  test(`a rule for an attribute that the page has stays: ${css}`, async () => {
    assert.equal(await kept(css, '<a href="https://studio.example" target="_blank" hidden>Studio</a>'), css);
  });
}

test('a rule for an attribute that the page has not goes', async () => {
  assert.equal(await kept('p{margin:0}a[download]{margin:0}', '<p><a href="/">Home</a>'), 'p{margin:0}');
});

test('a rule for any link, which would be lost, is refused', async () => {
  await assert.rejects(kept(':any-link{margin:0}', '<a href="/">Home</a>'), /rule for :any-link alone/u);
});
