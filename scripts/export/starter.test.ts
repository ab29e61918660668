import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { startScripts } from '@/scripts/export/starter';

// `e2e/budgets.spec.ts` sees that scripts wait for the first picture.
test('scripts wait 2 s for a late picture, and no longer, and then start in their order', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const noted: unknown[] = [];
  const set = (_: object, _name: string | symbol, value: unknown) => noted.push(value) > 0;
  const script = new Proxy({ dataset: { src: '/_next/a.js' } }, { set });
  const picture = { decode: () => new Promise(() => {}) };
  const querySelector = (elements: string) => (elements.startsWith('template') ? null : picture);
  Object.assign(globalThis, { document: { querySelector, querySelectorAll: () => [script] } });
  startScripts();
  mock.timers.tick(1999);
  assert.deepEqual(noted, []);
  mock.timers.tick(1);
  // Scripts run in their order unless they are async; React then looks for the elements by that attribute.
  assert.deepEqual(noted, [false, '/_next/a.js', true]);
});
