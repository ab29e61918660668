import { createHash } from 'node:crypto';
import { load, type CheerioAPI } from 'cheerio';
import { site } from '@/content/site';
import { executableScripts } from '@/islands/export/page-code';

/** What scripts add: the origins of other sites, such as `https://count.example`, or hashes such as `'sha256-…'`. */
const addedScripts: readonly string[] = [];

const toolbar = process.env['VERCEL_ENV'] === 'preview' ? ['https://vercel.live'] : [];

export function scriptSitesOf($: CheerioAPI): string[] {
  const elements = $(`${executableScripts}[src], link[as=script], link[rel=modulepreload]`);
  const addresses = [...elements].map(({ attribs: { src, href } }) => src ?? href ?? '');
  const origins = addresses.map((address) => new URL(address, site.address).origin);
  return origins.filter((origin) => origin !== site.address && origin !== 'null');
}

/** @param sites those of all pages: the first page's policy outlasts navigations by Next.js's router */
export function addPolicy(path: string, html: string, sites: readonly string[]): string {
  const $ = load(html);
  const inline = $(`${executableScripts}:not([src]), script:is([type=speculationrules], [type=importmap])`);
  const hashes = [...inline].map((one) => createHash('sha256').update($(one).text()).digest('base64'));
  const inlined = hashes.map((hash) => `'sha256-${hash}'`);
  const sources = new Set(["'self'", ...toolbar, ...sites, ...addedScripts, ...inlined]);
  const policy = `script-src ${[...sources].join(' ')}; worker-src 'self' blob:; object-src 'self'; base-uri 'self'`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const added = html.replace(/<meta charset="utf-8"[^>]*>/iu, (charset) => charset + meta);
  if (added === html) throw new Error(`${path} has no <meta charset="utf-8"> for its policy to follow`);
  return added;
}
