import { parseArgs } from 'node:util';
import { serveFolder } from '@/scripts/serve/serve-folder';

/** `npm run serve`: serves `out/`. `-- --port 3001` or the variable `PORT` choose a port other than 3000. */

const { PORT = '3000' } = process.env;
const { port } = parseArgs({ options: { port: { type: 'string', default: PORT } } }).values;
const sentences: Readonly<Record<string, string>> = {
  EADDRINUSE: `Port ${port} is taken. Choose another: npm start -- --port ${Number(port) + 1}`,
  ENOENT: 'There is no site in out/ to serve. Build it first: npm run build',
};

try {
  await serveFolder('out', Number(port));
  console.log(`Serving out/ at http://localhost:${port}`);
} catch (error) {
  console.error(sentences[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message);
  process.exitCode = 1;
}
