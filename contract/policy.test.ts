import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CspEvaluator, DEFAULT_CHECKS } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser';
import { pages } from '@/contract/built-site';

/** What Google's CSP Evaluator finds wrong with a policy. */
function findingsIn(policy: string): string[] {
  // What no page can say of itself, and every host says in a header.
  const evaluator = new CspEvaluator(new CspParser(`${policy}; frame-ancestors 'none'`).csp);
  const findings = evaluator.evaluate(undefined, DEFAULT_CHECKS);
  return findings.map(({ directive, description }) => `${directive}: ${description}`);
}

test('Google’s CSP Evaluator finds nothing in the policy of any page', () => {
  assert.ok(pages.length >= 3);
  for (const { file, html } of pages) {
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(html) ?? [];
    assert.notEqual(policy, '', file);
    assert.deepEqual(findingsIn(policy), [], file);
  }
});

test('it finds something in a policy that allows any script', () => {
  assert.ok(findingsIn("script-src 'unsafe-inline' *").length > 0);
});
