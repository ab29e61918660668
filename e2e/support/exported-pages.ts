import { existsSync } from 'node:fs';
import { filesBelow } from '@/scripts/files';

/** The 404 page has no address of its own. Any unknown address shows it. */
const addresses: Readonly<Record<string, string>> = { 'index.html': '/', '404.html': '/nowhere' };

/** An address of every exported page. New pages are found automatically. */
export const exportedAddresses = (await filesBelow('out'))
  .filter((file) => file.endsWith('.html') && !existsSync(`public/${file}`))
  .map((file) => addresses[file] ?? `/${file.replace(/\.html$/u, '')}`);
