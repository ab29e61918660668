import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readClientModules, type ClientModules } from '@/scripts/export/client-modules';
import { delayRuntime } from '@/scripts/export/delay-runtime';
import { withFontPreload } from '@/scripts/export/font-preload';
import { leftovers } from '@/scripts/export/leftovers';
import { hashOf, withIntegrity, withPolicy } from '@/scripts/export/page-policy';
import { keepOwnStyles } from '@/scripts/export/page-styles';
import { runtimeOf } from '@/scripts/export/runtime';
import { idleModules, stillPages } from '@/scripts/export/still-pages';
import { takeOutRuntime } from '@/scripts/export/take-out-runtime';
import { unreached } from '@/scripts/export/unreached';
import { filesBelow } from '@/scripts/files-below';

/**
 * Runs after `next build` and makes of its export what visitors get: pages without script that they do not need,
 * their style sheets cut to size, a policy of its own in each page, and no file that no page asks for.
 */

const folder = 'out';

async function remove(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(join(folder, file))));
  const folders = new Set(files.filter((file) => file.includes('/')).map((file) => join(folder, file, '..')));
  for (const path of folders) {
    if ((await filesBelow(path)).length === 0) await rm(path, { recursive: true });
  }
}

/** An exported file, by the address that a page names it by. */
function readAddress(address: string): Buffer {
  return readFileSync(join(folder, address.replace(/[?#].*$/u, '')));
}

const hashOfFile = (address: string) => hashOf(readAddress(address));

/** A page with the script and the style that it needs, and no more. */
async function lightened(page: string, html: string, clientModules: ClientModules): Promise<string> {
  if (stillPages.includes(page)) {
    return keepOwnStyles(takeOutRuntime(html, clientModules, idleModules), []);
  }
  const scripts = await Promise.all(
    runtimeOf(html).chunks.map(({ attributes }) =>
      readFile(join(folder, attributes.get('src') ?? ''), 'utf8'),
    ),
  );
  return keepOwnStyles(delayRuntime(html, readAddress), scripts);
}

async function finishPage(page: string, clientModules: ClientModules): Promise<void> {
  const path = join(folder, page);
  const html = await lightened(page, await readFile(path, 'utf8'), clientModules);
  // The policy comes last: it vouches for the page to the letter.
  return writeFile(path, withPolicy(withIntegrity(withFontPreload(html), hashOfFile)));
}

const exported = await filesBelow(folder);
await remove(leftovers(exported));
const files = await filesBelow(folder);
const clientModules = await readClientModules('.next');
for (const page of files.filter((file) => file.endsWith('.html'))) {
  await finishPage(page, clientModules).catch((error: unknown) => {
    throw new Error(`out/${page}: ${error instanceof Error ? error.message : String(error)}`);
  });
}
// Every page holds its own style now.
await remove(files.filter((file) => file.endsWith('.css')));
const texts = await Promise.all(
  files
    .filter((file) => /\.(?:html|js)$/u.test(file))
    .map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
);
await remove(unreached(new Map(texts)));
const remaining = await filesBelow(folder);
console.log(
  `export: ${remaining.length} files, of ${exported.length} that Next.js wrote; no script in ${stillPages.join(' and ')}`,
);
