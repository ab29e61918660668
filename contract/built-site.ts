import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { filesBelow } from '@/scripts/files-below';

/** One page of the built site. */
export interface BuiltPage {
  /** Path below `out/`, such as `work.html`. */
  file: string;
  /** Path that a host answers with it, such as `/work`; none for the page that stands in for unknown ones. */
  path: string | undefined;
  html: string;
  $: CheerioAPI;
}

/** Every file of the built site, by its path below `out/`. */
export const files: ReadonlyMap<string, Buffer> = new Map(
  await Promise.all(
    (await filesBelow('out')).map(async (path) => [path, await readFile(join('out', path))] as const),
  ),
);

/** Every page of the built site. */
export const pages: readonly BuiltPage[] = [...files]
  .filter(([file]) => file.endsWith('.html'))
  .map(([file, bytes]) => {
    const html = bytes.toString('utf8');
    const path =
      file === '404.html' ? undefined : `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/u, '')}`;
    return { file, path, html, $: load(html, { scriptingEnabled: false }) };
  });
