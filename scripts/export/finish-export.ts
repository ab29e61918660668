import '@/scripts/environment';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { load } from 'cheerio';
import { isPreview } from '@/app/page-metadata';
import { bundleIslands, importBundled } from '@/scripts/export/bundle-islands';
import { deleteLeftovers } from '@/scripts/export/leftovers';
import { writeLicences } from '@/scripts/export/licences';
import { addPolicy } from '@/scripts/export/page-policy';
import {
  addSpeculationRule,
  addStarter,
  keepLineBreaks,
  measureIslands,
  removeNextScript,
} from '@/scripts/export/page-script';
import { inlineStyles } from '@/scripts/export/page-style';
import type * as Renderer from '@/scripts/export/render-islands';
import { exportedPages, filesBelow } from '@/scripts/files';

const { code, packages } = await bundleIslands();
const { renderIslands } = (await importBundled('scripts/export/render-islands.ts')) as typeof Renderer;
const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
const islandsUrl = `/_next/static/islands-${hash}.js`;
await writeFile(`out${islandsUrl}`, code);

const pages = new Map<string, string>();
for (const { file, path } of await exportedPages()) {
  // With scripting off, `<noscript>` is parsed into elements, so that the policy covers them too.
  const page = load(await readFile(`out/${file}`, 'utf8'), { scriptingEnabled: false });
  try {
    inlineStyles(page);
    removeNextScript(page);
    await renderIslands(page);
    keepLineBreaks(page);
    page(`body > header a[href="${path}"]`).attr('aria-current', 'page');
    measureIslands(page);
    addStarter(page, islandsUrl);
    addSpeculationRule(page, path);
    addPolicy(page);
  } catch (error) {
    console.error(`The page ${path}: ${(error as Error).message}`);
    process.exitCode = 1;
    continue;
  }
  // Previews are checked against the policy too, but have none, so that Vercel's toolbar works in them.
  if (isPreview) page('meta[http-equiv=Content-Security-Policy]').remove();
  const html = page.html();
  pages.set(file, html);
  await writeFile(`out/${file}`, html);
}
await deleteLeftovers(pages);
writeLicences(packages);

for (const file of await filesBelow('out'))
  if (!extname(file) && !existsSync(`public/${file}`)) {
    console.error(`/${file}: hosts would not know its type; add an ending, as in app/feed.xml/route.ts`);
    process.exitCode = 1;
  }
if (isPreview)
  console.log(`A preview, which no search engine indexes: VERCEL_ENV is “${process.env['VERCEL_ENV']}”`);
