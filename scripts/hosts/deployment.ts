import { load } from 'cheerio';
import { pages } from '@/content/pages';
import { routes } from '@/content/routes';
import { securityText } from '@/scripts/assets/security-text';
import { site } from '@/content/site';
import { hostTable, wrongAnswers } from '@/scripts/hosts/host-table';

/** A host name without its `www.`. */
const bare = (address: string) => new URL(address).hostname.replace(/^www\./u, '');

/**
 * Opens a preview that asks for a login, by the cookie that Vercel gives for the secret in
 * VERCEL_AUTOMATION_BYPASS_SECRET. A header on every request would tell other hosts the secret:
 * https://vercel.com/docs/deployment-protection/methods-to-bypass-deployment-protection/protection-bypass-automation
 *
 * @param origin such as `https://studio-git-3f2a.vercel.app`
 * @param own the production site's origin
 * @returns the cookie, empty where no login is asked for; undefined for a login without a secret
 * @throws when the deployment does not answer or refuses the secret, and when production asks for a login
 */
export async function openDeployment(
  origin: string,
  own: string = site.address,
  secret = process.env['VERCEL_AUTOMATION_BYPASS_SECRET'],
): Promise<string | undefined> {
  const ask = (headers = {}) =>
    fetch(origin, { headers, redirect: 'manual' }).catch((error: Error) => {
      throw new Error(`${origin} does not answer: ${String(error.cause ?? error)}`);
    });
  const isClosed = ({ status, headers }: Response) =>
    status === 401 || (headers.get('location') ?? '').startsWith('https://vercel.com/');
  if (!isClosed(await ask())) return '';
  if (bare(origin) === bare(own))
    throw new Error(`${origin} asks for a login, but it is the site's own address`);
  if (!secret) return undefined;
  const bypass = { 'x-vercel-protection-bypass': secret, 'x-vercel-set-bypass-cookie': 'true' };
  const lines = (await ask(bypass)).headers.getSetCookie();
  const cookie = lines.map((line) => line.split(';')[0]).join('; ');
  if (!isClosed(await ask({ cookie }))) return cookie;
  throw new Error(`${origin} does not take the secret in VERCEL_AUTOMATION_BYPASS_SECRET`);
}

/**
 * Asks a deployment for every row of the host table. At the site's own address search engines must also be let in, and
 * http and the other of `www.` and bare must lead there.
 *
 * @param origin such as `https://studio.example`
 * @param cookie of `openDeployment`
 * @param own the production site's origin, which canonical addresses begin with
 * @returns each wrong answer, with what was wanted
 */
export async function deploymentFaults(
  origin: string,
  cookie: string,
  own: string = site.address,
): Promise<string[]> {
  const { hostname } = new URL(origin);
  const isProduction = origin === own;
  const headers = { 'x-vercel-skip-toolbar': '1', ...(cookie && { cookie }) };
  const isHidden = hostname.endsWith('.vercel.app') || (isProduction ? false : undefined);

  /** A page by its canonical address or its title, and any other file by the path that led to it. */
  function fileOf(body: Buffer, path: string): string {
    const $ = load(body);
    if (!/^\s*<!doctype html/iu.test(String(body.subarray(0, 100)))) return path.slice(1);
    if ($('title').first().text() === pages.notFound.metaTitle) return '404.html';
    const canonical = $('link[rel=canonical]').attr('href') ?? '';
    if (!canonical.startsWith(own)) return 'no file';
    return `${new URL(canonical).pathname.slice(1) || 'index'}.html`;
  }

  const paths = Object.values(routes);
  const shown = await Promise.all(
    paths.map(async (path) => (await fetch(origin + path, { headers })).text()),
  );
  const files = [
    ...['sitemap.xml', 'manifest.webmanifest', ...(securityText() ? ['.well-known/security.txt'] : [])],
    ...paths.map((path) => `${path.slice(1) || 'index'}.html`),
    ...(shown.join('\n').match(/(?<=\/)(?:_next\/static|logos|og|pictures)\/[\w./~-]+\.\w+/gu) ?? []),
  ];
  const host = { origin, fileOf, isElsewhere: true, headers, isHidden };
  const faults = (await wrongAnswers(host, hostTable(files))).map(
    ({ asks, wanted, got }) => `${asks}\n  wanted: ${wanted}\n  got:    ${got}`,
  );
  if (!isProduction) return faults;
  const robotsOf = (page = '') => load(page)('meta[name=robots]').attr('content') ?? '';
  const hidden = paths.filter((_, index) => robotsOf(shown[index]).includes('noindex'));
  faults.push(...hidden.map((path) => `GET ${path}: wanted: search engines may index it; got: noindex`));
  const starts = [`http://${hostname}/work`];
  // A studio below another domain has no `www.` of its own.
  if (hostname.startsWith('www.')) starts.push(`https://${hostname.slice(4)}/work`);
  else if (hostname.split('.').length === 2) starts.push(`https://www.${hostname}/work`);
  for (const start of starts) {
    const got = await fetch(start).then(({ url }) => url, String);
    if (got !== `${origin}/work`) faults.push(`GET ${start}: wanted: leads to ${origin}/work; got: ${got}`);
  }
  return faults;
}
