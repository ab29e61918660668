import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test, type TestContext } from 'node:test';
import { files } from '@/contract/built-site';
import { hostTable, wrongAnswers } from '@/contract/host-table';
import { serveFolder } from '@/scripts/serve/serve-folder';

// `npm start` is always asked; nginx and Caddy, with the shipped configurations, where they are installed.
// REQUIRE_ALL_HOSTS makes it an error when they are not.

const modules = '/etc/nginx/modules-enabled';

/** How to start each host, and its shipped configuration with the test's port and folder in place of a studio's. */
const hosts = {
  nginx: {
    options: ['-e', 'stderr', '-c'],
    configuration: async (port: number, scratch: string) => {
      const hasBrotli = existsSync(`${modules}/50-mod-http-brotli-static.conf`);
      const site = (await readFile('deploy/nginx.conf', 'utf8'))
        .replace('listen 80;', `listen ${port};`)
        .replace('listen [::]:80;', '')
        .replace(/root .*;/u, `root ${resolve('out')};`)
        .replace(/brotli_static .*/u, (line) => (hasBrotli ? line : ''));
      return `include ${modules}/*.conf; daemon off; master_process off; pid ${scratch}/pid; events {}\nhttp { access_log off; ${site} }`;
    },
  },
  caddy: {
    options: ['run', '--adapter', 'caddyfile', '--config'],
    configuration: async (port: number) =>
      (await readFile('deploy/Caddyfile', 'utf8'))
        .replace(/^studio\.example[^{]*/mu, `{\n\tadmin off\n}\n:${port} `)
        .replace(/root \* .*/u, `root * ${resolve('out')}`),
  },
};

/** Starts a host in a folder of its own and waits until it answers. @returns its port */
async function start(context: TestContext, name: keyof typeof hosts, program: string): Promise<number> {
  const { port, stop } = await serveFolder('out');
  stop();
  const scratch = await mkdtemp(join(tmpdir(), 'host-'));
  const file = join(scratch, 'configuration');
  await writeFile(file, await hosts[name].configuration(port, scratch));
  const child = spawn(program, [...hosts[name].options, file], { env: { ...process.env, HOME: scratch } });
  let words = '';
  child.stderr.on('data', (data) => (words += String(data)));
  context.after(async () => {
    child.kill();
    await rm(scratch, { recursive: true, force: true });
  });
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return port;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`${name} did not start:\n${words}`);
}

async function assertAnswers(port: number): Promise<void> {
  const fileOf = (body: Buffer) => [...files].find(([, bytes]) => bytes.equals(body))?.[0] ?? 'no file';
  const host = { origin: `http://127.0.0.1:${port}`, fileOf, isHidden: false };
  assert.deepEqual(await wrongAnswers(host, hostTable([...files.keys()])), []);
}

test('npm start answers every request of the host table', async (context) => {
  const { port, stop } = await serveFolder('out');
  context.after(stop);
  await assertAnswers(port);
});

for (const name of ['nginx', 'caddy'] as const) {
  const places = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin'];
  // The shipped configuration reads this file, which nginx elsewhere than on Linux does not have.
  const isComplete = name === 'caddy' || existsSync('/etc/nginx/mime.types');
  const program = places.map((place) => join(place, name)).find((path) => isComplete && existsSync(path));
  const skip = !program && !process.env['REQUIRE_ALL_HOSTS'] && `not here: apt install ${name}`;
  test(`${name} answers every request of the host table`, { skip }, async (context) => {
    assert.ok(program, `${name} is not here`);
    await assertAnswers(await start(context, name, program));
  });
}
