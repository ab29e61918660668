import { readFile, writeFile } from 'node:fs/promises';
import { load } from 'cheerio';
import { environment } from '@/app/environment';
import { readExportedPages } from '@/scripts/export/exported-pages';
import { writeHeaders } from '@/scripts/export/headers-file';
import { deleteLeftovers } from '@/scripts/export/leftovers';
import { writeLicences } from '@/scripts/export/licences';
import { addPolicy } from '@/scripts/export/page-policy';
import { delayScript, removePolyfills, removeScript } from '@/scripts/export/page-script';
import { inlineStyles } from '@/scripts/export/page-style';
import { previewServices, services } from '@/scripts/export/services';
import { addSpeculationRule } from '@/scripts/export/speculation-rules';

// The last step of `npm run build`. docs/build.md explains each part of it, in the same order.

const allowedServices = environment.name === 'preview' ? [...services, ...previewServices] : services;
const pages = readExportedPages();

await deleteLeftovers(pages);
writeLicences();
writeHeaders();

for (const { file, path, clientComponents } of pages) {
  // With scripting off, `<noscript>` is parsed into elements, so that the policy covers them too.
  const page = load(await readFile(`out/${file}`, 'utf8'), { scriptingEnabled: false });
  const styles = inlineStyles(page);
  page(`body > :is(header, footer) a[href="${path}"]`).attr('aria-current', 'page');
  removePolyfills(page);
  if (clientComponents.length > 0) delayScript(page, styles);
  else removeScript(page);
  addSpeculationRule(page, path, allowedServices);
  addPolicy(page, allowedServices);
  await writeFile(`out/${file}`, page.html());
  console.log(`out/${file}: client components: ${clientComponents.join(', ') || 'none'}`);
}

console.log(
  environment.name === 'production'
    ? `environment: production, at ${environment.address}; search engines may index it`
    : `environment: ${environment.name}; search engines may not index it; set SITE_ENV=production for the build that you publish`,
);
