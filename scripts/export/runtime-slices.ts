import { runInNewContext } from 'node:vm';
import type { ClientImport } from '@/scripts/export/payload';

/** Modules that Turbopack's runtime runs as soon as chunks are there, as a page tells it. */
interface Entry {
  /** Paths below `/_next/`. */
  otherChunks: readonly string[];
  runtimeModuleIds: readonly number[];
}

const entryScript =
  /^(\(globalThis\["TURBOPACK"\].*?\)\.push\()(\{"otherChunks":\[.*?\],"runtimeModuleIds":\[.*?\]\})\)/su;

const chunkFolder = '/_next/';

/** Path of a chunk as entries write it. @param address path below the site's root, such as `/_next/static/a.js` */
function pathOf(address: string): string {
  return address.startsWith(chunkFolder) ? address.slice(chunkFolder.length) : address;
}

/** The text of each module in a chunk by its number. A chunk is a script that fills a list, so it is run, alone. */
function modulesIn(chunk: string): Map<number, string> {
  const sandbox: { globalThis?: unknown; TURBOPACK?: unknown[][] } = {};
  sandbox.globalThis = sandbox;
  runInNewContext(chunk, sandbox);
  const modules = new Map<number, string>();
  for (const list of sandbox.TURBOPACK ?? []) {
    let numbers: number[] = [];
    for (const part of list) {
      if (typeof part === 'number') numbers.push(part);
      else if (typeof part === 'function') {
        for (const number of numbers) modules.set(number, String(part));
        numbers = [];
      }
    }
  }
  return modules;
}

/** The module of React's renderer, which is by far the largest. */
function rendererIn(chunks: readonly string[]): number {
  for (const chunk of chunks) {
    for (const [number, text] of modulesIn(chunk)) {
      if (/\.hydrateRoot=/u.test(text)) return number;
    }
  }
  throw new Error('no module of React’s renderer in the chunks that every page of Next.js 16 begins with');
}

/** What a page's runtime begins with, and in which order. */
export interface Slices {
  /** The entry script, for the place of Next's own. */
  script: string;
  /** Addresses of all chunks in the order that they should run in: first those that all modules need. */
  chunks: string[];
}

/**
 * Cuts the start of a page's runtime into slices. Next runs all modules at once when the last chunk is in, some 150 ms
 * of a phone's main thread; here React's renderer runs with Turbopack's own script, each client module with the chunk
 * that brings it, and Next's start with the last chunk. What has run is not run again.
 *
 * @param script text of the page's entry script
 * @param chunks addresses of the page's chunks, in its order
 * @param imports client modules of the page, and addresses of the chunks that bring them
 * @param read text of the chunk at an address
 * @throws when the entry, or React's renderer, is not where Next.js 16 has it
 */
export function slicesOf(
  script: string,
  chunks: readonly string[],
  imports: readonly ClientImport[],
  read: (address: string) => string,
): Slices {
  const [, beginning = '', text] = entryScript.exec(script) ?? [];
  if (!text) throw new Error(`an entry of an unknown kind: ${script.slice(0, 80)}`);
  const main = JSON.parse(text) as Entry;
  const isShared = (address: string) => main.otherChunks.includes(pathOf(address));
  const shared = chunks.filter(isShared);
  const byChunks = new Map<string, Entry>();
  for (const { module, chunks: own } of imports) {
    const otherChunks = [...main.otherChunks, ...own.map(pathOf)];
    const modules = byChunks.get(otherChunks.join())?.runtimeModuleIds ?? [];
    byChunks.set(otherChunks.join(), { otherChunks, runtimeModuleIds: [...new Set([...modules, module])] });
  }
  const last = chunks.filter(
    (address) => !isShared(address) && imports.some((one) => one.chunks.includes(address)),
  );
  const entries: Entry[] = [
    { ...main, runtimeModuleIds: [rendererIn(shared.map(read))] },
    ...byChunks.values(),
    { ...main, otherChunks: [...main.otherChunks, ...last.map(pathOf)] },
  ];
  return {
    script: entries.map((entry) => `${beginning}${JSON.stringify(entry)})`).join(';'),
    chunks: [...shared, ...chunks.filter((address) => !isShared(address))],
  };
}
