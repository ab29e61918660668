import { readSiteFiles } from '@/scripts/serve/site-files';
import { siteServer } from '@/scripts/serve/site-server';

/** Serves `out/` on loopback as the production host would. `PORT` chooses the port; 3000 without it. */

const port = Number(process.env['PORT'] ?? 3000);
const server = siteServer(await readSiteFiles('out'));

server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken: choose another with PORT=3001 npm start` : error.message);
  process.exitCode = 1;
});
server.listen(port, '127.0.0.1', () => console.log(`Serving out/ at http://localhost:${port}`));
