import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { buildSync } from 'esbuild';
import { environment } from '@/app/environment';
import { previewServices, services } from '@/scripts/export/services';
import { readClientComponents } from '@/scripts/export/client-components';
import { writeLicences } from '@/scripts/export/licenses';
import { PageError } from '@/scripts/export/page-error';
import { addPolicy } from '@/scripts/export/page-policy';
import { delayScript, polyfills, removeScript } from '@/scripts/export/page-script';
import { inlineStyles, type ReadFile } from '@/scripts/export/page-style';
import { speculationRules } from '@/scripts/export/speculation-rules';
import { filesBelow, isOwnersFile, pathOf } from '@/scripts/files/paths';
import { inventedValues } from '@/scripts/launch/invented-values';

// The last step of `npm run build`. docs/build.md describes it.

const folder = 'out';

/** The file of `out/` at an address. Ignores the query that Next.js adds on some hosts. */
const fileAt = (address: string) =>
  join(folder, decodeURIComponent(new URL(address, 'https://own.invalid').pathname));
const readExported: ReadFile = (address) =>
  existsSync(fileAt(address)) ? readFileSync(fileAt(address)) : undefined;

// Bundled, and not imported, because this script runs in browsers.
const entryPoints = ['scripts/export/start-scripts.ts'];
const startScript = buildSync({ entryPoints, bundle: true, minify: true, write: false });

const allowedServices = environment.name === 'preview' ? [...services, ...previewServices] : services;

// Deletes the payloads (`work.txt`, `work/__next.*.txt`) and manifests (`_next/static/export/`) that only Next.js's own
// navigation reads, and `_not-found.html`, a copy of `404.html` that hosts would serve with the status 200. Empty
// folders must go too, because some servers would redirect `/work` to a folder `work/`.
const exported = await filesBelow(folder);
const made = exported.filter((file) => !isOwnersFile(file));
const isLeftover = (file: string) =>
  /^_not-found\.html$|^_next\/static\/export\/|(?:^|\/)__next\..*\.txt$/u.test(file) ||
  (file.endsWith('.txt') && made.includes(file.replace(/txt$/u, 'html')));
const leftovers = made.filter(isLeftover);
await Promise.all(leftovers.map((file) => rm(join(folder, file))));
// Folders with pages stay, because `rmdir` deletes only empty folders.
for (const place of new Set(leftovers.map(dirname))) await rmdir(join(folder, place)).catch(() => {});

await writeLicences(folder, exported);

const pages = new Map<string, CheerioAPI>();
for (const file of made.filter((one) => one.endsWith('.html') && !isLeftover(one))) {
  // With scripting off, `<noscript>` is parsed into elements, so that the policy covers them too.
  pages.set(file, load(await readFile(join(folder, file), 'utf8'), { scriptingEnabled: false }));
}
const rulesOf = speculationRules([...pages.values()], allowedServices);
const componentsOf = await readClientComponents();

async function finishPage(file: string, page: CheerioAPI, components: readonly string[]): Promise<void> {
  const links = inlineStyles(page, readExported);
  // A layout cannot set `aria-current`, because it does not know which page it surrounds.
  page(`body > :is(header, footer) a[href="${pathOf(file)}"]`).attr('aria-current', 'page');
  if (components.length > 0) delayScript(page, startScript.outputFiles[0]?.text.trim() ?? '', links);
  else removeScript(page);
  // The rules are not in the layout, because React would repeat them in the page's payload.
  page('<script type="speculationrules">')
    .text(rulesOf(pathOf(file)))
    .appendTo('body');
  addPolicy(page, allowedServices, readExported);
  await writeFile(join(folder, file), page.html());
}

// In browsers that need the polyfills, React does not start.
for (const { attribs } of [...pages.values()].flatMap((page) => [...page(polyfills)]))
  await rm(fileAt(attribs['src'] ?? ''), { force: true });

for (const [file, page] of pages) {
  try {
    const components = componentsOf(file);
    await finishPage(file, page, components);
    console.log(`out/${file}: client components: ${components.join(', ') || 'none'}`);
  } catch (error) {
    console.error(`out/${file}:`, error instanceof PageError ? error.message : error);
    process.exitCode = 1;
  }
}

if (environment.name === 'production') {
  console.log(`environment: production, at ${environment.address}; search engines may index it`);
  // A warning and not an error, because a studio may deploy before it has replaced every invented value.
  const { length } = inventedValues();
  if (length > 0) console.warn(`Warning: ${length} invented values; \`npm run launch-check\` lists them`);
} else {
  const fix = 'set SITE_ENV=production for the build that you publish';
  console.log(`environment: ${environment.name}; search engines may not index it; ${fix}`);
}
