import type { z } from 'zod';

/** Mistakes in `content/`, each a line such as `content/site.json: field "name": must not be empty`. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

/** A file's name without `.json`, then the keys that lead to a value in the file. */
export type Keys = readonly PropertyKey[];

/** The place of a value, in words such as `content/projects.json: entry 3 "PayGrids", field "imageSrc", item 2`. */
export function placeOf(files: unknown, [file = '', ...keys]: Keys): string {
  const [list = '', index] = keys;
  // In these files, the list itself is the content.
  const isEntry = typeof index === 'number' && ['projects', 'client-logos'].includes(String(file));
  const { title, alt } = Object(isEntry && Object(files)[file][list][index]);
  const label = title ?? alt;
  const inner = keys
    .slice(isEntry ? 2 : 0)
    .map((key) => (typeof key === 'number' ? `item ${key + 1}` : `"${String(key)}"`));
  // Two keys such as `"work", "title"` are written as `"work.title"`.
  const place = [
    isEntry && `entry ${index + 1}${label ? ` "${label}"` : ''}`,
    inner.length > 0 && `field ${inner.join(', ').replaceAll('", "', '.')}`,
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
  const { code, input } = issue;
  if (code === 'invalid_type') {
    const wanted = `must be ${kinds[issue.expected]}`;
    return input === undefined ? `is missing; it ${wanted}` : wanted;
  }
  if (code !== 'too_small' && code !== 'too_big') return undefined;
  if (typeof input === 'number')
    return code === 'too_big' ? `must be at most ${issue.maximum}` : `must be at least ${issue.minimum}`;
  const { length } = String(input);
  if (length === 0) return 'must not be empty';
  const has = `has ${length} ${length === 1 ? 'character' : 'characters'}`;
  return code === 'too_big' ? `${has}; ${issue.maximum} fit` : `${has}; at least ${issue.minimum} are needed`;
}

/** The line or lines for one of Zod's issues: where the mistake is, and what is wanted there. */
export function linesFor(files: unknown, issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return [`${placeOf(files, issue.path)}: ${issue.message}`];
  const unknown = 'is not a field here; correct its spelling or remove it';
  return issue.keys.map((key) => `${placeOf(files, [...issue.path, key])}: ${unknown}`);
}
