import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { delayRuntime } from '@/scripts/export/delay-runtime';
import { exportedPage, exportedPageChunk } from '@/scripts/export/exported-page.fixture';
import { elementsOf } from '@/scripts/export/html-elements';
import { hashOf } from '@/scripts/export/page-policy';
import { runtimeOf } from '@/scripts/export/runtime';

const page = delayRuntime(exportedPage, () => exportedPageChunk);
const scripts = elementsOf(page).filter(
  ({ name, attributes }) => name === 'script' && !attributes.has('type'),
);
const [script = ''] = scripts.map(({ text }) => text);

/** What the page does with a text that it would hand to the browser as code or markup. */
interface Rules {
  createScriptURL: (text: string) => string | null;
  createHTML: (text: string) => string | null;
}

/** A script that a page asks for. */
interface Asked {
  src: string;
  integrity: string;
  async: boolean;
}

/** What a page's script does: Trusted Types policies by name, the scripts that it asks for, the frames it waits for. */
interface Run {
  policies: Map<string, Rules>;
  /** As they were when the page asked for them, which is when the browser decides on their order. */
  asked: Asked[];
  /** As they were left. */
  left: readonly Asked[];
  frames: number;
}

/** The picture that a visitor waits for. */
interface Picture {
  complete?: boolean;
  naturalWidth?: number;
  /** The frame that the browser tells of it by; without, it never does. */
  shownBy?: number;
}

/** What a page hears in its turn: of its picture, or of its own load. */
type Heard = 'load' | 'error' | 'load of the page';

function run(
  code: string,
  { isHidden = false, picture, heard = [] }: { isHidden?: boolean; picture?: Picture; heard?: Heard[] } = {},
): Run {
  const policies = new Map<string, Rules>();
  const asked: Asked[] = [];
  const left: Asked[] = [];
  const due: (() => void)[] = [];
  const told: ((list: { getEntries: () => { element: unknown }[] }) => void)[] = [];
  const image = picture && {
    complete: false,
    naturalWidth: 0,
    onload: () => {},
    onerror: () => {},
    ...picture,
  };
  let onPageLoad = () => {};
  const sandbox: Record<string, unknown> = {
    trustedTypes: { createPolicy: (name: string, rules: Rules) => policies.set(name, rules) },
    IntersectionObserver: class {
      disconnect = () => {};
      observe: () => void;
      constructor(callback: () => void) {
        this.observe = () => due.push(callback);
      }
    },
    PerformanceObserver: class {
      observe: (options: { type: string }) => void;
      constructor(callback: (typeof told)[number]) {
        this.observe = ({ type }) => type === 'largest-contentful-paint' && told.push(callback);
      }
    },
    addEventListener: (_type: 'load', listener: () => void) => {
      onPageLoad = listener;
    },
    document: {
      hidden: isHidden,
      querySelector: () => image ?? null,
      createElement: () => ({}),
      head: {
        append: (element: Asked) => {
          asked.push({ ...element });
          left.push(element);
        },
      },
    },
  };
  sandbox['self'] = sandbox;
  runInNewContext(code, sandbox);
  if (image && !image.complete) assert.equal(due.length + asked.length, 0);
  for (const event of heard) {
    if (event === 'load') image?.onload();
    else if (event === 'error') image?.onerror();
    else onPageLoad();
  }
  let frames = 0;
  for (const callback of due) {
    assert.equal(asked.length, 0);
    frames += 1;
    // Of the words first, as browsers do.
    if (frames === 1) for (const tell of told) tell({ getEntries: () => [{ element: {} }] });
    if (frames === image?.shownBy) for (const tell of told) tell({ getEntries: () => [{ element: image }] });
    callback();
  }
  // Whatever is heard afterwards starts nothing more.
  image?.onload();
  onPageLoad();
  assert.equal(due.length, frames);
  return { policies, asked, left, frames };
}

test('no chunk stands in the page for the browser to find before its time', () => {
  assert.doesNotMatch(page, /<script[^>]*\ssrc=|as="script"/u);
});

test('one script is all that the page starts with', () => {
  assert.equal(scripts.length, 1);
});

test('every chunk is asked for once, to run in its place, and with its integrity', () => {
  const { chunks } = runtimeOf(exportedPage);
  const addresses = chunks.map(({ attributes }) => attributes.get('src') ?? '').sort();
  const { asked } = run(script);
  assert.deepEqual(
    asked
      .map(({ src, integrity, async }) => ({ src, integrity, async }))
      .sort((one, other) => one.src.localeCompare(other.src)),
    // Whatever is put into a page by script runs as it comes, unless it is told to keep its place.
    addresses.map((address) => ({ src: address, integrity: hashOf(exportedPageChunk), async: false })),
  );
});

test('a browser without Trusted Types asks for the chunks as well', () => {
  const { asked } = run(`delete self.trustedTypes;${script}`);
  assert.equal(asked.length, runtimeOf(exportedPage).chunks.length);
});

test('nothing is asked for before two frames have shown what is there', () => {
  assert.equal(run(script).frames, 2);
});

const coming = { naturalWidth: 800 };

for (const { what, picture, heard, frames } of [
  { what: 'a picture is shown', picture: { ...coming, complete: true, shownBy: 4 }, heard: [], frames: 4 },
  { what: 'a picture comes and is shown', picture: { ...coming, shownBy: 1 }, heard: ['load'], frames: 1 },
  { what: 'a picture comes twice', picture: { ...coming, shownBy: 3 }, heard: ['load', 'load'], frames: 3 },
  { what: 'a picture and the page come', picture: coming, heard: ['load', 'load of the page'], frames: 8 },
  { what: 'nobody tells of a picture', picture: { ...coming, complete: true }, heard: [], frames: 8 },
  { what: 'a picture had failed', picture: { complete: true }, heard: [], frames: 2 },
  { what: 'a picture fails', picture: {}, heard: ['error'], frames: 2 },
  { what: 'no picture is wanted', picture: {}, heard: ['load of the page'], frames: 2 },
] satisfies { what: string; picture: Picture; heard: Heard[]; frames: number }[]) {
  test(`where ${what}, the chunks are asked for once, behind ${frames} frames`, () => {
    const result = run(script, { picture, heard });
    assert.equal(result.frames, frames);
    assert.equal(result.asked.length, runtimeOf(exportedPage).chunks.length);
  });
}

for (const { what, picture, heard } of [
  { what: 'without a picture', picture: undefined, heard: [] },
  { what: 'whose picture comes', picture: coming, heard: ['load'] },
] satisfies { what: string; picture: Picture | undefined; heard: Heard[] }[]) {
  test(`a hidden page ${what}, which is shown no frame, asks for the chunks at once`, () => {
    const { asked, frames } = run(script, { isHidden: true, ...(picture && { picture }), heard });
    assert.equal(frames, 0);
    assert.equal(asked.length, runtimeOf(exportedPage).chunks.length);
  });
}

test('React finds each chunk, which it looks for by its `async`', () => {
  assert.ok(run(script).left.every(({ async }) => async));
});

test('the payload stays, without its style sheets', () => {
  assert.match(page, /self\.__next_f\.push\(\[1,/u);
  assert.equal(page.match(/\.text-body\{/gu)?.length, 1);
});

test('the page makes one Trusted Types policy, which stands in for all', () => {
  assert.deepEqual([...run(script).policies.keys()], ['default']);
});

for (const address of [
  '/_next/static/chunks/3xkqg-rjudj30.js',
  '/_next/static/chunks/turbopack-2u1d16hou~yo.js',
]) {
  test(`a script may come from ${address}`, () => {
    assert.equal(run(script).policies.get('default')?.createScriptURL(address), address);
  });
}

for (const address of [
  'https://evil.example/_next/static/chunks/one.js',
  '//evil.example/_next/static/chunks/one.js',
  'data:text/javascript,alert(1)',
  '/_next/static/chunks/../../pictures/one.js',
  '/_next/static/chunks/%2e%2e/one.js',
  '/_next/static/chunks/one.js?next=1',
  '/_next/static/chunks/one.json',
  '_next/static/chunks/one.js',
  '/count.js',
]) {
  test(`no script may come from ${address}`, () => {
    assert.equal(run(script).policies.get('default')?.createScriptURL(address), null);
  });
}

for (const markup of ['<script></script>', '{"@context":"https://schema.org"}', '']) {
  test(`React may make a script for data from ${JSON.stringify(markup)}`, () => {
    assert.equal(run(script).policies.get('default')?.createHTML(markup), markup);
  });
}

for (const markup of [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<script></script><img>',
  'Words and <b>more</b>',
]) {
  test(`nothing may be made from ${markup}`, () => {
    assert.equal(run(script).policies.get('default')?.createHTML(markup), null);
  });
}

test('no text becomes code', () => {
  assert.deepEqual(Object.keys(run(script).policies.get('default') ?? {}), ['createScriptURL', 'createHTML']);
});
