import { attribute, type BuiltPage, type BuiltSite } from '@/contract/built-site';

/** Attributes that hold one address, and those that hold a list of candidates. */
const single = ['href', 'src', 'poster', 'action'];
const lists = ['srcset', 'imagesrcset'];

/** Every address that an HTML page asks for or leads to, as it is written. */
export function addressesOf({ document }: BuiltPage): string[] {
  return document.querySelectorAll('*').flatMap((element) => [
    ...single.flatMap((name) => attribute(element, name) ?? []),
    ...lists.flatMap((name) =>
      (attribute(element, name) ?? '')
        .split(',')
        .map((candidate) => candidate.trim().split(/\s+/u)[0] ?? '')
        .filter(Boolean),
    ),
  ]);
}

/** Every address that a style sheet asks for, as it is written; `data:` holds its own. */
export function addressesInStyle(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?(?!data:)([^"')]+)["']?\s*\)/gu)].flatMap(
    ([, address]) => address ?? [],
  );
}

/** Whether an element or a view has the id that a fragment names. */
function hasId(text: string, id: string): boolean {
  return text.includes(` id="${id}"`);
}

/**
 * Why an address of the site leads nowhere, or undefined when it leads somewhere or outside.
 *
 * @param origins origins that are this site, such as `https://studio.example`
 * @param base file that holds the address, by its path below the site's folder
 */
export function whyBroken(
  { files, pages }: BuiltSite,
  address: string,
  base: string,
  origins: readonly string[],
): string | undefined {
  const here = 'https://built-site.invalid';
  const url = new URL(address, `${here}/${base}`);
  if (url.origin !== here && !origins.includes(url.origin)) return undefined;
  if (!/^https?:$/u.test(url.protocol)) return undefined;
  const isOwnPage = address.startsWith('#');
  const path = decodeURIComponent(url.pathname);
  const file = isOwnPage ? base : (pages.find((page) => page.path === path)?.file ?? path.slice(1));
  const bytes = files.get(file);
  if (!bytes) return `${base}: ${address}: there is no such file`;
  const id = decodeURIComponent(url.hash.slice(1));
  if (id && !hasId(bytes.toString('utf8'), id)) return `${base}: ${address}: nothing in ${file} has this id`;
  return undefined;
}
