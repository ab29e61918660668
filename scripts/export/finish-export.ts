import { readFileSync } from 'node:fs';
import { readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { buildSync } from 'esbuild';
import { environment } from '@/content/environment';
import { previewServices, services } from '@/content/services';
import { clientComponentsOf } from '@/scripts/export/client-components';
import { addPolicy } from '@/scripts/export/page-policy';
import { delayScript, frameworkFiles, removeScript } from '@/scripts/export/page-script';
import { inlineStyles, type ReadFile } from '@/scripts/export/page-style';
import { filesBelow } from '@/scripts/files-below';

// The last step of `npm run build`, as docs/build.md tells.

const folder = 'out';

/** A host may have added a query to the address. */
const read: ReadFile = (address) =>
  readFileSync(join(folder, decodeURIComponent(new URL(address, 'https://own.invalid').pathname)));

const starterModule = `import { startScripts } from '@/scripts/export/starter'; startScripts()`;
const starter = buildSync({
  stdin: { contents: starterModule, resolveDir: '.' },
  bundle: true,
  minify: true,
  write: false,
});

/** Finishes one page, and says how much script it ships and why. */
async function finishPage(file: string, components: readonly string[]): Promise<string> {
  // Parses what a `<noscript>` holds as elements, so that the policy covers them too.
  const page = load(await readFile(join(folder, file), 'utf8'), { scriptingEnabled: false });
  const scripts = [...page(frameworkFiles).not('[nomodule]')].map(({ attribs }) => attribs['src'] ?? '');
  const loadsScript = components.length > 0;
  const links = inlineStyles(page, read);
  if (loadsScript) delayScript(page, starter.outputFiles[0]?.text.trim() ?? '', links);
  else removeScript(page);
  addPolicy(page, environment.name === 'preview' ? [...services, ...previewServices] : services, read);
  await writeFile(join(folder, file), page.html());
  const bytes = scripts.reduce((sum, address) => sum + brotliCompressSync(read(address)).length, 0);
  return loadsScript ? `${Math.round(bytes / 1024)} KiB of script for ${components.join(', ')}` : 'no script';
}

// Only Next's own navigation reads the payloads, `work.txt` and `work/…`. Plain links do not need them, and with
// the folder some servers answer `/work` wrongly. `_not-found.html` is a copy of `404.html` that would answer 200.
const exported = await filesBelow(folder);
const isLeftover = (file: string) =>
  /(?:^_not-found\.html|(?:^|\/)__next\..*\.txt)$/u.test(file) ||
  (file.endsWith('.txt') && exported.includes(file.replace(/txt$/u, 'html')));
const leftovers = exported.filter(isLeftover);
await Promise.all(leftovers.map((file) => rm(join(folder, file))));
// Fails on a folder that still holds a page, which is to stay.
for (const place of new Set(leftovers.map(dirname))) await rmdir(join(folder, place)).catch(() => {});

const pages = exported.filter((file) => file.endsWith('.html') && !isLeftover(file));
const components = await clientComponentsOf(pages);
for (const page of pages) {
  try {
    console.log(`out/${page}: ${await finishPage(page, components.get(page) ?? [])}`);
  } catch (error) {
    console.error(`out/${page}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
