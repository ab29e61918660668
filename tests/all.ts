import { readdirSync } from 'node:fs';

// All tests of functions and of the built `out/`, in one process. `npm run build` has run those of `content/`.
const files = readdirSync('tests').filter((file) => /(?<!content)\.test\.ts$/u.test(file));
for (const file of files) await import(`./${file}`);
