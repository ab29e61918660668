import { normalize } from 'node:path/posix';
import { load } from 'cheerio';
import { pages, site } from '@/content/content';
import { fallbackWidth, pictureWidths } from '@/content/picture-sizes';
import { sitePages } from '@/content/routes';
import { hostTable, wrongResponses } from '@/scripts/hosts/host-table';

/**
 * Tests a deployment with every row of the host table. At the site's own address, also tests that search engines may
 * index every page without `noindex`, and that http and the other `www.` variant of the domain redirect there.
 *
 * @param origin such as `https://studio.example`
 * @param own the production site's origin, with which canonical addresses begin
 * @returns each wrong response with the one that is wanted
 * @throws when the deployment does not answer or requires a login
 */
export async function deploymentFaults(origin: string, own: string = site.address): Promise<string[]> {
  const { hostname } = new URL(origin);
  const isProduction = origin === own;
  const headers = { 'x-vercel-skip-toolbar': '1' };
  const noindex = hostname.endsWith('.vercel.app') || (isProduction ? false : undefined);

  const { status } = await fetch(origin, { headers, redirect: 'manual' }).catch((error: Error) => {
    throw new Error(`${origin} does not answer: ${String(error.cause ?? error)}`);
  });
  // Vercel leads to its login by a redirect.
  if (status !== 200) throw new Error(`${origin} answers ${status}: tests need a deployment without a login`);

  /** Identifies a page by its canonical address or its title, and any other file by its path. */
  function fileOf(body: Buffer, path: string): string {
    const $ = load(body);
    if (!/^\s*<!doctype html/iu.test(String(body.subarray(0, 100)))) return path.slice(1);
    if ($('title').first().text() === pages.notFound.metaTitle) return '404.html';
    const canonical = $('link[rel=canonical]').attr('href') ?? '';
    if (!canonical.startsWith(own)) return 'no file';
    return `${new URL(canonical).pathname.slice(1) || 'index'}.html`;
  }

  const published = sitePages.filter(({ path }) => path !== undefined);
  const paths = published.map(({ path = '' }) => path);
  const pageTexts = await Promise.all(
    [...paths, '/nowhere', '/manifest.webmanifest'].map(async (path) =>
      (await fetch(origin + path, { headers })).text(),
    ),
  );
  const text = pageTexts.join('\n');
  // A page has the addresses of a carousel's further pictures without their width and extension, which script adds.
  const pictures = text.match(/pictures\/copies\/[\w-]*-[\da-f]{10}(?!\w)/gu) ?? [];
  const files = [
    ...['sitemap.xml', 'manifest.webmanifest', 'licenses.txt'],
    ...paths.map((path) => `${path.slice(1) || 'index'}.html`),
    ...(text.match(/(?<=\/)(?:_next\/static|logos|og|pictures)\/[\w./~-]+\.\w+/gu) ?? []),
    // Vercel makes the files below `/_vercel/`.
    ...(text.match(/(?<="\/)(?!_vercel\/)[\w./~-]+\.(?!html)\w+(?=[?"])/gu) ?? []),
    ...pictures.flatMap((name) => [
      `${name}-${fallbackWidth}.webp`,
      ...pictureWidths.map((width) => `${name}-${width}.avif`),
    ]),
  ];
  const host = { origin, fileOf, isThirdParty: true, headers, noindex };
  const faults = (await wrongResponses(host, hostTable([...new Set(files.map(normalize))]))).map(
    ({ request, wanted, got }) => `${request}\n  wanted: ${wanted}\n  got:    ${got}`,
  );
  if (!isProduction) return faults;
  const isHidden = (page = '') => /noindex/u.test(load(page)('meta[name=robots]').attr('content') ?? '');
  const notIndexed = published.filter(({ noindex }, index) => !noindex && isHidden(pageTexts[index]));
  faults.push(...notIndexed.map(({ path }) => `GET ${path}: wanted: may be indexed; got: noindex`));
  const variants = [`http://${hostname}/work`];
  // A site on a subdomain has no `www.` variant.
  if (hostname.startsWith('www.')) variants.push(`https://${hostname.slice(4)}/work`);
  else if (hostname.split('.').length === 2) variants.push(`https://www.${hostname}/work`);
  for (const variant of variants) {
    const got = await fetch(variant).then(({ url }) => url, String);
    if (got !== `${origin}/work`) faults.push(`GET ${variant}: wanted: ${origin}/work; got: ${got}`);
  }
  return faults;
}
