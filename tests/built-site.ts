import { readFile } from 'node:fs/promises';
import { load } from 'cheerio';
import { exportedPages, filesBelow } from '@/scripts/files';

const paths = await filesBelow('out');

export const files = new Map(
  await Promise.all(paths.map(async (path) => [path, await readFile(`out/${path}`)] as const)),
);

export const pages = (await exportedPages()).map(({ file, path }) => {
  const $ = load(files.get(file) ?? '', { scriptingEnabled: false });
  const isLean = $('script[src*="/_next/static/chunks/"]').length === 0;
  return { file, path: file === '404.html' ? undefined : path, $, isLean };
});
