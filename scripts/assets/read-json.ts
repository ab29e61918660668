import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { transform, type TransformFailure } from 'esbuild';
import { ContentError } from '@/content/mistakes';
import type { ContentFiles } from '@/content/parse-content';

const names = ['client-logos', 'error', 'pages', 'projects', 'site'] as const;

/** Rewrites esbuild's messages for editors. Its own do for the rest. */
const plainWords = [
  [/\\"/gu, ''],
  [/^Duplicate key (".*") in .*/u, '$1 stands twice in the same { }; remove one of them'],
  [
    /^JSON strings must use double quotes/u,
    'has a text in single quotation marks; use straight double ones: "',
  ],
  [/^JSON does not support comments/u, 'has a comment; remove it'],
  [/^JSON does not support trailing commas/u, 'has a comma after the last entry; remove that comma'],
  [
    /^Syntax error.*/u,
    'has a Tab, a \\, letters after a number or another character that may not stand there; remove it',
  ],
  [/^Unterminated string.*/u, 'has a text with no straight quotation mark at its end; add it'],
  [/^Expected "[,\]}]" in JSON but found end of file/u, 'ends without its last bracket; add it'],
  [
    /^Expected "[,\]}]" in JSON but found (.*)/u,
    'needs a comma or a closing bracket before $1; within a text, use curly quotation marks: “ ”',
  ],
  [/^Expected string in JSON but found (.*)/u, 'has $1 where a field in straight quotation marks belongs'],
  [/^Expected ":" in JSON but found (.*)/u, 'needs a colon before $1'],
  [/^Expected end of file in JSON but found (.*)/u, 'has $1 after the last bracket; remove it'],
  [/^Unexpected (.*?)(?: in JSON)?$/u, 'has $1 where a text in straight quotation marks or a number belongs'],
] as const;

/** The mistakes in a file's JSON syntax, each with its line. */
async function mistakesIn(file: string, text: string): Promise<string[]> {
  // esbuild tells the line in every version of Node.js, and reports fields that stand twice, which `JSON.parse` takes.
  const { warnings } = await transform(text, { loader: 'json' }).catch(({ errors }: TransformFailure) => ({
    warnings: errors,
  }));
  if (warnings.length > 0)
    return warnings.map(({ text: fault, location }) => {
      const inPlainWords = plainWords.reduce((said, [theirs, ours]) => said.replace(theirs, ours), fault);
      return `${file}: line ${location?.line}: ${inPlainWords}`;
    });
  try {
    JSON.parse(text);
    return [];
  } catch {
    // esbuild ignores a byte order mark and no-break spaces. Next.js does not.
    const outsideTexts = text.replace(/"(?:[^"\\]|\\.)*"/gu, '');
    const line = outsideTexts.slice(0, outsideTexts.search(/[^\S\n\r\t ]/u)).split('\n').length;
    return [
      `${file}: line ${line}: has an invisible character; delete what seems to be a space and type it again`,
    ];
  }
}

/**
 * Reads the JSON of each content file.
 *
 * @throws ContentError with a line for every mistake in the syntax of any file, and for files that are missing or unexpected
 */
export async function readJsonFiles(): Promise<ContentFiles> {
  const found = (await readdir('content')).filter((name) => name.endsWith('.json'));
  const extra = found.filter((file) => !names.some((name) => `${name}.json` === file));
  const mistakes = extra.map((file) => `content/${file}: is no content file; rename or delete it`);
  const files: Partial<ContentFiles> = {};
  for (const name of names) {
    const file = `content/${name}.json`;
    const text = existsSync(file) ? await readFile(file, 'utf8') : undefined;
    const faults = text === undefined ? [`${file}: is missing; put it back`] : await mistakesIn(file, text);
    if (text !== undefined && faults.length === 0) files[name] = JSON.parse(text);
    mistakes.push(...faults);
  }
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return files as ContentFiles;
}
