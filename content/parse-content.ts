import { fillIn } from '@/content/fill-in';
import { ContentError, inPlainWords, linesFor } from '@/content/mistakes';
import { contentSchema } from '@/content/schema';

/** The JSON of every content file, by the file's name without `.json`. */
export type ContentFiles = Record<keyof typeof contentSchema.shape, unknown>;

/**
 * Replaces `{name}` by the studio's name, `{count}` by the number of projects, and `{project|projects}` by the first word
 * if there is one project, and otherwise by the second, in every text of these content files.
 */
function filled(files: Omit<ContentFiles, 'error'>): object {
  const count: number = Object(files.projects).projects?.length ?? 0;
  const values = { count, name: String(Object(files.site).name) };
  const fill = (text: string) =>
    fillIn(text.replace(/\{([^{}|]*)\|([^{}|]*)\}/gu, count === 1 ? '$1' : '$2'), values);
  return JSON.parse(JSON.stringify(files), (_key, value) =>
    typeof value === 'string' ? fill(value) : value,
  );
}

/**
 * Checks the content files, and fills in their placeholders, except in `error.json`, which browsers read as it is.
 *
 * @throws ContentError with a line for every mistake
 */
export function parseContent({ error, ...others }: ContentFiles) {
  const files = { ...filled(others), error };
  const parsed = contentSchema.safeParse(files, { error: inPlainWords });
  if (parsed.success) return parsed.data;
  throw new ContentError(parsed.error.issues.flatMap((issue) => linesFor(files, issue)));
}
