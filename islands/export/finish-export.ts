import '@/scripts/environment';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { load } from 'cheerio';
import { bundleIslands } from '@/islands/export/bundle-islands';
import { clientModulesOf } from '@/islands/export/client-modules';
import { deleteLeftovers } from '@/islands/export/leftovers';
import { writeLicences } from '@/islands/export/licences';
import { findSiteReason, reasonForNext } from '@/islands/export/lean-pages';
import { addPolicy, scriptSitesOf } from '@/islands/export/page-policy';
import * as pageCode from '@/islands/export/page-code';
import { exportedPages } from '@/scripts/files';

async function readPages() {
  const siteReason = findSiteReason();
  return Promise.all(
    (await exportedPages()).map(async ({ file, path }) => {
      const html = await readFile(`out/${file}`, 'utf8');
      const modules = await clientModulesOf(path).catch(() => []);
      return { file, path, html, $: load(html), reason: siteReason ?? reasonForNext(html, modules) };
    }),
  );
}

async function writePages(pages: Awaited<ReturnType<typeof readPages>>, islandsUrl: string): Promise<void> {
  const scriptSites = pages.flatMap(({ $ }) => scriptSitesOf($));
  const paths = pages.map(({ path }) => path);
  for (const { file, path, html, $, reason } of pages) {
    if (reason) console.log(`${path} loads Next.js's script, about 125 KB: ${reason}`);
    else {
      pageCode.removeNextScript($);
      pageCode.inlineStyles($);
      pageCode.addStarter($, islandsUrl);
      pageCode.addSpeculationRules($, path, paths);
      pageCode.markCurrentLinks($, path);
    }
    await writeFile(`out/${file}`, addPolicy(path, reason ? html : $.html(), scriptSites));
  }
}

// A half-made site must not be served.
process.on('exit', (status) => status && rmSync('out', { recursive: true, force: true }));

const { code, packages } = await bundleIslands();
const islandsUrl = `/_next/static/islands-${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`;
const pages = await readPages();
await writePages(pages, islandsUrl);
await deleteLeftovers(pages.every(({ reason }) => !reason));
await writeFile(`out${islandsUrl}`, code);
writeLicences(packages);
