import { readFile } from 'node:fs/promises';
import { load, type CheerioAPI } from 'cheerio';
import { filesBelow, isOwnersFile, pathOf } from '@/scripts/files/paths';

export interface BuiltPage {
  /** Path of the page's file below `out/`, such as `work.html`. */
  file: string;
  /** Path at which hosts serve the page, such as `/work`; undefined for the 404 page. */
  path: string | undefined;
  $: CheerioAPI;
}

const paths = await filesBelow('out');

/** Every file of the built site, by its path below `out/`. */
export const files: ReadonlyMap<string, Buffer> = new Map(
  await Promise.all(paths.map(async (path) => [path, await readFile(`out/${path}`)] as const)),
);

/** Every page of the built site, without HTML files of the owner's. */
export const pages: readonly BuiltPage[] = [...files]
  .filter(([file]) => file.endsWith('.html') && !isOwnersFile(file))
  .map(([file, bytes]) => {
    const path = file === '404.html' ? undefined : pathOf(file);
    return { file, path, $: load(bytes, { scriptingEnabled: false }) };
  });
