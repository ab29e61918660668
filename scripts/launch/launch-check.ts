import { inventedValues } from '@/scripts/launch/invented-values';

// `npm run launch-check` lists every invented value that is left, and fails while there is one.

const found = inventedValues();
if (found.length === 0) console.log('Nothing in content/, deploy/ and wrangler.jsonc is invented.');
else {
  console.error(`Invented values, to be replaced before launch: ${found.length}`);
  for (const line of found) console.error(`  ${line}`);
  process.exitCode = 1;
}
