import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serveFiles } from '@/scripts/serve/serve-files';
import { readSiteFiles } from '@/scripts/serve/site-files';

/** A host that runs on loopback. */
export interface RunningHost {
  port: number;
  stop: () => Promise<void>;
}

/** A host that the table can ask. */
export interface Host {
  name: string;
  /** How to get it; undefined where it can be started. */
  missing: string | undefined;
  /** @param folder what it serves @param workFolder for its own files */
  start: (folder: string, workFolder: string) => Promise<RunningHost>;
}

/** How long a server may take to listen, in ms. */
const patience = 10_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}

/** Waits until a server listens. @throws with its own words when it ends first, or takes too long */
async function whenListening(child: ChildProcess, port: number, words: () => string): Promise<RunningHost> {
  const latest = Date.now() + patience;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
  };
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > latest) {
      await stop();
      throw new Error(`${child.spawnfile} did not start:\n${words()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { port, stop };
}

async function run(
  command: string,
  parameters: readonly string[],
  port: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<RunningHost> {
  const child = spawn(command, parameters, { env: { ...process.env, ...variables }, stdio: 'pipe' });
  let words = '';
  child.stdout.on('data', (data) => (words += String(data)));
  child.stderr.on('data', (data) => (words += String(data)));
  // Else a program that cannot be started at all would end this one.
  child.on('error', (error) => (words += error.message));
  return whenListening(child, port, () => words);
}

function programAt(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Replaces what stands in a configuration exactly once. @throws when it does not */
function replaced(text: string, pattern: RegExp, replacement: string): string {
  if (text.match(new RegExp(pattern, `${pattern.flags}g`))?.length !== 1) {
    throw new Error(`${pattern.source} must stand in the configuration once`);
  }
  return text.replace(pattern, replacement);
}

const modulesFolder = '/etc/nginx/modules-enabled';

async function startNginx(program: string, folder: string, workFolder: string): Promise<RunningHost> {
  const port = await freePort();
  await mkdir(workFolder, { recursive: true });
  let site = await readFile('deploy/nginx.conf', 'utf8');
  site = replaced(site, /^ {2}listen 80;$/mu, `  listen 127.0.0.1:${port};`);
  site = replaced(site, /^ {2}listen \[::\]:80;$/mu, '');
  site = replaced(site, /^ {2}root .*;$/mu, `  root ${folder};`);
  await writeFile(join(workFolder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(workFolder, name)};`,
  );
  const configuration = [
    `include ${modulesFolder}/*.conf;`,
    // One process, which may read whatever the one that starts it may.
    'daemon off;',
    'master_process off;',
    `pid ${join(workFolder, 'pid')};`,
    'error_log stderr;',
    'events {}',
    'http {',
    '  access_log off;',
    ...temporary,
    `  include ${join(workFolder, 'site.conf')};`,
    '}',
  ].join('\n');
  await writeFile(join(workFolder, 'nginx.conf'), configuration);
  return run(program, ['-e', 'stderr', '-c', join(workFolder, 'nginx.conf')], port);
}

async function startCaddy(program: string, folder: string, workFolder: string): Promise<RunningHost> {
  const port = await freePort();
  const configuration = join(workFolder, 'Caddyfile');
  await mkdir(workFolder, { recursive: true });
  // Its own interface would take a port that another Caddy of this machine may have.
  const site = replaced(await readFile('deploy/Caddyfile', 'utf8'), /^\{$/mu, '{\n\tadmin off');
  await writeFile(configuration, site);
  return run(program, ['run', '--config', configuration, '--adapter', 'caddyfile'], port, {
    SITE_ADDRESS: `http://:${port}`,
    SITE_ROOT: folder,
    HOME: workFolder,
    XDG_CONFIG_HOME: workFolder,
    XDG_DATA_HOME: workFolder,
  });
}

async function startOwn(folder: string): Promise<RunningHost> {
  return serveFiles(await readSiteFiles(folder));
}

/** nginx and Caddy, each with the configuration that is shipped, and the server of `npm start`. */
export async function allHosts(): Promise<Host[]> {
  const nginx = programAt('nginx');
  const caddy = programAt('caddy');
  const modules = existsSync(modulesFolder) ? await readdir(modulesFolder) : [];
  const hasBrotli = modules.some((file) => file.includes('brotli-static'));
  return [
    {
      name: 'nginx',
      missing: nginx && hasBrotli ? undefined : 'apt install nginx-light libnginx-mod-http-brotli-static',
      start: async (folder, workFolder) => startNginx(nginx ?? 'nginx', folder, workFolder),
    },
    {
      name: 'Caddy',
      missing: caddy ? undefined : 'apt install caddy',
      start: async (folder, workFolder) => startCaddy(caddy ?? 'caddy', folder, workFolder),
    },
    { name: 'npm start', missing: undefined, start: startOwn },
  ];
}
