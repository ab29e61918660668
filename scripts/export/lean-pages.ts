import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { load, type CheerioAPI } from 'cheerio';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { filesBelow } from '@/scripts/files';

// Which pages the export makes lean. When in doubt, a page stays as Next.js made it.

const harmlessOption =
  /^(?:agentRules|allowedDevOrigins|config\w+|devIndicators|images|logging|pageExtensions|reactStrictMode|typedRoutes|turbopack\.rules|typescript|turbopack\.resolveAlias\.next-mdx-import-source-file)\b/u;

/** Client modules that a lean page does without. */
const unneededModule =
  /^(?:app\/(?:global-)?error\.\w+|components\/islands\/Island\.tsx|(?:.*\/)?node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib)\/.*)$/u;

/** What no island can throw needs no page of its own. `hydrate.tsx` shows that of `app/` alone. */
const errorPage = /^app\/.*\/error\.\w+$/u;

/** A row of React's payload. Only a row of text can hold line breaks, and gives its length in bytes. */
const payloadRow = /[\da-f]*:(?:T([\da-f]+),|I\[(\d+|"[^"]*").*\n|(?:H[A-Z]|[XC"[{tfn\d-]).*\n)/uy;

/** Each option with its path, such as `images.path`. */
const optionsIn = (options: object, path = ''): [path: string, value: string][] =>
  Object.entries(options).flatMap(([key, value]) =>
    value instanceof Object && !Array.isArray(value)
      ? optionsIn(value, `${path}${key}.`)
      : [[path + key, JSON.stringify(value)]],
  );

/** Finds an option of the build that can change a lean page. */
export async function findOption(config?: object): Promise<string | undefined> {
  // Next.js sets it before it reads the configuration.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { default: loadConfig } = createRequire(import.meta.url)('next/dist/server/config');
  const read = (customConfig?: object) => loadConfig(PHASE_PRODUCTION_BUILD, process.cwd(), { customConfig });
  const usual = new Map(optionsIn(await read({ output: 'export', turbopack: { root: process.cwd() } })));
  const changed = optionsIn(config ?? (await read())).filter(([path, value]) => usual.get(path) !== value);
  return changed.map(([path]) => path).find((path) => !harmlessOption.test(path));
}

export async function findSiteReason(): Promise<string | undefined> {
  const option = await findOption().catch(() => 'options of an unknown kind');
  if (option) return `the configuration of Next.js has ${option}`;
  const file = readdirSync('.').find((name) => name.startsWith('instrumentation-client.'));
  return file && `the site has ${file}`;
}

const files = await filesBelow('.next/server/app').catch(() => []);
const manifests = files.filter((file) => file.endsWith('_client-reference-manifest.js'));
const manifestText = manifests.map((file) => readFileSync(`.next/server/app/${file}`, 'utf8')).join('\n');
const manifestEntries = [...manifestText.matchAll(/"\[project\]\/([^"]+)":\{"id":(\d+|"[^"]*")/gu)];
const clientModules = new Map(manifestEntries.map(([, path = '', id = '']) => [id, path]));

/** Undefined if it has a part of an unknown kind. */
function payloadOf($: CheerioAPI): string | undefined {
  const pushes = [...$('script')].flatMap((script) => {
    const argument = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((.*)\)$/su;
    const [, json] = argument.exec($(script).text()) ?? [];
    return json ? [JSON.parse(json) as [number, string?]] : [];
  });
  if (pushes.some(([kind]) => kind > 1)) return undefined;
  return pushes.map(([, part]) => part ?? '').join('');
}

/** As a parser sees it that neither adds, moves nor drops elements. */
const literal = (html: string) => load(html, { xml: { xmlMode: false } }).html();

const withoutIds = (html: string) => html.replaceAll(/_\d*R_[\da-zA-Z]+_/gu, '');

/** Undefined for a lean page. */
export function reasonForNext(html: string, islands: readonly string[]): string | undefined {
  const $ = load(html);
  if ($('script[src^="/_next/static/chunks/"]').length === 0) return 'its script is elsewhere';
  if ($('template, #__next_error__').length > 0)
    return 'it waits for script, such as that of <Suspense> or redirect()';
  // In Latin-1, each byte is a character.
  const payload = Buffer.from(payloadOf($) ?? '').toString('latin1');
  let end = 0;
  const ids = new Set<string>();
  for (let row; (row = payloadRow.exec(payload));) {
    if (row[1]) payloadRow.lastIndex += parseInt(row[1], 16);
    if (row[2]) ids.add(row[2]);
    end = payloadRow.lastIndex;
  }
  if (!payload || end !== payload.length) return 'its payload is of an unknown kind';
  const paths = [...ids].map((id) => clientModules.get(id) ?? id);
  const needed = paths.filter(
    (path) => !(unneededModule.test(path) || (islands.length === 0 && errorPage.test(path))),
  );
  const [other] = needed;
  if (other) return `it shows ${other} outside <Island>`;
  const written = $.html();
  const withLineFeeds = html.replaceAll(/\r\n?/gu, '\n');
  if (literal(withLineFeeds) !== literal(written) || load(written).html() !== written)
    return 'its HTML would change if it were written again';
  const changed = [...$('[data-island]')].find(
    (island, index) => withoutIds($(island).html() ?? '') !== withoutIds(islands[index] ?? ''),
  );
  return changed && `the export would change its island ${changed.attribs['data-island']}`;
}
