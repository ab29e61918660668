import { join, resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { filesBelow } from '@/scripts/files';

// Runs every `*.test.ts` below the folders given to it. Neither Node.js 20 nor Windows expands a glob for `--test`.

const lists = await Promise.all(
  process.argv.slice(2).map(async (folder) => (await filesBelow(folder)).map((file) => join(folder, file))),
);
const files = lists.flat().filter((file) => file.endsWith('.test.ts'));
if (files.length === 0) throw new Error('the given folders contain no *.test.ts file');
run({ files: files.map((file) => resolve(file)), concurrency: true })
  .on('test:fail', () => {
    process.exitCode = 1;
  })
  .compose(new spec())
  .pipe(process.stdout);
