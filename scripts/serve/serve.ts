import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createSiteServer } from '@/scripts/serve/site-server';

// `npm run serve` serves out/ on port 3000, or on the one given by `-- --port 3001` or the environment variable PORT.
// Port 0 takes any free one.

const { PORT = '3000' } = process.env;
const { port } = parseArgs({ options: { port: { type: 'string', default: PORT } } }).values;

if (existsSync('out/404.html')) {
  const server = await createSiteServer();
  server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    console.error(code === 'EADDRINUSE' ? `Port ${port} is in use: try \`-- --port 3001\`` : message);
    process.exitCode = 1;
  });
  // Listens on every address of the machine, so that a phone on the same network can open the site.
  server.listen(Number(port), () => {
    console.log(`Serving out/ at http://localhost:${(server.address() as AddressInfo).port}`);
  });
} else {
  console.error('out/ contains no site: run `npm run build` first');
  process.exitCode = 1;
}
