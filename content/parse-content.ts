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
  const label = valueAt(entry, ['title']) ?? valueAt(entry, ['alt']) ?? valueAt(entry, ['source']);
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

/** Where the mistake is, and what is wrong or wanted there. */
function explain(content: unknown, issue: z.core.$ZodIssue): [place: string, wanted: string] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    const place = placeOf(content, [...path, ...issue.keys.slice(0, 1)]);
    return [place, 'is not a known field; remove it or correct its spelling'];
  }
  const isMissing = path.length > 0 && valueAt(content, path) === undefined;
  return [placeOf(content, path), isMissing ? `is missing; it ${message}` : message];
}

/**
 * Parses one content file by its schema. The file's `$schema` is for editors and left out.
 *
 * @param file the file below the project's root, named in the message
 * @throws ContentError for the first mistake, naming file, entry, field and what it must be
 */
export function parseContent<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown) {
  const content = isGroup(value)
    ? Object.fromEntries(Object.entries(value).filter(([field]) => field !== '$schema'))
    : value;
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  const { issues } = result.error;
  // A misspelt field is missing too.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]!;
  throw new ContentError(file, ...explain(content, issue));
}
