import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportedPage, exportedPageModules } from '@/scripts/export/exported-page.fixture';
import { payloadOf, replacePayload } from '@/scripts/export/payload';
import { runtimeOf } from '@/scripts/export/runtime';
import { idleModules } from '@/scripts/export/still-pages';
import { takeOutRuntime } from '@/scripts/export/take-out-runtime';

function withClientModule(module: number): string {
  const { inline } = runtimeOf(exportedPage);
  return replacePayload(exportedPage, inline, `${payloadOf(inline)}ff:I[${module},[],"Card"]\n`);
}

test('a still page keeps no script and no hint of one', () => {
  const page = takeOutRuntime(exportedPage, exportedPageModules, idleModules);
  assert.doesNotMatch(page, /<script|as="script"|__next_f/u);
});

test('a still page keeps everything else to the letter', () => {
  const page = takeOutRuntime(exportedPage, exportedPageModules, idleModules);
  const body = /<header.*<\/main>/su;
  assert.equal(body.exec(page)?.[0], body.exec(exportedPage)?.[0]);
  assert.match(page, /<style data-precedence="next"/u);
});

test('a still page keeps a script that the studio adds', () => {
  const tag = '<script async src="https://statistics.example/count.js"></script>';
  const page = takeOutRuntime(
    exportedPage.replace('</head>', `${tag}</head>`),
    exportedPageModules,
    idleModules,
  );
  assert.ok(page.includes(tag));
});

test('a page that names a client component of the site is refused, with the component’s file', () => {
  const modules = new Map([...exportedPageModules, [4711, 'components/ProjectCard.tsx']]);
  assert.throws(
    () => takeOutRuntime(withClientModule(4711), modules, idleModules),
    /needs script, for components\/ProjectCard\.tsx/u,
  );
});

test('a page that names a client component of a package is refused', () => {
  const modules = new Map([...exportedPageModules, [4711, 'node_modules/framer-motion/dist/es/index.mjs']]);
  assert.throws(() => takeOutRuntime(withClientModule(4711), modules, idleModules), /needs script/u);
});

test('a page that names a module which the build has not recorded is refused', () => {
  assert.throws(
    () => takeOutRuntime(withClientModule(4711), exportedPageModules, idleModules),
    /unknown origin: 4711/u,
  );
});
