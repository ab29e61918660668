import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test, type TestContext } from 'node:test';
import { files } from '@/output-tests/built-site';
import { hostTable, wrongResponses } from '@/scripts/hosts/host-table';
import { serveFolder } from '@/scripts/serve/serve-folder';

// Tests `npm start` and, if installed, nginx and Caddy with the shipped configurations. With REQUIRE_ALL_HOSTS,
// a missing server fails its test. A studio may delete the configurations that it does not use.

const modules = '/etc/nginx/modules-enabled';

/**
 * How to start each host with a copy of its shipped configuration. The copy serves `out/` on one local port without
 * certificates, whatever names and ports a studio has set in the original.
 */
const hosts = {
  nginx: {
    shipped: 'deploy/nginx.conf',
    options: ['-e', 'stderr', '-c'],
    copy: async (port: number, scratch: string) => {
      const configuration = await readFile('deploy/nginx.conf', 'utf8');
      const names = [...configuration.matchAll(/^\s*server_name\s+([^;]*);/gmu)].map(([, list = '']) => list);
      const hasBrotli = existsSync(`${modules}/50-mod-http-brotli-static.conf`);
      const site = configuration
        .replaceAll(/^\s*listen\s[^;]*;/gmu, '')
        .replaceAll(/^server\s*\{/gmu, `server { listen 127.0.0.1:${port};`)
        .replaceAll(/^\s*root\s[^;]*;/gmu, `root ${resolve('out')};`)
        .replace(/brotli_static .*/u, (line) => (hasBrotli ? line : ''));
      const text = `include ${modules}/*.conf; daemon off; master_process off; pid ${scratch}/pid; events {}\nhttp { access_log off; ${site} }`;
      const [canonical = '', ...others] = names.join(' ').split(/\s+/u);
      return { text, canonical, other: others.find((name) => name !== canonical) };
    },
  },
  caddy: {
    shipped: 'deploy/Caddyfile',
    options: ['run', '--config'],
    copy: async (port: number, scratch: string, program: string) => {
      const env = { ...process.env, HOME: scratch };
      const adapt = ['adapt', '--config', 'deploy/Caddyfile'];
      const adapted = execFileSync(program, adapt, { encoding: 'utf8', stdio: 'pipe', env });
      const names = [...adapted.matchAll(/"host":(\[.*?\])/gu)].flatMap(([, list = '']) => JSON.parse(list));
      const canonical = /"canonical":"(.*?)"/u.exec(adapted)?.[1] ?? '';
      const withRoot = JSON.parse(adapted, (key, value) => (key === 'root' ? resolve('out') : value));
      const [server] = Object.values<object>(withRoot.apps.http.servers);
      const local = { listen: [`127.0.0.1:${port}`], automatic_https: { disable: true } };
      const apps = { http: { servers: { site: { ...server, ...local } } } };
      const text = JSON.stringify({ admin: { disabled: true }, apps });
      return { text, canonical, other: names.find((name) => name !== canonical) };
    },
  },
};

/** Starts a host and waits until it responds. @returns the site's origin, and another origin that must redirect there */
async function start(context: TestContext, name: keyof typeof hosts, program: string) {
  const { port, stop } = await serveFolder('out');
  stop();
  const scratch = await mkdtemp(join(tmpdir(), 'host-'));
  const file = join(scratch, 'configuration');
  const { text, canonical, other } = await hosts[name].copy(port, scratch, program);
  // Replaces the site's host names in the configuration with two names of this machine.
  const localNames = new Map([
    [canonical, 'localhost'],
    [other, '127.0.0.1'],
  ]);
  await writeFile(
    file,
    text.replaceAll(/[\w.-]+/gu, (word) => localNames.get(word) ?? word),
  );
  const child = spawn(program, [...hosts[name].options, file], { env: { ...process.env, HOME: scratch } });
  let log = '';
  child.stderr.on('data', (data) => (log += String(data)));
  context.after(async () => {
    child.kill();
    await rm(scratch, { recursive: true, force: true });
  });
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(() => undefined);
    if (isUp) return { served: `http://localhost:${port}`, redirected: other && `http://127.0.0.1:${port}` };
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`${name} did not start:\n${log}`);
}

async function assertPassesHostTable(origin: string): Promise<void> {
  const fileOf = (body: Buffer, path: string) => {
    const same = [...files.keys()].filter((file) => files.get(file)?.equals(body));
    const asked = decodeURIComponent(path).slice(1);
    return same.includes(asked) ? asked : (same[0] ?? 'no file');
  };
  const host = { origin, fileOf, noindex: false };
  assert.deepEqual(await wrongResponses(host, hostTable([...files.keys()])), []);
}

test('npm start passes every row of the host table', async (context) => {
  const { address, stop } = await serveFolder('out');
  context.after(stop);
  await assertPassesHostTable(address);
});

for (const name of ['nginx', 'caddy'] as const) {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin'];
  // The shipped nginx configuration includes `mime.types` from this path, which exists only on Linux.
  const isComplete = name === 'caddy' || existsSync('/etc/nginx/mime.types');
  const program = folders.map((folder) => join(folder, name)).find((path) => isComplete && existsSync(path));
  const { shipped } = hosts[name];
  const isMissing = !program && !process.env['REQUIRE_ALL_HOSTS'] && `not installed: apt install ${name}`;
  const skip = existsSync(shipped) ? isMissing : `${shipped} is deleted`;

  test(`${name} passes the host table and redirects the other host name`, { skip }, async (context) => {
    assert.ok(program, `${name} is not installed`);
    const { served, redirected } = await start(context, name, program);
    await assertPassesHostTable(served);
    if (!redirected) return;
    const { status, headers } = await fetch(`${redirected}/work?a=b`, { redirect: 'manual' });
    const location = headers.get('location')?.replace(/^https?:/u, '');
    assert.deepEqual([status, location], [308, '//localhost/work?a=b']);
  });
}
