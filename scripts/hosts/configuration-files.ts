import { site } from '@/content/site';
import { caddyConfiguration } from '@/scripts/hosts/caddy';
import { headersFile } from '@/scripts/hosts/headers-file';
import { nginxConfiguration } from '@/scripts/hosts/nginx';
import { vercelConfiguration } from '@/scripts/hosts/vercel';

const host = new URL(site.address).hostname;

/** What the hosts read, by its path below the project's root. */
export const configurationFiles: Readonly<Record<string, string>> = {
  'vercel.json': vercelConfiguration(),
  'public/_headers': headersFile(),
  'deploy/nginx.conf': nginxConfiguration(host),
  'deploy/Caddyfile': caddyConfiguration(host),
};
