import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { buildSync } from 'esbuild';
import { environment } from '@/app/environment';
import { previewServices, services } from '@/content/services';
import { readClientComponents } from '@/scripts/export/client-components';
import { PageError } from '@/scripts/export/page-error';
import { addPolicy } from '@/scripts/export/page-policy';
import { delayScript, removeScript } from '@/scripts/export/page-script';
import { inlineStyles, type ReadFile } from '@/scripts/export/page-style';
import { pathOf, speculationRules } from '@/scripts/export/speculation-rules';
import { filesBelow } from '@/scripts/files-below';
import { inventedValues } from '@/scripts/launch/invented-values';

// The last step of `npm run build`, as docs/build.md tells.

const folder = 'out';

/** A host may have added a query to the address. */
const read: ReadFile = (address) => {
  const file = join(folder, decodeURIComponent(new URL(address, 'https://own.invalid').pathname));
  return existsSync(file) ? readFileSync(file) : undefined;
};

const entryPoints = ['components/start-scripts.ts'];
const starter = buildSync({ entryPoints, bundle: true, minify: true, write: false });

const allowed = environment.name === 'preview' ? [...services, ...previewServices] : services;

/** Finishes one page. */
async function finishPage(file: string, page: CheerioAPI, components: readonly string[]): Promise<void> {
  const links = inlineStyles(page, read);
  // A layout does not know which page it surrounds.
  page(`body > header a[href="${pathOf(file)}"]`).attr('aria-current', 'page');
  if (components.length > 0) delayScript(page, starter.outputFiles[0]?.text.trim() ?? '', links);
  else removeScript(page);
  // In the layout, React would repeat it in the page's payload.
  page('<script type="speculationrules">').text(rules).appendTo('body');
  addPolicy(page, allowed, read);
  await writeFile(join(folder, file), page.html());
}

// Only Next's own navigation reads the payloads, `work.txt` and `work/…`, and the manifests in the folder of the build id,
// `export`. With the folder `work/` some servers answer `/work` wrongly. `_not-found.html` is a copy of `404.html` that
// would answer 200.
const exported = await filesBelow(folder);
const isLeftover = (file: string) =>
  /^_not-found\.html$|^_next\/static\/export\/|(?:^|\/)__next\..*\.txt$/u.test(file) ||
  (file.endsWith('.txt') && exported.includes(file.replace(/txt$/u, 'html')));
const leftovers = exported.filter(isLeftover);
await Promise.all(leftovers.map((file) => rm(join(folder, file))));
// Fails on a folder that still holds a page, which is to stay.
for (const place of new Set(leftovers.map(dirname))) await rmdir(join(folder, place)).catch(() => {});

const pages = new Map<string, CheerioAPI>();
for (const file of exported.filter((one) => one.endsWith('.html') && !isLeftover(one))) {
  // Parses what a `<noscript>` holds as elements, so that the policy covers them too.
  pages.set(file, load(await readFile(join(folder, file), 'utf8'), { scriptingEnabled: false }));
}
const rules = JSON.stringify(speculationRules(pages, allowed));
const componentsOf = await readClientComponents();
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
  // Only a warning: a studio may want to see its site on its host before it has all of them.
  const { length } = inventedValues();
  if (length > 0) console.warn(`Warning: ${length} invented values; \`npm run launch-check\` lists them`);
} else {
  const wayOut = 'the build that you publish needs SITE_ENV=production';
  console.log(`environment: ${environment.name}; search engines may index no page; ${wayOut}`);
}
