import { readFileSync } from 'node:fs';

/**
 * The 404 page as `next build` has written it, but for its style sheet, which is cut to a few rules. To renew it,
 * take `.next/server/app/_not-found.html` of a build and shorten the style sheet in its three places.
 */
export const exportedPage = readFileSync(new URL('exported-page.fixture.html', import.meta.url), 'utf8');

const next = 'node_modules/next/dist/esm';

/** The files of the client modules that the page names, by their numbers. */
export const exportedPageModules: ReadonlyMap<number, string> = new Map([
  [39756, `${next}/client/components/layout-router.js`],
  [37457, `${next}/client/components/render-from-template-context.js`],
  [97367, `${next}/lib/framework/boundary-components.js`],
  [27201, `${next}/lib/metadata/generate/icon-mark.js`],
  [8821, 'app/error.tsx'],
  [53348, 'app/global-error.tsx'],
]);

/** Stands in for each of the page's chunks; React's renderer is in it. */
export const exportedPageChunk = Buffer.from(
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([0,1,(e,t,r)=>{r.hydrateRoot=()=>{}}])',
);
