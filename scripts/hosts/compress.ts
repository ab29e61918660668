import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hostFiles, packedEndings } from '@/deploy/content-types';
import { filesBelow } from '@/scripts/files-below';

function isCompressible(path: string): boolean {
  const ending = extname(path).slice(1);
  return ![...packedEndings, 'br', 'gz'].includes(ending) && !hostFiles.includes(path);
}

/**
 * Writes `work.html.br` and `work.html.gz` beside `work.html`, and so on for every file that is not packed already,
 * for servers that send copies instead of compressing each answer: nginx and Caddy.
 *
 * @returns how many files have copies now
 */
export async function compressFiles(folder: string): Promise<number> {
  const paths = (await filesBelow(folder)).filter(isCompressible);
  for (const path of paths.map((file) => join(folder, file))) {
    const bytes = await readFile(path);
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await writeFile(`${path}.br`, brotliCompressSync(bytes, { params: size }));
    await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
  return paths.length;
}
