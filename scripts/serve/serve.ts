import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '@/scripts/serve/site-server';

// `npm run serve` serves out/ at the port in the environment variable PORT, or at 3000. Port 0 takes any free one.

if (!existsSync('out/404.html')) throw new Error('out/ contains no site: run `npm run build` first');

const server = await createSiteServer();
// `::` listens on every address of the machine, so that a phone on the same network can open the site.
server.listen(Number(process.env['PORT'] ?? 3000), '::', () => {
  console.log(`Serving out/ at http://localhost:${(server.address() as AddressInfo).port}`);
});
