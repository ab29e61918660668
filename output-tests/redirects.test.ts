import assert from 'node:assert/strict';
import { test } from 'node:test';
import { redirectRows, wrongResponses } from '@/scripts/hosts/host-table';
import { serveFolder } from '@/scripts/serve/serve-folder';

const moved = [
  { source: '/projekte', destination: '/work', status: 308 },
  { source: '/projekte/buehne-7', destination: '/work', status: 301 },
  { source: '/kontakt.php', destination: 'https://booking.example/studio', status: 307 },
];

test('npm start redirects each variant of an old address and keeps its query', async (context) => {
  const { address: origin, stop } = await serveFolder('out', { redirects: moved });
  context.after(stop);
  assert.deepEqual(await wrongResponses({ origin, fileOf: () => 'a file' }, redirectRows(moved)), []);
});
