import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { load } from 'cheerio';
import { errorPage } from '@/content/error';
import { pages } from '@/content/pages';
import { routes } from '@/content/routes';
import { securityText } from '@/content/security-text';
import { site } from '@/content/site';
import { hostTable, wrongAnswers } from '@/contract/host-table';

// `npm run test:deployed -- https://…` asks a deployed site, or without an address the one in content/site.json, for
// every row of the host table, then runs the end-to-end tests that read nothing of out/.

function stop(sentence: string, status = 1): never {
  console.log(sentence);
  process.exit(status);
}

const given = process.argv[2] || site.address;
if (!/^https?:\/\/\S+$/u.test(given)) stop(`${given} is no address; write it as https://studio.example`);
const { origin, hostname, protocol } = new URL(given);
const isProduction = origin === site.address;

/**
 * Opens a preview that asks for a login, by the cookie that Vercel gives for the secret in
 * VERCEL_AUTOMATION_BYPASS_SECRET. A header on every request would tell other hosts the secret:
 * https://vercel.com/docs/deployment-protection/methods-to-bypass-deployment-protection/protection-bypass-automation
 *
 * @returns the cookie; an empty text where no login is asked for
 */
async function open(): Promise<string> {
  const ask = (headers = {}) =>
    fetch(origin, { headers, redirect: 'manual' }).catch((error: Error) => {
      stop(`${origin} does not answer: ${String(error.cause ?? error)}`);
    });
  const isClosed = ({ status, headers }: Response) =>
    status === 401 || (headers.get('location') ?? '').startsWith('https://vercel.com/');
  if (!isClosed(await ask())) return '';
  const secret = process.env['VERCEL_AUTOMATION_BYPASS_SECRET'];
  if (!secret)
    stop(`Skipped: ${origin} asks for a login, and VERCEL_AUTOMATION_BYPASS_SECRET is not set.`, 0);
  const bypass = { 'x-vercel-protection-bypass': secret, 'x-vercel-set-bypass-cookie': 'true' };
  const cookie = (await ask(bypass)).headers.getSetCookie().map((line) => line.split(';')[0]);
  if (!isClosed(await ask({ cookie: cookie.join('; ') }))) return cookie.join('; ');
  return stop(`${origin} does not take the secret in VERCEL_AUTOMATION_BYPASS_SECRET`);
}

/** A page by its canonical address or its title, and any other file by the path that led to it. */
function fileOf(body: Buffer, path: string): string {
  const $ = load(body);
  if (!/^\s*<!doctype html/iu.test(String(body.subarray(0, 100)))) return path.slice(1);
  if ($('title').first().text() === pages.notFound.metaTitle) return '404.html';
  const canonical = $('link[rel=canonical]').attr('href') ?? '';
  if (!canonical.startsWith(site.address)) return 'no file';
  return `${new URL(canonical).pathname.slice(1) || 'index'}.html`;
}

const cookie = await open();
const headers = { 'x-vercel-skip-toolbar': '1', ...(cookie && { cookie }) };
const isHidden = hostname.endsWith('.vercel.app') || (isProduction ? false : undefined);
const paths = Object.values(routes);
const shown = await Promise.all(paths.map(async (path) => (await fetch(origin + path, { headers })).text()));
const files = [
  ...['sitemap.xml', 'manifest.webmanifest', ...(securityText() ? ['.well-known/security.txt'] : [])],
  ...paths.map((path) => `${path.slice(1) || 'index'}.html`),
  ...(shown.join('\n').match(/(?<=\/)(?:_next\/static|logos|og|pictures)\/[\w./~-]+\.\w+/gu) ?? []),
];
const host = { origin, fileOf, isElsewhere: true, headers, isHidden };
const wrong = (await wrongAnswers(host, hostTable(files))).map(
  ({ asks, wanted, got }) => `${asks}\n  wanted: ${wanted}\n  got:    ${got}`,
);
if (isProduction) {
  const robotsOf = (page = '') => load(page)('meta[name=robots]').attr('content') ?? '';
  const hidden = paths.filter((_, index) => robotsOf(shown[index]).includes('noindex'));
  wrong.push(...hidden.map((path) => `GET ${path}: wanted: search engines may index it; got: noindex`));
  const starts = [`http://${hostname}/work`];
  // A studio below another domain has no `www.` of its own.
  if (hostname.startsWith('www.')) starts.push(`https://${hostname.slice(4)}/work`);
  else if (hostname.split('.').length === 2) starts.push(`https://www.${hostname}/work`);
  for (const start of starts) {
    const got = await fetch(start).then(({ url }) => url, String);
    if (got !== `${origin}/work`) wrong.push(`GET ${start}: wanted: leads to ${origin}/work; got: ${got}`);
  }
}
console.log(wrong.length > 0 ? wrong.join('\n') : `${origin} answers as every host must.`);

// Tests read the words from here; `npm run assets` would draw every picture too.
mkdirSync('content/generated', { recursive: true });
writeFileSync('content/generated/words.json', JSON.stringify({ pages, errorPage }));
const cookies = cookie.match(/[^;\s]+/gu)?.map((pair) => {
  const [, name, value] = /^(.*?)=(.*)$/u.exec(pair) ?? [];
  const secure = protocol === 'https:';
  return { name, value, domain: hostname, path: '/', expires: -1, httpOnly: true, secure, sameSite: 'Lax' };
});
const tests = ['specification', 'landing', 'work', 'navigation'].map((name) => `e2e/${name}.spec.ts`);
// A trace would hold the cookie.
const { status } = spawnSync('npx', ['playwright', 'test', '--trace=off', ...tests], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    PLAYWRIGHT_TEST_BASE_URL: origin,
    PLAYWRIGHT_COOKIES: JSON.stringify(cookies ?? []),
  },
});
process.exitCode = wrong.length > 0 ? 1 : (status ?? 1);
