import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withoutIdleStyles } from '@/scripts/export/idle-styles';

const page = '<p class="text-ink">Words</p>';

describe('what does nothing on a page is taken out of its style sheet:', () => {
  for (const { what, css, left } of [
    {
      what: 'a colour said twice in a rule',
      css: '.a{color:#fff;color:lab(100% 0 0)}',
      left: '.a{color:#fff}',
    },
    {
      what: 'colours said twice for browsers that know more',
      css: ':root{--a:#fff}@supports (color:lab(0% 0 0)){:root{--a:lab(100% 0 0)}}p{color:var(--a)}',
      left: ':root{--a:#fff}p{color:var(--a)}',
    },
    {
      what: 'a property that nothing reads, and its registration',
      css: '.a{--b:1px;margin:0}@property --b{syntax:"*";inherits:false}',
      left: '.a{margin:0}',
    },
    {
      what: 'a property that only an idle one reads',
      css: '.a{--b:var(--c);--c:1px;margin:0}',
      left: '.a{margin:0}',
    },
    {
      what: 'a rule and all around it that this leaves empty',
      css: '@layer properties{@supports (margin-trim:inline){*{--b:0}}}p{margin:0}',
      left: 'p{margin:0}',
    },
    {
      what: 'the parts of fields, where a page has none',
      css: 'input,::file-selector-button{border:0}::-webkit-date-and-time-value{margin:0}::placeholder{opacity:1}',
      left: 'input{border:0}',
    },
  ]) {
    test(what, () => {
      assert.equal(withoutIdleStyles(css, [page]), left);
    });
  }
});

describe('what a page may need stays:', () => {
  for (const { what, css, texts } of [
    {
      what: 'a property that a rule reads, with its registration',
      css: '.a{--b:1px;margin:var(--b,0)}@property --b{syntax:"*";inherits:false}',
      texts: [page],
    },
    {
      what: 'a property that an attribute of the page reads',
      css: ':root{--b:1px}',
      texts: ['<p style="margin:var(--b)">'],
    },
    { what: 'a property that a script reads', css: ':root{--b:1px}', texts: [page, 'a.get("--b")'] },
    {
      what: 'a property that a query reads',
      css: ':root{--b:1px}@container style(--b:1px){p{margin:0}}',
      texts: [page],
    },
    {
      what: 'a property whose name is escaped',
      css: String.raw`:root{--b-0\.5:1px}p{margin:var(--b-0\.5)}`,
      texts: [page],
    },
    {
      what: 'what more than a colour asks for',
      css: '@supports (color:lab(0% 0 0)) and (display:grid){.a{display:grid}}',
      texts: [page],
    },
    {
      what: 'the parts of fields, where a component makes one',
      css: '::placeholder{opacity:1}',
      texts: [page, 'jsx("input",{})'],
    },
    { what: 'two forms of what is no colour', css: '.a{height:100vh;height:100svh}', texts: [page] },
    {
      what: 'the parts of fields, where a page has one',
      css: '::placeholder{opacity:1}',
      texts: ['<input>'],
    },
    { what: 'a layer that orders others', css: '@layer base,utilities;', texts: [page] },
  ]) {
    test(what, () => {
      assert.equal(withoutIdleStyles(css, texts), css);
    });
  }
});

for (const css of ['p{color:lab(50% 0 0)}', '@supports (color:lab(0% 0 0)){p{color:lab(50% 0 0)}}']) {
  test(`a colour that only new browsers know is refused: ${css}`, () => {
    assert.throws(() => withoutIdleStyles(css, [page]), /a colour in lab\(\) alone: .*lab\(50%/u);
  });
}

test('React’s renderer, which knows every field, is no sign of one', () => {
  const script = 'e.hydrateRoot=()=>{};"input"===t';
  assert.equal(withoutIdleStyles('::placeholder{opacity:1}', [page, script]), '');
});
