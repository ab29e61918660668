import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from '@/scripts/files-below';

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const compressible = /^(?:text\/|application\/|image\/svg|image\/x-icon)/u;

/** One file of the export, ready to be sent. */
export interface SiteFile {
  bytes: Buffer;
  /** Compressed copies; none where compression gains nothing. */
  brotli?: Buffer;
  gzip?: Buffer;
  contentType: string;
  /** Strong validator of the bytes (RFC 9110, 8.8.3). */
  entityTag: string;
}

/** Every file of the export by its path below `out/`, written with slashes. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

function siteFile(path: string, bytes: Buffer): SiteFile {
  const contentType = contentTypes[extname(path)];
  if (!contentType) throw new Error(`${path}: no content type is known for this ending`);
  const entityTag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  if (!compressible.test(contentType)) return { bytes, contentType, entityTag };
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  return { bytes, brotli, gzip: gzipSync(bytes, { level: 9 }), contentType, entityTag };
}

/**
 * Reads and compresses a whole export. It is small and does not change while it is served.
 *
 * @throws when the folder is missing, or holds a file of an unknown kind
 */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const files = await Promise.all(
    (await filesBelow(folder)).map(
      async (path) => [path, siteFile(path, await readFile(join(folder, path)))] as const,
    ),
  );
  return new Map(files);
}
