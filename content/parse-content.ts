import type { z } from 'zod';

const byFileAndPlace = new Intl.Collator('en', { numeric: true }).compare;

/** Mistakes in `content/`, each a line such as `content/site.json: field "name": must not be empty`. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly mistakes: readonly string[];

  constructor(...mistakes: string[]) {
    const sorted = [...new Set(mistakes)].toSorted(byFileAndPlace);
    super(sorted.join('\n'));
    this.mistakes = sorted;
  }
}

/**
 * Waits for every check, so that one run reports all mistakes.
 *
 * @throws ContentError with all mistakes or, if there are none, the first other error
 */
export async function allOf<Checks extends readonly unknown[] | []>(checks: Checks) {
  const results = await Promise.allSettled(checks);
  const mistakes = results.flatMap((result): readonly string[] => {
    const { reason } = result as PromiseRejectedResult;
    return reason instanceof ContentError ? reason.mistakes : [];
  });
  if (mistakes.length > 0) throw new ContentError(...mistakes);
  return Promise.all(checks);
}

type Path = readonly PropertyKey[];

/** The value at a path of keys, or undefined if there is none. */
function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);
}

/** The place of a mistake in a file, in words such as `entry 3 "PayGrids", field "imageSrc", item 2`. */
function placeOf(content: unknown, path: Path): string {
  const entry = valueAt(content, path.slice(0, 2));
  const isEntry = typeof path[1] === 'number' && typeof entry === 'object';
  const label = ['title', 'alt', 'text'].map((field) => valueAt(entry, [field])).find(Boolean);
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

/** The place of every text with a letter in a file's content, such as `content/site.json: field "name"`. */
export function placesWith(letter: string, file: string, content: unknown, path: Path = []): string[] {
  const value = valueAt(content, path);
  if (typeof value === 'string')
    return value.normalize().includes(letter) ? [`${file}: ${placeOf(content, path)}`] : [];
  return Object.keys(Object(value)).flatMap((key) =>
    placesWith(letter, file, content, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A line for each mistake: where it is, and what is wrong or wanted there. */
function explain(content: unknown, issues: readonly z.core.$ZodIssue[]): string[] {
  const groups = issues.flatMap(({ code, path }) => (code === 'unrecognized_keys' ? path.join() : []));
  return issues.flatMap((issue) => {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys') {
      const unknown = 'is not a known field; remove it or correct its spelling';
      return issue.keys.map((key) => `${placeOf(content, [...path, key])}: ${unknown}`);
    }
    const isMissing = path.length > 0 && valueAt(content, path) === undefined;
    // A misspelt field is both unknown and missing, so no field is reported as missing beside an unknown one.
    if (isMissing && groups.includes(path.slice(0, -1).join())) return [];
    return `${placeOf(content, path)}: ${isMissing ? `is missing; it ${message}` : message}`;
  });
}

/**
 * Checks the content of one file by a schema.
 *
 * @param file path below the project's root, which the mistakes name
 * @returns what the schema makes of the content, or a line for each mistake: file, entry, field, and what is wanted there
 */
export function checkContent<Schema extends z.ZodType>(file: string, schema: Schema, content: unknown) {
  const { data, error } = schema.safeParse(content);
  const mistakes = error ? explain(content, error.issues).map((mistake) => `${file}: ${mistake}`) : [];
  return { data, mistakes };
}

/**
 * Parses the content of one file by a schema.
 *
 * @throws ContentError with the lines of `checkContent`
 */
export function parseContent<Schema extends z.ZodType>(file: string, schema: Schema, content: unknown) {
  const { data, mistakes } = checkContent(file, schema, content);
  if (mistakes.length > 0) throw new ContentError(...mistakes);
  return data as z.output<Schema>;
}
