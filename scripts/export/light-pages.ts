import { readdirSync, readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { PHASE_EXPORT } from 'next/constants';
import nextConfig from '@/next.config.mjs';
import { filesBelow } from '@/scripts/files';

// Which pages the export makes light. When in doubt, a page stays as Next.js made it.

const knownOption = /^(?:output|turbopack|typescript|agentRules|images|pageExtensions|webpack)$/u;

/** A light page needs no script of these. */
const unneededModule =
  /^(?:app\/error\.tsx|components\/islands\/Island\.tsx|node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib)\/.*)$/u;

/** A row of React's payload. Only a row of text can hold line breaks, and gives its length in bytes. */
const payloadRow = /[\da-f]*:(?:T([\da-f]+),|I\[(\d+|"[^"]*").*\n|(?:H[A-Z]|[XC"[{tfn\d-]).*\n)/uy;

const config = await (typeof nextConfig === 'function' ? nextConfig(PHASE_EXPORT) : nextConfig);

export function siteReason(): string | undefined {
  const option = Object.keys(config).find((name) => !knownOption.test(name));
  if (option) return `next.config.mjs sets \`${option}\``;
  return readdirSync('.').find((file) => file.startsWith('instrumentation-client.'));
}

async function readClientModules(): Promise<ReadonlyMap<string, string>> {
  const files = await filesBelow('.next/server/app').catch(() => []);
  const manifests = files.filter((file) => file.endsWith('_client-reference-manifest.js'));
  const texts = manifests.map((file) => readFileSync(`.next/server/app/${file}`, 'utf8'));
  const entries = texts.join('\n').matchAll(/"\[project\]\/([^"]+)":\{"id":(\d+|"[^"]*")/gu);
  return new Map([...entries].map(([, path = '', id = '']) => [id, path]));
}

const clientModules = await readClientModules();

/** Undefined if it has a part of an unknown kind. */
function payloadOf(page: CheerioAPI): string | undefined {
  const pushes = [...page('script')].flatMap((script) => {
    const argument = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((.*)\)$/su;
    const [, json] = argument.exec(page(script).text()) ?? [];
    return json ? [JSON.parse(json) as [number, string?]] : [];
  });
  if (pushes.some(([kind]) => kind > 1)) return undefined;
  return pushes.map(([, part]) => part ?? '').join('');
}

/** Undefined if the page can be light. */
export function reasonForNext(page: CheerioAPI): string | undefined {
  if (page('template, #__next_error__').length > 0)
    return 'it waits for script, such as that of <Suspense> or redirect()';
  // In Latin-1, each byte is a character.
  const payload = Buffer.from(payloadOf(page) ?? '').toString('latin1');
  let end = 0;
  const ids = new Set<string>();
  for (let row; (row = payloadRow.exec(payload));) {
    if (row[1]) payloadRow.lastIndex += parseInt(row[1], 16);
    if (row[2]) ids.add(row[2]);
    end = payloadRow.lastIndex;
  }
  if (!payload || end !== payload.length) return 'its payload is of an unknown kind';
  const other = [...ids].map((id) => clientModules.get(id) ?? id).find((path) => !unneededModule.test(path));
  return other && `it shows ${other} outside <Island>`;
}
