import { readdirSync } from 'node:fs';

// The quick tests of functions and of the built `out/`, in one process. `npm run check` runs those of what the build refuses
// beside them. `npm run build` has run those of `content/`.
const files = readdirSync('tests').filter((file) => /(?<!content|refusals)\.test\.ts$/u.test(file));
for (const file of files) await import(`./${file}`);
