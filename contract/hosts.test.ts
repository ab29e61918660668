import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test, type TestContext } from 'node:test';
import { answerOf, folder, hostTable } from '@/contract/host-table';
import { serveFolder } from '@/scripts/serve/serve-folder';

/*
 * `npm start` always; nginx and Caddy with the files that are shipped, where they are installed, or where
 * REQUIRE_ALL_HOSTS says that they must be.
 */

const modules = '/etc/nginx/modules-enabled';

/** Each configuration with the port and the folder of the test in place of a studio's. */
const servers = {
  nginx: {
    configuration: async (port: number) => {
      const site = (await readFile('deploy/nginx.conf', 'utf8'))
        .replaceAll(/listen (?:\[::\]:)?80;/gu, (line) => (line.includes('[') ? '' : `listen ${port};`))
        .replace(/root .*;/u, `root ${resolve(folder)};`)
        .replace(/brotli_static .*/u, (line) =>
          existsSync(`${modules}/50-mod-http-brotli-static.conf`) ? line : '',
        );
      return `include ${modules}/*.conf; daemon off; master_process off; pid ${join(tmpdir(), `site-host-${port}.pid`)}; events {}\nhttp { access_log off; ${site} }`;
    },
    start: ['-e', 'stderr', '-c'],
  },
  caddy: {
    configuration: async (port: number) =>
      (await readFile('deploy/Caddyfile', 'utf8'))
        .replace(/^studio\.example/mu, `{\n\tadmin off\n}\n:${port}`)
        .replace(/root \* .*/u, `root * ${resolve(folder)}`),
    start: ['run', '--adapter', 'caddyfile', '--config'],
  },
};

function programAt(name: string): string | undefined {
  const places = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin'];
  return places.map((place) => join(place, name)).find((path) => existsSync(path));
}

/** Starts a server in a folder of its own and waits until it answers. @returns its port */
async function started(context: TestContext, name: keyof typeof servers, program: string): Promise<number> {
  const { port, stop } = await serveFolder(folder);
  await stop();
  const { configuration, start } = servers[name];
  const scratch = await mkdtemp(join(tmpdir(), 'site-host-'));
  const file = join(scratch, 'configuration');
  await writeFile(file, await configuration(port));
  const child = spawn(program, [...start, file], { env: { ...process.env, HOME: scratch } });
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
  const wrong = [];
  for (const row of hostTable) {
    const answer = await answerOf(port, row);
    if (answer !== row.wanted && answer !== row.or)
      wrong.push({ asks: row.asks, answer, wanted: row.wanted });
  }
  assert.deepEqual(wrong, []);
}

test('npm start answers every request of the host table', async (context) => {
  const { port, stop } = await serveFolder(folder);
  context.after(stop);
  await assertAnswers(port);
});

for (const name of ['nginx', 'caddy'] as const) {
  const program = programAt(name);
  const skip = !program && !process.env['REQUIRE_ALL_HOSTS'] && `not here: apt install ${name}`;
  test(`${name} answers every request of the host table`, { skip }, async (context) => {
    assert.ok(program, `${name} is not here`);
    await assertAnswers(await started(context, name, program));
  });
}
