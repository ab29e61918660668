import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentTypes, hostFiles, packedEndings } from '@/deploy/content-types';
import { filesBelow } from '@/scripts/files-below';

/** One file of the export, ready to be sent. */
export interface SiteFile {
  bytes: Buffer;
  /** Compressed copies; none where compression gains nothing. */
  brotli?: Buffer;
  gzip?: Buffer;
  contentType: string;
  /** Strong validator of the bytes (RFC 9110, 8.8.3), with its quotes; compressed copies have one each made from it. */
  entityTag: string;
  /** When the file was written, in whole seconds, as HTTP says it. */
  lastModified: Date;
}

/** Every file of the export by its path below `out/`, written with slashes. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

function siteFile(path: string, bytes: Buffer, modified: Date): SiteFile {
  const ending = extname(path).slice(1);
  const contentType = contentTypes[ending];
  if (!contentType) throw new Error(`${path}: no content type is known for this ending`);
  const entityTag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const lastModified = new Date(Math.floor(modified.getTime() / 1000) * 1000);
  const file = { bytes, contentType, entityTag, lastModified };
  if (packedEndings.includes(ending)) return file;
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  return { ...file, brotli, gzip: gzipSync(bytes, { level: 9 }) };
}

/** Whether a file is for visitors: not one for hosts alone, and no compressed copy of another. */
function isServed(path: string): boolean {
  return !hostFiles.includes(path) && !/\.(?:br|gz)$/u.test(path);
}

/**
 * Reads and compresses a whole export. It is small and does not change while it is served.
 *
 * @throws when the folder is missing, or holds a file of an unknown kind
 */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const files = await Promise.all(
    (await filesBelow(folder)).filter(isServed).map(async (path) => {
      const [bytes, { mtime }] = await Promise.all([readFile(join(folder, path)), stat(join(folder, path))]);
      return [path, siteFile(path, bytes, mtime)] as const;
    }),
  );
  return new Map(files);
}
