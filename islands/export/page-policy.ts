import { createHash } from 'node:crypto';
import { load, type CheerioAPI } from 'cheerio';
import { site } from '@/content/site';

/** What scripts add: the origins of other sites, such as `https://count.example`, or hashes such as `'sha256-…'`. */
const addedScripts: readonly string[] = [];

const toolbar = process.env['VERCEL_ENV'] === 'preview' ? ['https://vercel.live'] : [];

/** In whichever attribute: tools that ask for consent keep an address in one of their own until then. */
export function scriptSitesOf($: CheerioAPI): string[] {
  const elements = [...$('script, link[as=script], link[rel=modulepreload]')];
  const values = elements.flatMap(({ attribs }) => Object.values(attribs));
  const isAddress = (value: string) => /^(?:https?:)?\/\//iu.test(value) && URL.canParse(value, site.address);
  const origins = values.filter(isAddress).map((address) => new URL(address, site.address).origin);
  return origins.filter((origin) => origin !== site.address);
}

/** @param sites those of all pages: the first page's policy outlasts navigations by Next.js's router */
export function addPolicy(path: string, html: string, sites: readonly string[]): string {
  const $ = load(html);
  const inline = $('script:not([src], [type$=json])');
  const hashes = [...inline].map((one) => createHash('sha256').update($(one).text()).digest('base64'));
  const inlined = hashes.map((hash) => `'sha256-${hash}'`);
  const sources = new Set(["'self'", ...toolbar, ...sites, ...addedScripts, ...inlined]);
  const policy = `script-src ${[...sources].join(' ')}; worker-src 'self' blob:; object-src 'self'; base-uri 'self'`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const added = html.replace(/<meta charset="utf-8"[^>]*>/iu, (charset) => charset + meta);
  if (added === html) throw new Error(`${path} has no <meta charset="utf-8"> for its policy to follow`);
  return added;
}
