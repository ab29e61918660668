import type { z } from 'zod';
import { isGroup } from '@/content/fill-in';

/** A mistake in `content/`, such as `content/site.json: field "name": must not be empty`. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(file: string, place: string, wanted: string) {
    super(`${file}: ${place}: ${wanted}`);
  }
}

type Path = readonly PropertyKey[];

/** The value at a path of keys, or undefined. */
function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);
}

/** Where in a file a mistake is, in words: `entry 3 "PayGrids", field "imageSrc", item 2`. */
function placeOf(content: unknown, path: Path): string {
  const entry = valueAt(content, path.slice(0, 2));
  const isEntry = typeof path[1] === 'number' && typeof entry === 'object';
  const label = valueAt(entry, ['title']) ?? valueAt(entry, ['alt']);
  const inner = isEntry ? path.slice(2) : path;
  const fields = inner.filter((key) => typeof key !== 'number');
  const item = inner.find((key) => typeof key === 'number');
  const places = [
    isEntry && `entry ${Number(path[1]) + 1}${label ? ` "${String(label)}"` : ''}`,
    fields.length > 0 && `field "${fields.join('.')}"`,
    item !== undefined && `item ${item + 1}`,
  ];
  return places.filter(Boolean).join(', ') || 'the whole file';
}

/** The letters of a word that another lacks. */
function lettersBeyond(word: string, other: string): string {
  return [...other].reduce((rest, letter) => rest.replace(letter, ''), word);
}

/** Where the mistake is, and what is wrong or wanted there; a missing field may be there under a misspelt name. */
function explain(content: unknown, issue: z.core.$ZodIssue): { path: Path; wanted: string } {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    const wanted = 'is not a known field; remove it or correct its spelling';
    return { path: [...path, ...issue.keys.slice(0, 1)], wanted };
  }
  if (path.length === 0 || valueAt(content, path) !== undefined) return { path, wanted: message };
  const field = String(path.at(-1));
  const siblings = Object.keys(Object(valueAt(content, path.slice(0, -1))));
  const near = siblings.find((name) => (lettersBeyond(name, field) + lettersBeyond(field, name)).length <= 2);
  return { path, wanted: `is missing${near ? `, or misspelt as "${near}"` : ''}; it ${message}` };
}

/**
 * Parses one content file by its schema. The file's `$schema` is for editors and left out.
 *
 * @param file the file below the project's root, named in the message
 * @throws ContentError for the first mistake, naming file, entry, field and what it must be
 */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const content = isGroup(value)
    ? Object.fromEntries(Object.entries(value).filter(([field]) => field !== '$schema'))
    : value;
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  const { path, wanted } = explain(content, result.error.issues[0]!);
  throw new ContentError(file, placeOf(content, path), wanted);
}
