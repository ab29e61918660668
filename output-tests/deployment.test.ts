import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { routes } from '@/content/routes';
import { site } from '@/content/content';
import { deploymentFaults } from '@/scripts/hosts/deployment';
import { serveFolder } from '@/scripts/serve/serve-folder';

type Serve = (url: URL) => Promise<Response>;
type Respond = (url: URL, serve: Serve) => Response | Promise<Response>;

const studio = 'https://studio.example';
const preview = 'https://preview.studio.example';

/** Mocks `fetch` with a local server of `out/`, as if `out/` had been built for `own` and deployed at `origin`. */
async function mockDeployment(
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
    const serve: Serve = async ({ pathname, search }) => {
      const response = await fetch(address + pathname + search, options);
      const bytes = Buffer.from(await response.arrayBuffer());
      const page = String(bytes).replaceAll(site.address, own).replaceAll(robotsOfPage, robots);
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
      const deployed = new Response(response.status === 304 ? null : isPage ? page : bytes, response);
      return Object.defineProperty(deployed, 'url', { value: response.url.replace(address, origin) });
    };
    return respond(new URL(start), serve);
  });
}

test('reports each wrong response of a deployment, and no other', async (context) => {
  await mockDeployment(context, preview, async (url, serve) => {
    if (url.pathname === '/work/' && !url.search) return serve(new URL('/', url));
    const response = await serve(url);
    if (url.pathname === '/manifest.webmanifest') response.headers.delete('X-Frame-Options');
    return response;
  });
  const caching = 'public, max-age=0, must-revalidate';
  const manifest = `200 manifest.webmanifest, ${caching}`;
  assert.deepEqual(await deploymentFaults(preview, studio), [
    `GET /work/\n  wanted: 200 work.html at /work, ${caching}\n  got:    200 index.html at /, ${caching}`,
    `GET /manifest.webmanifest\n  wanted: ${manifest}\n  got:    ${manifest}, X-Frame-Options: missing`,
  ]);
});

test('refuses a deployment that requires a login', async (context) => {
  await mockDeployment(context, preview, () => new Response(null, { status: 401 }));
  await assert.rejects(deploymentFaults(preview, studio), /answers 401: .* without a login/u);
});

for (const [own, other] of [
  [studio, 'https://www.studio.example'],
  ['https://www.studio.example', studio],
] as const) {
  test(`reports http and ${other} if they do not redirect to ${own}`, async (context) => {
    const stay = ({ href: value }: URL) => Object.defineProperty(new Response(), 'url', { value });
    const respond: Respond = (url, serve) => (url.origin === own ? serve(url) : stay(url));
    await mockDeployment(context, own, respond, { own });
    const faults = [own.replace('https', 'http'), other].map(
      (start) => `GET ${start}/work: wanted: ${own}/work; got: ${start}/work`,
    );
    assert.deepEqual(await deploymentFaults(own, own), faults);
  });
}

test('reports each production page with noindex', async (context) => {
  await mockDeployment(context, studio, (url, serve) => serve(url), { robots: 'noindex' });
  const faults = Object.values(routes).map(
    (path) => `GET ${path}: wanted: search engines may index it; got: noindex`,
  );
  assert.deepEqual(await deploymentFaults(studio, studio), faults);
});
