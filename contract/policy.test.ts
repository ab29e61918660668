import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CspEvaluator, DEFAULT_CHECKS } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser';
import { readBuiltSite } from '@/contract/built-site';

/** What no page can say of itself, and every host says in a header. */
const header = "frame-ancestors 'none'";

const { pages } = await readBuiltSite('out');

/** The policy of a page, and what stands before it in the head. */
function policyIn(html: string): { before: string; policy: string } {
  const [, before = '', policy = ''] =
    /<head>(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/su.exec(html) ?? [];
  return { before, policy };
}

test('the site has pages', () => {
  assert.ok(pages.length >= 3);
});

for (const { file, html } of pages) {
  const { before, policy } = policyIn(html);

  test(`${file} has one policy`, () => {
    assert.notEqual(policy, '');
    assert.equal(html.match(/http-equiv/gu)?.length, 1);
  });

  test(`${file} has its policy before all else but its encoding`, () => {
    assert.match(before, /^(?:<meta charSet="utf-8"\/>)?$/u);
  });

  test(`${file} declares its encoding within 1024 bytes`, () => {
    const declaration = '<meta charSet="utf-8"/>';
    const end = html.indexOf(declaration) + declaration.length;
    assert.ok(end > declaration.length);
    assert.ok(Buffer.byteLength(html.slice(0, end)) <= 1024);
  });

  test(`${file} allows nothing by a word, a wildcard, a scheme or a host`, () => {
    assert.doesNotMatch(policy, /'unsafe-(?:inline|eval)'|'wasm-unsafe-eval'|\*|data:|blob:|https?:/u);
    assert.match(policy, /^default-src 'none'; /u);
  });

  test(`Google’s CSP Evaluator finds nothing in the policy of ${file}`, () => {
    const evaluator = new CspEvaluator(new CspParser(`${policy}; ${header}`).csp);
    const findings = evaluator.evaluate(undefined, DEFAULT_CHECKS);
    assert.deepEqual(
      findings.map(({ directive, description }) => `${directive}: ${description}`),
      [],
    );
  });
}

test('Google’s CSP Evaluator finds something in a policy that allows any script', () => {
  const evaluator = new CspEvaluator(new CspParser("script-src 'unsafe-inline' *").csp);
  assert.ok(evaluator.evaluate(undefined, DEFAULT_CHECKS).length > 0);
});
