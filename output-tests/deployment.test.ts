import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { deploymentFaults, openDeployment } from '@/scripts/hosts/deployment';
import { serveFolder } from '@/scripts/serve/serve-folder';

type RightAnswer = (asked: URL) => Promise<Response>;
type Respond = (asked: URL, rightAnswer: RightAnswer, headers: Headers) => Response | Promise<Response>;

const studio = 'https://studio.example';
const preview = 'https://preview.studio.example';

/** Lets a local server of `out/` answer every `fetch`, as if `out/` had been built for a studio and deployed. */
async function deploy(
  context: TestContext,
  origin: string,
  respond: Respond,
  { own = studio, robots = 'index' } = {},
): Promise<void> {
  const { address, stop } = await serveFolder('out');
  context.after(stop);
  const { fetch } = globalThis;
  const robotsOfPage = /(?<=name="robots" content=")[^"]*/gu;
  context.mock.method(globalThis, 'fetch', async (start: string, options?: RequestInit) => {
    const rightAnswer: RightAnswer = async ({ pathname, search }) => {
      const answer = await fetch(address + pathname + search, options);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const page = String(bytes).replaceAll(site.address, own).replaceAll(robotsOfPage, robots);
      const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
      const deployed = new Response(answer.status === 304 ? null : isPage ? page : bytes, answer);
      return Object.defineProperty(deployed, 'url', { value: answer.url.replace(address, origin) });
    };
    return respond(new URL(start), rightAnswer, new Headers(options?.headers));
  });
}

test('a deployment has a fault for each wrong answer, and no other', async (context) => {
  await deploy(context, preview, async (asked, rightAnswer) => {
    if (asked.pathname === '/work/') return rightAnswer(new URL('/', asked));
    const answer = await rightAnswer(asked);
    if (asked.pathname === '/manifest.webmanifest') answer.headers.delete('X-Frame-Options');
    return answer;
  });
  const caching = 'public, max-age=0, must-revalidate';
  const manifest = `200 manifest.webmanifest, ${caching}`;
  assert.deepEqual(await deploymentFaults(preview, '', studio), [
    `GET /work/\n  wanted: 200 work.html at /work, ${caching}\n  got:    200 index.html at /, ${caching}`,
    `GET /manifest.webmanifest\n  wanted: ${manifest}\n  got:    ${manifest}, X-Frame-Options: missing`,
  ]);
});

test('a preview that asks for a login is skipped without a secret, and opened with it', async (context) => {
  await deploy(context, preview, (asked, rightAnswer, headers) => {
    if (headers.get('Cookie') === 'pass=open') return rightAnswer(asked);
    const isRight = headers.get('x-vercel-protection-bypass') === 'right';
    const login = { Location: 'https://vercel.com/sso-api' };
    const pass = { 'Set-Cookie': 'pass=open; Path=/; HttpOnly' };
    return new Response(null, { status: 302, headers: isRight ? pass : login });
  });
  assert.equal(await openDeployment(preview, studio, ''), undefined);
  await assert.rejects(openDeployment(preview, studio, 'wrong'), /does not take the secret/u);
  assert.equal(await openDeployment(preview, studio, 'right'), 'pass=open');
});

test('production must not ask for a login, even with a secret', async (context) => {
  await deploy(context, studio, () => new Response(null, { status: 401 }));
  const wanted = /asks for a login, but it is the site's own/u;
  await assert.rejects(openDeployment(studio, studio, 'right'), wanted);
});

for (const [own, other] of [
  [studio, 'https://www.studio.example'],
  ['https://www.studio.example', studio],
] as const) {
  test(`production at ${own} has no faults where http and ${other} lead there`, async (context) => {
    await deploy(context, own, (asked, rightAnswer) => rightAnswer(asked), { own });
    assert.equal(await openDeployment(own, own), '');
    assert.deepEqual(await deploymentFaults(own, '', own), []);
  });

  test(`production at ${own} has a fault each for http and ${other} where they stay`, async (context) => {
    const stay = ({ href: value }: URL) => Object.defineProperty(new Response(), 'url', { value });
    const respond: Respond = (asked, rightAnswer) =>
      asked.origin === own ? rightAnswer(asked) : stay(asked);
    await deploy(context, own, respond, { own });
    const faults = [own.replace('https', 'http'), other].map(
      (start) => `GET ${start}/work: wanted: leads to ${own}/work; got: ${start}/work`,
    );
    assert.deepEqual(await deploymentFaults(own, '', own), faults);
  });
}

test('production has a fault for each page that search engines may not index', async (context) => {
  await deploy(context, studio, (asked, rightAnswer) => rightAnswer(asked), { robots: 'noindex' });
  const faults = Object.values(routes).map(
    (path) => `GET ${path}: wanted: search engines may index it; got: noindex`,
  );
  assert.deepEqual(await deploymentFaults(studio, '', studio), faults);
});
