import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import exampleHashes from '@/scripts/launch/example-hashes.json';

/** A host below a domain that nobody can own: RFC 2606 and RFC 6761. */
const reservedHost =
  /(?<![\w-])(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|net|org)|localhost)(?![\w-]|\.\w)/iu;

/** The invented studio, in an address too, and its clients. */
const inventedName = /house[ -]?to[ -]?half|^client logo \d+$/iu;

/** Every text in a parsed JSON file, with its place in words: `projects 1, imageAlt 2`. */
function textsIn(value: unknown, place = ''): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${place} ${index + 1}`));
  return Object.entries(Object(value)).flatMap(([field, inner]) =>
    textsIn(inner, place ? `${place}, ${field}` : field),
  );
}

/**
 * Lists what in `content/` is still as the repository was shipped and must not be published, one line each, such as
 * `content/site.json: address: studio.example is a domain for examples`.
 *
 * @param examples SHA-256 of every picture and logo, of the mark, and of every picture's description, as shipped
 * @throws when a content file is not valid JSON
 */
export function inventedValues(folder: string, examples: readonly string[] = exampleHashes): string[] {
  function isExample(text: string): boolean {
    const file = join(folder, text);
    const content = /\.\w+$/u.test(text) && existsSync(file) ? readFileSync(file) : text;
    return examples.includes(createHash('sha256').update(content).digest('hex'));
  }

  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const texts = names.flatMap((name) =>
    textsIn(JSON.parse(readFileSync(join(folder, name), 'utf8'))).map((found) => ({ ...found, name })),
  );
  texts.push({ name: 'brand/mark.svg', place: 'the drawing', text: 'brand/mark.svg' });
  return texts.flatMap(({ name, place, text }) => {
    const host = reservedHost.exec(text)?.[0];
    const invented = inventedName.exec(text)?.[0];
    const reason =
      (host && `${host} is a domain for examples`) ??
      (invented && `“${invented}” is invented`) ??
      (isExample(text) && 'is the example that came with the repository');
    return reason ? [`content/${name}: ${place}: ${reason}`] : [];
  });
}
