import '@/scripts/environment';
import { filesBelow } from '@/scripts/files';

// The tests of functions and of the built `out/`, in one process. `npm run build` has run `content.test.ts`.
const files = (await filesBelow('tests')).filter((file) => /\.test\.tsx?$/u.test(file));
for (const file of files) if (file !== 'content.test.ts') await import(`./${file}`);
