import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';

/** Host names that nobody can register: RFC 2606 and RFC 6761. */
export const reservedHost =
  /(?<![\w-])(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|net|org)|localhost)(?![\w-]|\.\w)/giu;

/** The invented names of the studio (also within addresses) and of its clients. */
const inventedName = /(?:house[ -]?to[ -]?half|\bclient logo \d+)\b(?!\.\w)/giu;

/** The comment in each example file: every picture, every logo and the mark. */
const exampleComment = 'Example: replace before launch';

/**
 * Lists the values that must not be published: example domains and invented names in `content/*.json`, `deploy/` and the
 * addresses in `app/` and the list of services, and the example files that these reference. A line reads like
 * `content/site.json:4: studio.example is an example domain; use your own`.
 */
export function inventedValues(): string[] {
  const isExample = (file: string) => existsSync(file) && readFileSync(file).includes(exampleComment);
  // A studio may have deleted the configurations of hosts that it does not use.
  const files = ['content', 'deploy', 'app']
    .filter(existsSync)
    .flatMap((folder) => {
      const names = readdirSync(folder, { recursive: folder === 'app', encoding: 'utf8' });
      return names.map((name) => `${folder}/${name}`.replaceAll(sep, '/'));
    })
    .filter((file) => /\.json$|^deploy\/|\.tsx$/u.test(file));
  const found = [...files, 'scripts/export/services.ts'].filter(existsSync).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((whole, index) => {
      // Elsewhere in code, `pattern.test` would look like a domain.
      const line = /\.tsx?$/u.test(file) ? (whole.match(/(?<=\/\/|@)[^\s"'`]+/gu) ?? []).join(' ') : whole;
      const hosts = new Set(line.match(reservedHost));
      const paths = line.match(/(?<=")[^"]+\.\w+(?=")/gu)?.map((path) => `content/${path}`) ?? [];
      return [
        ...[...hosts].map((host) => `${host} is an example domain; use your own`),
        ...(line.match(inventedName) ?? []).map((name) => `“${name}” is an invented name; use your own`),
        ...paths.filter(isExample).map((path) => `${path} is an example file; replace it`),
      ].map((finding) => `${file}:${index + 1}: ${finding}`);
    });
  });
  // No content file references the mark, so the search above does not find it.
  const marks = ['content/brand/mark.svg', 'content/brand/mark-small.svg'].filter(isExample);
  return [...found, ...marks.map((mark) => `${mark}: is an example file; replace it`)];
}
