import { readdirSync } from 'node:fs';

// The tests of functions and of the built `out/`, in one process. `npm run build` has run `content.test.ts`.
const files = readdirSync('tests').filter((file) => /(?<!content)\.test\.ts$/u.test(file));
for (const file of files) await import(`./${file}`);
