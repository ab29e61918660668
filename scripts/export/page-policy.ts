import { createHash } from 'node:crypto';
import { load, type CheerioAPI } from 'cheerio';
import { isPreview } from '@/app/page-metadata';
import { site } from '@/content/site';
import { executableScripts } from '@/scripts/export/page-code';

/** What scripts add: the origins of other sites, such as `https://count.example`, or hashes such as `'sha256-…'`. */
const addedScripts: readonly string[] = [];

/** In previews, Vercel adds its toolbar to each page. */
const toolbar = isPreview ? ['https://vercel.live'] : [];

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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
  // Some hosts trim white space.
  const hashes = [...inline].map((script) => $(script).text()).flatMap((text) => [text, text.trim()]);
  const sources = new Set(["'self'", ...toolbar, ...sites, ...addedScripts, ...hashes.map(hashOf)]);
  const policy = `script-src ${[...sources].join(' ')}; worker-src 'self' blob:; object-src 'self'; base-uri 'self'`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const added = html.replace(/<meta charset="utf-8"[^>]*>/iu, (charset) => charset + meta);
  if (added === html) throw new Error(`${path} has no <meta charset="utf-8"> for its policy to follow`);
  return added;
}
