import { readdirSync } from 'node:fs';

// The quick tests of functions and of the built `out/`, in one process. Beside it, `npm run check` runs `refusals.test.ts`.
// `npm run build` has run `content.test.ts`.
const files = readdirSync('tests').filter((file) => /(?<!content|refusals)\.test\.ts$/u.test(file));
for (const file of files) await import(`./${file}`);
