import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serveFolder } from '@/scripts/serve/serve-folder';

// `npm run serve` serves out/ on port 3000, or on the one given by `-- --port 3001` or the environment variable PORT.
const { PORT = '3000' } = process.env;
try {
  const { port } = parseArgs({ options: { port: { type: 'string', default: PORT } } }).values;
  if (!existsSync('out/index.html')) throw new Error('out/ contains no site: run `npm run build` first');
  // `::` listens on every address of the machine, so that a phone on the same network can open the site.
  const { address } = await serveFolder('out', { port: Number(port), host: '::' });
  console.log(`Serving out/ at ${address}`);
} catch (error) {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  console.error(code === 'EADDRINUSE' ? `Port ${port} is in use: try \`-- --port 3001\`` : message);
  process.exitCode = 1;
}
