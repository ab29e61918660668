import { writeFileSync } from 'node:fs';
import { headersAt } from '@/scripts/vercel-headers';

/**
 * The patterns of `_headers`, each with a path that it matches, from which its headers are read. Unlike those of
 * `vercel.json`, they cannot exclude a folder. `:page` matches one segment, and `*` any number.
 */
const patterns = {
  '/': '/',
  '/:page': '/work',
  '/:folder/:page': '/work/project',
  '/_next/static/*': '/_next/static/chunks/script.js',
  '/logos/*': '/logos/logo.svg',
  '/og/*': '/og/cards/card.png',
  '/pictures/*': '/pictures/copies/picture.avif',
};

/** Netlify and Cloudflare have browsers revalidate every file that gets no Cache-Control. */
const defaultCaching = 'public, max-age=0, must-revalidate';

const linesAt = (path: string) =>
  Object.entries(headersAt(path))
    .filter(([, value]) => value !== defaultCaching)
    .map(([key, value]) => `  ${key}: ${value}`);

const matches = (pattern: string, path: string) =>
  RegExp(`^${pattern.replaceAll(/:\w+/gu, '[^/]+').replace('*', '.*')}$`, 'u').test(path);

/** Writes `out/_headers`, from which Netlify and Cloudflare Pages send the headers of `vercel.json`. */
export function writeHeaders(): void {
  const paths = Object.values(patterns);
  const everywhere = linesAt('/').filter((line) => paths.every((path) => linesAt(path).includes(line)));
  const rules: [pattern: string, lines: string[]][] = [['/*', everywhere]];
  for (const [pattern, path] of Object.entries(patterns)) {
    // Both hosts join the values of rules that match the same path, so none may repeat a line.
    const isSet = (line: string) =>
      rules.some(([other, lines]) => matches(other, path) && lines.includes(line));
    rules.push([pattern, linesAt(path).filter((line) => !isSet(line))]);
  }
  writeFileSync('out/_headers', rules.map((rule) => `${rule.flat().join('\n')}\n`).join('\n'));
}
