import { readFile } from 'node:fs/promises';
import { load, type CheerioAPI } from 'cheerio';
import { exportedPages, filesBelow } from '@/scripts/files';

export interface BuiltPage {
  /** Path of the page's file below `out/`, such as `work.html`. */
  file: string;
  /** Path at which hosts serve the page, such as `/work`; undefined for the 404 page. */
  path: string | undefined;
  $: CheerioAPI;
  /** Whether the page has no script of Next.js. */
  isLight: boolean;
}

const paths = await filesBelow('out');

/** Every file of the built site, by its path below `out/`. */
export const files: ReadonlyMap<string, Buffer> = new Map(
  await Promise.all(paths.map(async (path) => [path, await readFile(`out/${path}`)] as const)),
);

/** Every page that Next.js has exported. */
export const pages: readonly BuiltPage[] = (await exportedPages()).map(({ file, path }) => {
  const $ = load(files.get(file) ?? '', { scriptingEnabled: false });
  const isLight = $('script[src*="/_next/static/chunks/"]').length === 0;
  return { file, path: file === '404.html' ? undefined : path, $, isLight };
});
