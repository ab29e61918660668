import { compressFiles } from '@/scripts/hosts/compress';

/** `npm run compress -- FOLDER`: compressed copies for nginx and Caddy, in the folder that they serve from. */
const [folder] = process.argv.slice(2);
if (folder) {
  console.log(`compress: ${await compressFiles(folder)} files have copies in brotli and gzip now`);
} else {
  console.error('Name the folder that is served: npm run compress -- /srv/studio.example');
  process.exitCode = 1;
}
