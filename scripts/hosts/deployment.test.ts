import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { openDeployment } from '@/scripts/hosts/deployment';

const studio = 'https://studio.vercel.app';
const preview = 'https://studio-3f2a9c1.vercel.app';

/** Mocks `fetch` with a host that requires a login. @returns the secrets that it has received */
function requireLogin(context: TestContext, refused: Response): Set<string | null> {
  const received = new Set<string | null>();
  context.mock.method(globalThis, 'fetch', async (_: string, options?: RequestInit) => {
    const headers = new Headers(options?.headers);
    const secret = headers.get('x-vercel-protection-bypass');
    received.add(secret);
    if (headers.get('Cookie') === 'pass=open') return new Response();
    const pass = { 'Set-Cookie': 'pass=open; Path=/; HttpOnly' };
    return secret === 'right' ? new Response(null, { status: 302, headers: pass }) : refused;
  });
  return received;
}

for (const refused of [
  new Response(null, { status: 401 }),
  new Response(null, { status: 302, headers: { Location: 'https://vercel.com/sso-api' } }),
]) {
  test(`opens a preview that answers ${refused.status} only with the right secret`, async (context) => {
    requireLogin(context, refused);
    assert.equal(await openDeployment(preview, studio, ''), undefined);
    await assert.rejects(openDeployment(preview, studio, 'wrong'), /rejects the secret/u);
    assert.equal(await openDeployment(preview, studio, 'right'), 'pass=open');
  });

  for (const origin of [
    studio,
    preview.replace('https', 'http'),
    `${preview}:8443`,
    'https://preview.example',
    'https://vercel.app.example',
    'https://evilvercel.app',
  ]) {
    test(`sends no secret to ${origin}, which answers ${refused.status}`, async (context) => {
      const received = requireLogin(context, refused);
      await assert.rejects(openDeployment(origin, studio, 'right'), /requires a login; only a preview/u);
      assert.deepEqual([...received], [null]);
    });
  }
}

test('needs no secret for a deployment without a login', async (context) => {
  context.mock.method(globalThis, 'fetch', async () => new Response());
  assert.equal(await openDeployment(studio, studio, 'right'), '');
});
