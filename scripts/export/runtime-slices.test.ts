import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { slicesOf } from '@/scripts/export/runtime-slices';

const address = (name: string) => `/_next/static/chunks/${name}.js`;
const path = (name: string) => `static/chunks/${name}.js`;

const beginning = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
const main = { otherChunks: [path('next'), path('react')], runtimeModuleIds: [9] };
const script = `${beginning}${JSON.stringify(main)})`;

const chunk = (list: string) => `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([void 0,${list}])`;

const texts = new Map([
  [address('next'), chunk('10,()=>{},11,12,(e,t,r)=>{r.hydrate=()=>{}}')],
  [address('react'), chunk('20,()=>{},21,(e,t,r)=>{r.createRoot=()=>{};r.hydrateRoot=()=>{}}')],
]);

const read = (of: string) => texts.get(of) ?? chunk('');

const chunks = ['next', 'turbopack', 'router', 'card', 'react'].map(address);

const imports = [
  { module: 1, chunks: [address('router')] },
  { module: 2, chunks: [address('router'), address('card')] },
  { module: 3, chunks: [address('router')] },
];

describe('a page’s runtime', () => {
  const slices = slicesOf(script, chunks, imports, read);
  const sandbox = { TURBOPACK: [] as unknown[] };
  new Function('globalThis', slices.script)(sandbox);

  test('runs what all modules need first, then Turbopack’s own script, then the rest', () => {
    assert.deepEqual(slices.chunks, ['next', 'react', 'turbopack', 'router', 'card'].map(address));
  });

  test('begins with React’s renderer, has client modules with their chunks, and Next’s start with the last', () => {
    assert.deepEqual(sandbox.TURBOPACK, [
      { otherChunks: main.otherChunks, runtimeModuleIds: [21] },
      { otherChunks: [...main.otherChunks, path('router')], runtimeModuleIds: [1, 3] },
      { otherChunks: [...main.otherChunks, path('router'), path('card')], runtimeModuleIds: [2] },
      { otherChunks: [...main.otherChunks, path('router'), path('card')], runtimeModuleIds: [9] },
    ]);
  });
});

test('an entry of another kind is refused', () => {
  assert.throws(
    () => slicesOf('TURBOPACK.start(9)', chunks, imports, read),
    /an entry of an unknown kind: TURBO/u,
  );
});

test('chunks without React’s renderer are refused', () => {
  assert.throws(() => slicesOf(script, chunks, imports, () => chunk('1,()=>{}')), /no module of React/u);
});
