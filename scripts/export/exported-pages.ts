import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

declare global {
  /** Where Next.js's manifests of client modules put their content, by entry. */
  var __RSC_MANIFEST: Record<string, { clientModules: object }>;
}

/** A page that Next.js has exported. */
export interface ExportedPage {
  /** Its file below `out/`, such as `work.html`. */
  file: string;
  /** The path at which hosts serve it, such as `/work`. */
  path: string;
  /** The files with `'use client'` that it renders, such as `components/MotionControl.tsx`. */
  clientComponents: readonly string[];
}

/** A page without layout: apart from `global-error.tsx`, its modules are those that Next.js puts into every page. */
const plainestPage = '/_global-error';

/** Error pages replace a page that throws in the browser, which a page without script cannot do. */
const errorPage = /^app\/(?:.*\/)?(?:global-)?error\.[jt]sx?$/u;

const readManifest = (name: string) => JSON.parse(readFileSync(`.next/${name}-manifest.json`, 'utf8'));

/** Lists the client modules of a route's entry, such as `/work/page`, by their paths from the project's root. */
function clientModulesOf(entry: string): string[] {
  createRequire(import.meta.url)(resolve(`.next/server/app${entry}_client-reference-manifest.js`));
  const modules = Object.keys(globalThis.__RSC_MANIFEST[entry]?.clientModules ?? {});
  if (!modules.some((name) => name.startsWith('[project]/node_modules/next/')))
    throw new Error(`Next.js lists no client module for ${entry}: see docs/build.md, “What it assumes”`);
  return modules.map((name) => name.replace('[project]/', ''));
}

/**
 * Reads from Next.js's manifests which pages it has exported, and which client components each page renders: its client
 * modules, without those of Next.js itself and of error pages.
 *
 * @throws when a manifest is missing or has another form than docs/build.md assumes
 */
export function readExportedPages(): ExportedPage[] {
  const { routes }: { routes: Record<string, { routeType: string; srcRoute: string }> } =
    readManifest('prerender');
  const entries: Record<string, string> = readManifest('app-path-routes');
  const nextModules = new Set(clientModulesOf(`${plainestPage}/page`));

  return Object.entries(routes)
    .filter(([path, { routeType }]) => routeType === 'page' && path !== plainestPage)
    .map(([path, { srcRoute }]) => {
      // With parallel routes (`@slot`), a route has several entries, and each lists the modules of all.
      const entry = Object.keys(entries).find((one) => entries[one] === srcRoute) ?? '';
      const clientComponents = clientModulesOf(entry).filter(
        (name) => !nextModules.has(name) && !errorPage.test(name),
      );
      if (path === '/_not-found') return { file: '404.html', path: '/404', clientComponents };
      return { file: path === '/' ? 'index.html' : `${path.slice(1)}.html`, path, clientComponents };
    });
}
