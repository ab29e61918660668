import { writeFile } from 'node:fs/promises';
import { configurationFiles } from '@/scripts/hosts/configuration-files';

/** `npm run hosts:write`: writes what the hosts read from `deploy/response-headers.ts` and the site's address. */
for (const [path, text] of Object.entries(configurationFiles)) {
  await writeFile(path, text);
  console.log(path);
}
