import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { writeAsset } from '@/scripts/assets/write-files';
import { inventedValues } from '@/scripts/launch/invented-values';
import { enterTemporaryFolder } from '@/scripts/testing/temporary-folder';

const comment = 'Example: replace before launch';

test('`npm run launch-check` fails while an invented value is left', () => {
  const command = ['--import', 'tsx', 'scripts/launch/launch-check.ts'];
  assert.equal(spawnSync(process.execPath, command).status, inventedValues().length > 0 ? 1 : 0);
});

test('reports every invented value with its file and line', async () => {
  await enterTemporaryFolder();
  const texts = [
    ['https://calls.com/house-to-half', 'A clock.', 'By House to Half.', 'Client Logo 7'],
    ['own.png', 'renamed.png'],
    ['https://www.example.com/?x=1', 'Write to hello@studio.test.', 'http://localhost:3000'],
    ['https://example.com.au and https://my-example.com', 'https://test.de: for example. Test it!'],
    ['https://house-to-half.example'],
  ];
  for (const [file, text] of Object.entries({
    'content/projects.json': texts.map((line) => JSON.stringify(line)).join(',\n'),
    'content/own.png': 'own picture',
    'content/renamed.png': `\0tEXtComment\0${comment}\0`,
    'content/brand/mark.svg': `<!-- ${comment} --><svg/>`,
    'deploy/nginx.conf': 'listen 80;\nserver_name studio.example www.studio.example;\nroot /srv/own;',
    'app/contact/page.tsx': '<form action="https://forms.example/studio" hidden={/\\d/u.test(title)}>',
    'scripts/export/services.ts': "{ name: 'Forms', 'form-action': ['https://forms.example'] },",
  }))
    await writeAsset(file, text);
  assert.deepEqual(inventedValues(), [
    'content/projects.json:1: “house-to-half” is an invented name; use your own',
    'content/projects.json:1: “House to Half” is an invented name; use your own',
    'content/projects.json:1: “Client Logo 7” is an invented name; use your own',
    'content/projects.json:2: content/renamed.png is an example file; replace it',
    'content/projects.json:3: www.example.com is an example domain; use your own',
    'content/projects.json:3: studio.test is an example domain; use your own',
    'content/projects.json:3: localhost is an example domain; use your own',
    'content/projects.json:5: house-to-half.example is an example domain; use your own',
    'deploy/nginx.conf:2: studio.example is an example domain; use your own',
    'deploy/nginx.conf:2: www.studio.example is an example domain; use your own',
    'app/contact/page.tsx:1: forms.example is an example domain; use your own',
    'scripts/export/services.ts:1: forms.example is an example domain; use your own',
    'content/brand/mark.svg: is an example file; replace it',
  ]);
});
