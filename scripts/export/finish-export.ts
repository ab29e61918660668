import { readFile, writeFile } from 'node:fs/promises';
import { load } from 'cheerio';
import { isPreview } from '@/app/page-metadata';
import { readExportedPages } from '@/scripts/export/exported-pages';
import { deleteLeftovers } from '@/scripts/export/leftovers';
import { writeLicences } from '@/scripts/export/licences';
import { addPolicy } from '@/scripts/export/page-policy';
import { delayScript, removePolyfills, removeScript } from '@/scripts/export/page-script';
import { inlineStyles } from '@/scripts/export/page-style';
import { addSpeculationRule } from '@/scripts/export/speculation-rules';

// The last step of `npm run build`. docs/build.md explains each part of it, in the same order.

const pages = readExportedPages();

await deleteLeftovers(pages);
writeLicences();

for (const { file, path, clientComponents } of pages) {
  // With scripting off, `<noscript>` is parsed into elements, so that the policy covers them too.
  const page = load(await readFile(`out/${file}`, 'utf8'), { scriptingEnabled: false });
  const styles = inlineStyles(page);
  page(`body > header a[href="${path}"]`).attr('aria-current', 'page');
  removePolyfills(page);
  if (clientComponents.length > 0) delayScript(page, styles);
  else removeScript(page);
  addSpeculationRule(page, path);
  // Without a policy, so that the toolbar works that Vercel puts into previews.
  if (!isPreview) addPolicy(page);
  await writeFile(`out/${file}`, page.html());
  console.log(`out/${file}: client components: ${clientComponents.join(', ') || 'none'}`);
}

if (isPreview)
  console.log(
    'Preview: search engines may not index it, and it has no Content-Security-Policy. Production blocks what its policy does not list.',
  );
