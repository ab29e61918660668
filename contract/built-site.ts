import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate, Parser, type HtmlElement } from 'html-validate';
import { filesBelow } from '@/scripts/files-below';

/** One page of a built site. */
export interface BuiltPage {
  /** Path below the site's folder, such as `work.html`. */
  file: string;
  /** Path that the host answers with it, such as `/work`; none for the page that stands in for unknown ones. */
  path: string | undefined;
  html: string;
  document: HtmlElement;
}

/** A built site as it lies in its folder. */
export interface BuiltSite {
  /** Every file's bytes by its path below the folder, written with slashes. */
  files: ReadonlyMap<string, Buffer>;
  pages: readonly BuiltPage[];
}

const settings = new HtmlValidate({ root: true });

function parse(file: string, html: string): HtmlElement {
  const parser = new Parser(settings.getConfigForSync(file));
  return parser.parseHtml({ data: html, filename: file, line: 1, column: 1, offset: 0 });
}

/** Path of a page's file as hosts with clean addresses answer it. */
function pathOf(file: string): string | undefined {
  if (file === '404.html') return undefined;
  return `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/u, '')}`;
}

/**
 * Reads a built site.
 *
 * @throws when the folder is missing, or a page cannot be parsed
 */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const files = new Map(
    await Promise.all(
      (await filesBelow(folder)).map(async (path) => [path, await readFile(join(folder, path))] as const),
    ),
  );
  const pages = [...files]
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, bytes]) => {
      const html = bytes.toString('utf8');
      return { file, path: pathOf(file), html, document: parse(file, html) };
    });
  return { files, pages };
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };

/** Text of an attribute, its entities resolved: those that React writes. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  const value = element.getAttributeValue(name);
  return value?.replace(/&(amp|quot|lt|gt|#x27);/gu, (entity, key: string) => entities[key] ?? entity);
}

/** What a page says of itself under a name, once for each time that it says it: `description`, `og:image`. */
export function metaContents({ document }: BuiltPage, name: string): string[] {
  return document
    .querySelectorAll('meta')
    .filter((meta) => meta.getAttributeValue('name') === name || meta.getAttributeValue('property') === name)
    .map((meta) => attribute(meta, 'content') ?? '');
}

/** The one canonical address of a page; all of them, should it have several. */
export function canonicals({ document }: BuiltPage): string[] {
  return document
    .querySelectorAll('link')
    .filter((link) => link.getAttributeValue('rel') === 'canonical')
    .map((link) => attribute(link, 'href') ?? '');
}

/** Every object of a page's structured data that stands at the top of a graph. */
export function structuredData({ html }: BuiltPage): Record<string, unknown>[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)];
  return blocks.flatMap(
    ([, json]) => (JSON.parse(json ?? '') as { '@graph': Record<string, unknown>[] })['@graph'],
  );
}
