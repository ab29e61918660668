import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { deployedFolder } from '@/scripts/hosts/deployed-folder';
import { allHosts } from '@/scripts/hosts/host-servers';
import { askHost, expectedOf, hostTable } from '@/scripts/hosts/host-table';

/*
 * The site's own server always; nginx and Caddy where they are installed. `npm run hosts` prints the table.
 */

const deployed = await deployedFolder('out');
after(async () => deployed.remove());

for (const { name, missing, start } of await allHosts()) {
  test(
    `${name} answers every request of the host table as it should`,
    { skip: missing && `not here: ${missing}` },
    async (context) => {
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
