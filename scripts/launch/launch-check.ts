import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { askAddress } from '@/scripts/launch/ask-address';
import { fictionalValues, lineOf, valuesToShip } from '@/scripts/launch/fictional-values';
import { outsideAddresses } from '@/scripts/launch/outside-addresses';
import { isReservedHost } from '@/scripts/launch/reserved-domains';
import { shippedValues } from '@/scripts/launch/shipped-values';

/**
 * `npm run launch-check`: what stands between this repository and the public. Lists every invented value that is
 * left in `content/`, asks every address outside whether it answers, and fails while there is anything to mend.
 *
 * `--offline` asks no address; `--links` does nothing else. `--record` writes down what `content/` holds now as
 * invented, for whoever changes the examples that the repository is shipped with.
 */
const { values: flags } = parseArgs({
  options: { offline: { type: 'boolean' }, links: { type: 'boolean' }, record: { type: 'boolean' } },
});

async function checkValues(): Promise<void> {
  const found = await fictionalValues('content', shippedValues);
  if (found.length === 0) {
    console.log('Nothing in content/ is invented.');
    return;
  }
  console.error(`Invented values in content/, to be replaced before launch: ${found.length}`);
  for (const value of found) console.error(`  ${lineOf(value)}`);
  process.exitCode = 1;
}

async function checkLinks(): Promise<void> {
  const askable = outsideAddresses.filter(({ address }) => !isReservedHost(new URL(address).hostname));
  const reserved = outsideAddresses.length - askable.length;
  if (reserved > 0) console.log(`Addresses not asked, because their domains are for examples: ${reserved}`);
  const answers = await Promise.all(
    askable.map(async ({ address, place }) => ({ address, place, ...(await askAddress(address)) })),
  );
  for (const { address, place, isAlive, outcome } of answers) {
    if (isAlive) console.log(`${address}: ${outcome}`);
    else console.error(`${address}: ${outcome} (${place})`);
  }
  if (answers.some(({ isAlive }) => !isAlive)) process.exitCode = 1;
}

if (flags.record) {
  const values = await valuesToShip('content');
  await writeFile('scripts/launch/shipped-values.json', `${JSON.stringify(values, null, 2)}\n`);
  console.log(`Recorded as invented: ${Object.keys(values.files).length} files`);
} else {
  if (!flags.links) await checkValues();
  if (!flags.offline) await checkLinks();
}
