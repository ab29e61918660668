import { join } from 'node:path';
import { deployedFolder } from '@/scripts/hosts/deployed-folder';
import { allHosts, type RunningHost } from '@/scripts/hosts/host-servers';
import { askHost, expectedOf, hostTable } from '@/scripts/hosts/host-table';
import { pageHeaders, securityHeaders } from '@/deploy/response-headers';

/**
 * `npm run hosts`: serves `out/` by nginx and Caddy with the shipped configurations and by the server of
 * `npm start`, asks each the same, and prints who answered what. Fails when an answer is wrong, or a host is missing.
 */

function line(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, index) => cell.padEnd(widths[index] ?? 0))
    .join('  ')
    .trimEnd();
}

const deployed = await deployedFolder('out');
const hosts = await allHosts();
const there = hosts.filter(({ missing }) => !missing);
const running = new Map<string, RunningHost>();
try {
  for (const { name, start } of there) {
    running.set(name, await start(deployed.folder, join(deployed.workFolder, name.replace(' ', '-'))));
  }
  const rows = [];
  let wrong = 0;
  for (const row of hostTable(deployed.files)) {
    const cells = [];
    for (const [name, { port }] of running) {
      const words = await askHost(port, row, deployed.files);
      const isRight = words === expectedOf(row, name);
      if (!isRight) wrong += 1;
      const mark = row.parser?.except?.[name] ? ' ≠' : '';
      cells.push(isRight ? `${words}${mark}` : `✗ ${words} (wanted: ${expectedOf(row, name)})`);
    }
    rows.push([`${row.name}${row.parser ? ' *' : ''}`, ...cells]);
  }
  const table = [['Request', ...running.keys()], ...rows];
  const widths = [...running.keys(), ''].map((_, column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  for (const cells of table) console.log(line(cells, widths));
  console.log(
    `\n${rows.length} requests. Every answer but those marked * has besides: ${Object.keys(securityHeaders).join(', ')}, each once; pages, and no other file, ${Object.keys(pageHeaders).join(' and ')}; and Cross-Origin-Resource-Policy: same-origin where the row says no other. Each file has its type, tag, date and Vary.`,
  );
  console.log('* The server’s own parser answers, before any configuration: the status alone is compared.');
  console.log('≠ That parser gives a status of its own, and nothing configures it.');
  for (const { name, missing } of hosts) {
    if (missing) console.error(`${name} was not asked, because it is not here: ${missing}`);
  }
  if (wrong > 0) console.error(`Wrong answers: ${wrong}`);
  if (wrong > 0 || there.length < hosts.length) process.exitCode = 1;
} finally {
  await Promise.all([...running.values()].map(async ({ stop }) => stop()));
  await deployed.remove();
}
