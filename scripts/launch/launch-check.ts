import { inventedValues } from '@/scripts/launch/invented-values';

// `npm run launch-check` lists every invented value that is left in `content/`, and fails while there is one.

const found = inventedValues('content');
if (found.length === 0) console.log('Nothing in content/ is invented.');
else {
  console.error(`Invented values in content/, to be replaced before launch: ${found.length}`);
  for (const line of found) console.error(`  ${line}`);
  process.exitCode = 1;
}
