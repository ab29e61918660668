import type { z } from 'zod';
import { ContentError } from '@/content/content-error';
import { isGroup } from '@/content/fill-in';

type Path = readonly PropertyKey[];

/** The value that a path of keys leads to, or undefined. */
function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner === null || inner === undefined ? undefined : Reflect.get(Object(inner), key)),
    value,
  );
}

/** `entry 3 "PayGrids", field "imageSrc", item 2`: where in a file a mistake is, in words. */
function placeOf(content: unknown, path: Path): string {
  const depth = path.findIndex(
    (key, index) => typeof key === 'number' && typeof valueAt(content, path.slice(0, index + 1)) === 'object',
  );
  const entry = valueAt(content, path.slice(0, depth + 1));
  const label = valueAt(entry, ['title']) ?? valueAt(entry, ['alt']);
  const inner = path.slice(depth + 1);
  const field = inner.filter((key) => typeof key !== 'number').join('.');
  const item = inner.find((key) => typeof key === 'number');
  const places = [
    depth >= 0 &&
      `entry ${Number(path[depth]) + 1}${typeof label === 'string' && label ? ` "${label}"` : ''}`,
    field && `field "${field}"`,
    item !== undefined && `item ${item + 1}`,
  ];
  return places.filter(Boolean).join(', ') || 'the whole file';
}

/** How many letters two names differ by, in whatever order: a slip of the keys differs by one or two. */
function difference(one: string, other: string): number {
  const rest = [...other];
  const extra = [...one].filter((letter) => {
    const index = rest.indexOf(letter);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
  return extra.length + rest.length;
}

function nearest(name: string, candidates: readonly string[]): string | undefined {
  return candidates.toSorted((one, other) => difference(name, one) - difference(name, other))[0];
}

/** The first mistake to mend: a misspelt field before the one that is missing for it. */
function mistakeIn(content: unknown, issues: readonly z.core.$ZodIssue[]): { path: Path; wanted: string } {
  const missing = issues.filter(({ path }) => path.length > 0 && valueAt(content, path) === undefined);
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) {
    const [key = ''] = unknown.keys;
    const siblings = missing.filter(({ path }) => path.slice(0, -1).join() === unknown.path.join());
    const meant = nearest(
      key,
      siblings.map(({ path }) => String(path.at(-1))),
    );
    const mend = meant ? `did you mean "${meant}"?` : 'remove it or correct its spelling';
    return { path: [...unknown.path, key], wanted: `is not a known field; ${mend}` };
  }
  const [issue] = issues;
  if (!issue) return { path: [], wanted: 'does not fit its schema' };
  const { path, message } = issue;
  if (!missing.includes(issue)) return { path, wanted: message };
  const name = String(path.at(-1));
  const near = nearest(name, Object.keys(Object(valueAt(content, path.slice(0, -1)))));
  const isNear = near !== undefined && difference(name, near) <= 2;
  return { path, wanted: `is missing${isNear ? `, or misspelt as "${near}"` : ''}; it ${message}` };
}

/**
 * Parses one content file by its schema, so that what the pages receive is what the schema says. The file's
 * `$schema` is for editors, and left out.
 *
 * @param file the file below the project's root, named in the message
 * @throws ContentError for the first mistake: a sentence that names file, entry, field and what is wanted
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
  const { path, wanted } = mistakeIn(content, result.error.issues);
  throw new ContentError(file, placeOf(content, path), wanted);
}
