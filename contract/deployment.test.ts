import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { deploymentFaults, openDeployment } from '@/contract/deployment';
import { serveFolder } from '@/scripts/serve/serve-folder';

type Respond = (
  asked: URL,
  headers: Headers,
  rightAnswer: (asked: URL) => Promise<Response>,
) => Response | Promise<Response>;

interface Deployment {
  origin?: string;
  /** The production site's origin. */
  own?: string;
  robots?: string;
  respond?: Respond;
}

const studio = 'https://studio.example';
const preview = 'https://preview.studio.example';

/** Lets a local server of `out/` answer every `fetch`, as if `out/` had been built for a studio and deployed. */
async function deploy(
  context: TestContext,
  {
    origin = studio,
    own = studio,
    robots = 'index',
    respond = (asked, _, right) => right(asked),
  }: Deployment,
): Promise<void> {
  const { address, stop } = await serveFolder('out');
  context.after(stop);
  const { fetch } = globalThis;
  const robotsOfPage = /(?<=name="robots" content=")[^"]*/gu;
  context.mock.method(globalThis, 'fetch', async (start: string, options?: RequestInit) =>
    respond(new URL(start), new Headers(options?.headers), async ({ pathname, search }) => {
      const answer = await fetch(address + pathname + search, options);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const page = String(bytes).replaceAll(site.address, own).replaceAll(robotsOfPage, robots);
      const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
      const deployed = new Response(answer.status === 304 ? null : isPage ? page : bytes, answer);
      return Object.defineProperty(deployed, 'url', { value: answer.url.replace(address, origin) });
    }),
  );
}

test('a right host has no faults', async (context) => {
  const { address, stop } = await serveFolder('out');
  context.after(stop);
  assert.equal(await openDeployment(address), '');
  assert.deepEqual(await deploymentFaults(address, ''), []);
});

test('a spoiled host has a fault for each wrong answer', async (context) => {
  await deploy(context, {
    origin: preview,
    respond: async (asked, _, rightAnswer) => {
      if (asked.pathname === '/work/') return rightAnswer(new URL('/', asked));
      const answer = await rightAnswer(asked);
      if (asked.pathname === '/manifest.webmanifest') answer.headers.delete('X-Frame-Options');
      return answer;
    },
  });
  const caching = 'public, max-age=0, must-revalidate';
  const manifest = `200 manifest.webmanifest, ${caching}`;
  assert.deepEqual(await deploymentFaults(preview, '', studio), [
    `GET /work/\n  wanted: 200 work.html at /work, ${caching}\n  got:    200 index.html at /, ${caching}`,
    `GET /manifest.webmanifest\n  wanted: ${manifest}\n  got:    ${manifest}, X-Frame-Options: missing`,
  ]);
});

test('a preview that asks for a login is left out without a secret, and opened with it', async (context) => {
  await deploy(context, {
    origin: preview,
    respond: (asked, headers, rightAnswer) => {
      if (headers.get('Cookie') === 'pass=open') return rightAnswer(asked);
      const isRight = headers.get('x-vercel-protection-bypass') === 'right';
      const login = { Location: 'https://vercel.com/sso-api' };
      const pass = { 'Set-Cookie': 'pass=open; Path=/; HttpOnly' };
      return new Response(null, { status: 302, headers: isRight ? pass : login });
    },
  });
  assert.equal(await openDeployment(preview, studio, ''), undefined);
  await assert.rejects(openDeployment(preview, studio, 'wrong'), /does not take the secret/u);
  const cookie = await openDeployment(preview, studio, 'right');
  assert.equal(cookie, 'pass=open');
  assert.deepEqual(await deploymentFaults(preview, cookie, studio), []);
});

test('production that asks for a login is a fault, with and without a secret', async (context) => {
  await deploy(context, { respond: () => new Response(null, { status: 401 }) });
  for (const secret of ['', 'right']) {
    await assert.rejects(
      openDeployment(studio, studio, secret),
      /asks for a login, but it is the site's own/u,
    );
  }
});

for (const [own, other] of [
  [studio, 'https://www.studio.example'],
  ['https://www.studio.example', studio],
] as const) {
  test(`production at ${own} has no faults where http and ${other} lead there`, async (context) => {
    await deploy(context, { origin: own, own });
    assert.deepEqual(await deploymentFaults(own, '', own), []);
  });

  test(`production at ${own} has a fault each for http and ${other} where they stay`, async (context) => {
    const stay = ({ href: value }: URL) => Object.defineProperty(new Response(), 'url', { value });
    await deploy(context, {
      origin: own,
      own,
      respond: (asked, _, rightAnswer) => (asked.origin === own ? rightAnswer(asked) : stay(asked)),
    });
    const faults = [own.replace('https', 'http'), other].map(
      (start) => `GET ${start}/work: wanted: leads to ${own}/work; got: ${start}/work`,
    );
    assert.deepEqual(await deploymentFaults(own, '', own), faults);
  });
}

test('production has a fault for each page that search engines may not index', async (context) => {
  await deploy(context, { robots: 'noindex' });
  const faults = Object.values(routes).map(
    (path) => `GET ${path}: wanted: search engines may index it; got: noindex`,
  );
  assert.deepEqual(await deploymentFaults(studio, '', studio), faults);
});
