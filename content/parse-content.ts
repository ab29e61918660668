import type { z } from 'zod';
import { ContentError } from '@/content/content-error';

type Path = readonly PropertyKey[];

/** The value that a path of keys leads to, or undefined. */
function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner === null || inner === undefined ? undefined : Reflect.get(Object(inner), key)),
    value,
  );
}

/** `entry 3 "PayGrids", field "link"`: where in a file an issue lies, in words. */
function placeOf(value: unknown, path: Path): string {
  const [first, ...rest] = path;
  if (typeof first !== 'number') return path.length > 0 ? `field "${path.join('.')}"` : 'the whole file';
  const entry = valueAt(value, [first]);
  const label = valueAt(entry, ['title']) ?? valueAt(entry, ['alt']);
  const name = `entry ${first + 1}${typeof label === 'string' && label ? ` "${label}"` : ''}`;
  return rest.length > 0 ? `${name}, field "${rest.join('.')}"` : name;
}

/**
 * Parses one content file by its schema, so that what the pages receive is what the schema says.
 *
 * @param file the file below the project's root, named in the message
 * @throws ContentError for the first mistake: a sentence that names file, entry, field and what is wanted
 */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue) throw new ContentError(file, 'the whole file', 'does not fit its schema');
  if (issue.code === 'unrecognized_keys') {
    const place = placeOf(value, [...issue.path, ...issue.keys.slice(0, 1)]);
    throw new ContentError(file, place, 'is not a known field; remove it or correct its spelling');
  }
  throw new ContentError(file, placeOf(value, issue.path), issue.message);
}
