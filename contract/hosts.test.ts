import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { hashedFolders } from '@/deploy/response-headers';
import { deployedFolder } from '@/scripts/hosts/deployed-folder';
import { allHosts } from '@/scripts/hosts/host-servers';
import { askHost, expectedOf, hostTable } from '@/scripts/hosts/host-table';

/*
 * The site's own server always; nginx and Caddy where they are installed, or where REQUIRE_ALL_HOSTS says that they
 * must be. `npm run hosts` prints the table.
 */

// Before any test is named: what is said to happen after the last one happens when none is left.
const hosts = await allHosts();
const deployed = await deployedFolder('out');
after(async () => deployed.remove());

test('every file lies where public/_headers has a rule for it', () => {
  const folders = [...hashedFolders, '.well-known'];
  const outside = [...deployed.files.keys()].filter(
    (file) => file.includes('/') && !folders.some((folder) => file.startsWith(`${folder}/`)),
  );
  assert.deepEqual(outside, []);
});

test('every file that browsers keep for a year has a name that changes with its bytes', () => {
  // Next.js hashes those of its own folder.
  const kept = [...deployed.files.keys()].filter((file) => /^(?:logos|og|pictures)\//u.test(file));
  assert.ok(kept.length > 0);
  assert.deepEqual(
    kept.filter((file) => !/-[\da-f]{10}(?:-\d+)?\.\w+$/u.test(file)),
    [],
  );
});

for (const { name, missing, start } of hosts) {
  test(
    `${name} answers every request of the host table as it should`,
    { skip: missing && !process.env['REQUIRE_ALL_HOSTS'] && `not here: ${missing}` },
    async (context) => {
      assert.equal(missing, undefined, `${name} is not here: ${missing}`);
      const { port, stop } = await start(deployed.folder, join(deployed.workFolder, name.replace(' ', '-')));
      context.after(stop);
      const rows = hostTable(deployed.files);
      assert.ok(rows.length > 100);
      const wrong = [];
      for (const row of rows) {
        const words = await askHost(port, row, deployed.files);
        const expected = expectedOf(row, name);
        if (words !== expected) wrong.push({ request: row.name, words, expected });
      }
      assert.deepEqual(wrong, []);
    },
  );
}
