import { readdirSync, readFileSync } from 'node:fs';
import { load, type CheerioAPI } from 'cheerio';
import nextConfig from '@/next.config.mjs';
import { filesBelow } from '@/scripts/files';

// Which pages the export makes lean. When in doubt, a page stays as Next.js made it.

/** Client modules that a lean page does without. */
const unneededModule =
  /^(?:app\/(?:global-)?error\.\w+|components\/islands\/Island\.tsx|(?:.*\/)?node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib)\/.*)$/u;

/** Islands alone can throw on a lean page, and `hydrate.tsx` shows them the error page of `app/`, not one in a folder. */
const errorPage = /^app\/.*\/error\.\w+$/u;

/** What no comparison of islands sees, because it can change what a click does, or addresses. */
export function findSiteReason(): string | undefined {
  const instrumentation = readdirSync('.').find((name) => name.startsWith('instrumentation-client.'));
  if (instrumentation) return `the site has ${instrumentation}`;
  const options = ['compiler', 'env', 'trailingSlash'] as const;
  const option = options.find((name) => nextConfig[name]);
  return option && `next.config.mjs has ${option}`;
}

const files = await filesBelow('.next/server/app').catch(() => []);
const manifests = files.filter((file) => file.endsWith('_client-reference-manifest.js'));
const manifestText = manifests.map((file) => readFileSync(`.next/server/app/${file}`, 'utf8')).join('\n');
const manifestEntries = [...manifestText.matchAll(/"\[project\]\/([^"]+)":\{"id":(\d+|"[^"]*")/gu)];
const clientModules = new Map(manifestEntries.map(([, path = '', id = '']) => [id, path]));

/** The client modules that a page's payload names, and more if its text looks as if it did. */
function clientModulesOf($: CheerioAPI): string[] {
  const parts = [...$('script')].flatMap((script) => {
    const argument = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((.*)\)$/su;
    const [, json] = argument.exec($(script).text()) ?? [];
    return json ? [JSON.parse(json) as [kind: number, text?: string]] : [];
  });
  // Of other kinds, nothing is known.
  if (parts.some(([kind]) => kind > 1)) return [];
  // A row can go on in the next part.
  const payload = parts.map(([, text]) => text).join('');
  const ids = [...payload.matchAll(/:I\[(\d+|"[^"]*")/gu)].map(([, id = '']) => id);
  return ids.map((id) => clientModules.get(id) ?? id);
}

/** As a parser sees it that neither adds, moves nor drops elements. */
const literal = (html: string) => load(html, { xml: { xmlMode: false } }).html();

/** Of `useId`: in the browser, an island's would differ from those that Next.js wrote. */
const reactId = /_R_\w*_/u;

/** Undefined for a lean page. */
export function reasonForNext(html: string): string | undefined {
  const $ = load(html);
  if ($('script[src^="/_next/static/chunks/"]').length === 0) return 'its script is elsewhere';
  if ($('template, #__next_error__').length > 0)
    return 'it waits for script, such as that of <Suspense> or redirect()';
  const modules = clientModulesOf($);
  // On every page, Next.js names some of its own.
  if (modules.length === 0) return 'its payload is of an unknown kind';
  const isNeeded = (path: string) =>
    !unneededModule.test(path) && ($('[data-island]').length > 0 || !errorPage.test(path));
  const needed = modules.find(isNeeded);
  if (needed) return `it shows ${needed} outside <Island>`;
  const written = $.html();
  const withLineFeeds = html.replaceAll(/\r\n?/gu, '\n');
  if (literal(withLineFeeds) !== literal(written) || load(written).html() !== written)
    return 'its HTML would change if it were written again';
  const withId = [...$('[data-island]')].find((island) => reactId.test($(island).html() ?? ''));
  return withId && `its island ${withId.attribs['data-island']} shows an id of useId()`;
}
