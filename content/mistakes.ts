import type { z } from 'zod';

/** Mistakes in `content/`, each a line such as `content/site.json: field "name": must not be empty`. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

/** A file's name without `.json`, then the keys that lead to a value in the file. */
export type Path = readonly PropertyKey[];

const valueAt = (files: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), files);

/** The place of a value, in words such as `content/projects.json: entry 3 "PayGrids", field "imageSrc", item 2`. */
export function placeOf(files: unknown, path: Path): string {
  const [file, , index] = path;
  // Projects and logos are lists. The other files only have lists within them.
  const isEntry = typeof index === 'number' && file !== 'site';
  const { title, alt } = Object(isEntry ? valueAt(files, path.slice(0, 3)) : {});
  const label = title ?? alt;
  const inner = path.slice(isEntry ? 3 : 1);
  const fields = inner.filter((key) => typeof key !== 'number').join('.');
  const item = inner.find((key) => typeof key === 'number');
  const place = [
    isEntry && `entry ${index + 1}${label ? ` "${label}"` : ''}`,
    fields && `field "${fields}"`,
    item !== undefined && `item ${item + 1}`,
  ];
  return `content/${String(file)}.json: ${place.filter(Boolean).join(', ') || 'the whole file'}`;
}

/** What a value must be, by the name that Zod has for its type. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number',
  array: 'a list in [ ]',
  object: 'a group of fields in { }',
};

/** Rewrites Zod's messages for editors. The schema's own messages and Zod's do for the rest. */
export function inPlainWords(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  if (issue.code === 'invalid_type') {
    const wanted = `must be ${kinds[issue.expected]}`;
    return input === undefined ? `is missing; it ${wanted}` : wanted;
  }
  if (issue.code === 'too_big' && typeof input === 'string')
    return `has ${input.length} characters; ${issue.maximum} fit`;
  if (issue.code === 'too_small' && typeof input === 'string')
    return input
      ? `has ${input.length} characters; at least ${issue.minimum} are needed`
      : 'must not be empty';
  if (issue.code === 'too_small' && Array.isArray(input)) return 'must not be empty';
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`;
  return undefined;
}

/** The line or lines for one of Zod's issues: where the mistake is, and what is wanted there. */
export function linesFor(files: unknown, issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return [`${placeOf(files, issue.path)}: ${issue.message}`];
  const unknown = 'is not a field here; correct its spelling or remove it';
  return issue.keys.map((key) => `${placeOf(files, [...issue.path, key])}: ${unknown}`);
}
