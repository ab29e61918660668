import { serveFiles } from '@/scripts/serve/serve-files';
import { readSiteFiles } from '@/scripts/serve/site-files';
export async function serveFolder(folder: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const { port, stop } = await serveFiles(await readSiteFiles(folder));
  return { address: `http://localhost:${port}`, stop };
}
