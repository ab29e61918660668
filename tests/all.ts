import { readdirSync } from 'node:fs';

// The tests of functions and of the built `out/`, in one process. `npm run build` has run `content.test.ts`.
const files = readdirSync('tests').filter((file) => /(?<!content|export)\.test\.ts$/u.test(file));
// `export.test.ts` last: it changes the folder, in which other files would still be read.
for (const file of [...files, 'export.test.ts']) await import(`./${file}`);
