import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { startScripts } from '@/scripts/export/starter';

/** Starts the scripts of a page with this first picture. Notes what is set on them, and who waits for a frame. */
function startWith(picture: { decode: () => Promise<void> }) {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
  const noted: unknown[] = [];
  const frames: (() => void)[] = [];
  const script = {
    dataset: { src: '/_next/a.js' },
    set async(isAsync: boolean) {
      noted.push(isAsync);
    },
    set src(address: string) {
      noted.push(address);
    },
  };
  Object.assign(globalThis, {
    document: {
      querySelector: (elements: string) => (elements.startsWith('template') ? null : picture),
      querySelectorAll: () => [script],
    },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
  });
  startScripts();
  return { noted, frames };
}

/** Scripts run in their order unless they are async; React then looks for the elements by that attribute. */
const inOrder = [false, '/_next/a.js', true];

test('scripts start in their order, two frames after the first picture is there or has failed', async () => {
  for (const decode of [async () => {}, async () => Promise.reject(new Error('no picture'))]) {
    const { noted, frames } = startWith({ decode });
    await new Promise((resolve) => setImmediate(resolve));
    frames.shift()?.();
    assert.deepEqual(noted, []);
    frames.shift()?.();
    assert.deepEqual(noted, inOrder);
  }
});

test('scripts wait 2 s for a late picture, and no longer', () => {
  const { noted } = startWith({ decode: async () => new Promise(() => {}) });
  mock.timers.tick(1999);
  assert.deepEqual(noted, []);
  mock.timers.tick(1);
  assert.deepEqual(noted, inOrder);
});
