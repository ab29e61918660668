import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { startScripts } from '@/scripts/export/starter';

/** A script element, which remembers whether it was set off in order. */
class FakeScript {
  dataset = { src: '/_next/a.js' };
  async = true;
  address = '';
  ranInOrder = false;

  set src(address: string) {
    this.address = address;
    this.ranInOrder = !this.async;
  }
}

let script = new FakeScript();
let frames: (() => void)[] = [];

function show(picture: { decode: () => Promise<void> } | null): void {
  script = new FakeScript();
  frames = [];
  Object.assign(globalThis, {
    document: {
      querySelector: () => picture,
      querySelectorAll: () => (script.address ? [] : [script]),
    },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    addEventListener: () => {},
  });
  startScripts();
}

/** Lets promises settle, and then one frame pass. */
async function passFrame(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  for (const callback of frames.splice(0)) callback();
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
});

for (const [what, decode] of [
  ['is decoded', async () => {}],
  ['has failed', async () => Promise.reject(new Error('no picture'))],
] as const) {
  test(`script starts two frames after the first picture ${what}, in order`, async () => {
    show({ decode });
    await passFrame();
    assert.equal(script.address, '');
    await passFrame();
    assert.equal(script.address, '/_next/a.js');
    assert.equal(script.ranInOrder, true);
    // React looks for the element by this.
    assert.equal(script.async, true);
  });
}

test('script starts two frames on where there is no picture to wait for', async () => {
  show(null);
  await passFrame();
  await passFrame();
  assert.equal(script.address, '/_next/a.js');
});

test('script waits 2 s for a late picture, and no longer', () => {
  show({ decode: async () => new Promise(() => {}) });
  mock.timers.tick(1999);
  assert.equal(script.address, '');
  mock.timers.tick(1);
  assert.equal(script.address, '/_next/a.js');
});
