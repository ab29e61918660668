import { inventedValues } from '@/scripts/launch/invented-values';

// `npm run launch-check` lists the invented values that must be replaced before launch, and fails if there are any.

const found = inventedValues();
if (found.length === 0) console.log('There are no invented values left.');
else {
  console.error(`Invented values to replace before launch: ${found.length}`);
  for (const line of found) console.error(`  ${line}`);
  process.exitCode = 1;
}
