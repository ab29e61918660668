import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hosts below a domain that nobody can own: RFC 2606 and RFC 6761. */
export const reservedHost =
  /(?<![\w-])(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|net|org)|localhost)(?![\w-]|\.\w)/giu;

/** The invented studio, in addresses too, its clients, and its project on Cloudflare. */
const inventedName = /(?:house[ -]?to[ -]?half|\bclient logo \d+|\bstudio-website)\b(?!\.\w)/giu;

/** A comment in every picture, every logo and the mark that came with the repository. */
const exampleComment = 'Example: replace before launch';

/**
 * Lists what is still as the repository came and must not be published: domains for examples and invented names in
 * `content/*.json`, `deploy/` and `wrangler.jsonc`, and the example files that these name. One line each, such as
 * `content/site.json:4: studio.example is a domain for examples; write your own`.
 *
 * @param root the project's folder
 */
export function inventedValues(root = '.'): string[] {
  const isThere = (file: string) => existsSync(join(root, file));
  const isExample = (file: string) =>
    isThere(file) && readFileSync(join(root, file)).includes(exampleComment);
  // An owner may have deleted the files of hosts that are not in use.
  const files = ['content', 'deploy']
    .filter(isThere)
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.json') || file.startsWith('deploy/'));
  const found = [...files, 'wrangler.jsonc'].filter(isThere).flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const hosts = new Set(line.match(reservedHost));
      const paths = line.match(/(?<=")[^"]+\.\w+(?=")/gu)?.map((path) => `content/${path}`) ?? [];
      return [
        ...[...hosts].map((host) => `${host} is a domain for examples; write your own`),
        ...(line.match(inventedName) ?? []).map((name) => `“${name}” is invented; write your own`),
        ...paths.filter(isExample).map((path) => `${path} is an example; replace it`),
      ].map((finding) => `${file}:${index + 1}: ${finding}`);
    });
  });
  // No content file names the mark.
  const mark = 'content/brand/mark.svg';
  return isExample(mark) ? [...found, `${mark}: is an example; replace it`] : found;
}
