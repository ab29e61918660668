import { readdir, readFile } from 'node:fs/promises';
import { transform, type TransformFailure } from 'esbuild';
import { ContentError } from '@/content/mistakes';
import type { ContentFiles } from '@/content/parse-content';

const names = ['client-logos', 'error', 'pages', 'projects', 'site'] as const;

/** Rewrites esbuild's messages for editors, by the first pattern that fits. Its own do for the rest. */
const plainWords: readonly [RegExp, string][] = [
  [/^Duplicate key (".*") in .*/u, '$1 stands twice in the same { }; remove one of them'],
  [/.*(?: support comments|HTML single-line comment)/u, 'has a comment; remove it'],
  [/.* support trailing commas/u, 'has a comma after the last entry; remove that comma'],
  [/.* must use double quotes/u, 'has a text in single quotation marks; use straight double ones: "'],
  [/.*"(?:<<|==|>>).*/u, 'has two versions; keep one and delete the lines with <<<<<<<, ======= and >>>>>>>'],
  [/^Unterminated string.*/u, 'has a text with no straight quotation mark at its end; add it'],
  [/.*(?:found|Unexpected) end of file.*/u, 'ends too early; put back its end, such as the last bracket'],
  [
    /^(?:Syntax error|Unexpected "[+.\d]).*/u,
    'has a Tab, a \\, a 0 before a number, letters after it or another character that may not stand there; remove it',
  ],
  [/^Unexpected (.*) in JSON/u, 'has $1 where a text in straight quotation marks or a number belongs'],
  [/^Expected string .* found (?!"[{[])(.*)/u, 'has $1 where a field in straight quotation marks belongs'],
  [/^Expected ":".* found (.*)/u, 'needs a colon before $1, or an opening bracket before a list'],
  [
    /^Expected "[,}\]]".* found (?!"[:}\]]")(.*)/u,
    'needs a comma or a closing bracket before $1; within a text, use curly quotation marks: “ ”',
  ],
  [/.* found (.*)/u, 'has $1 in the wrong place; add the bracket missing above it, or remove one too many'],
];

function inPlainWords(fault: string): string {
  const found = plainWords.find(([pattern]) => pattern.test(fault));
  return found ? fault.replace(...found) : fault;
}

/** What is wrong with the syntax of some JSON, by line. */
async function faultsIn(text: string): Promise<string[]> {
  // esbuild tells the line in every version of Node.js, and reports fields that stand twice, which `JSON.parse` takes.
  const { warnings } = await transform(text, { loader: 'json' }).catch(({ errors }: TransformFailure) => ({
    warnings: errors,
  }));
  if (warnings.length > 0)
    return warnings.map(
      (fault) => `line ${fault.location?.line}: ${inPlainWords(fault.text.replaceAll('\\"', ''))}`,
    );
  // esbuild ignores a byte order mark and no-break spaces. Next.js does not.
  const outsideTexts = text.replace(/"(?:[^"\\]|\\.)*"/gu, '').split('\n');
  const line = outsideTexts.findIndex((row) => /[^\S\r\t ]/u.test(row)) + 1;
  return line
    ? [`line ${line}: has an invisible character; delete what seems to be a space and type it again`]
    : [];
}

/**
 * Reads the JSON of each content file.
 *
 * @throws ContentError with a line for every mistake in the syntax of any file, and for files that are missing or unexpected
 */
export async function readJsonFiles(): Promise<ContentFiles> {
  const found = (await readdir('content')).filter((name) => name.endsWith('.json'));
  const extra = found.filter((file) => !names.some((name) => `${name}.json` === file));
  const mistakes = extra.map(
    (file) => `content/${file}: is no content file; correct its name, capital letters too, or delete it`,
  );
  const texts = new Map<string, string>();
  for (const name of names) {
    const text = await readFile(`content/${name}.json`, 'utf8').catch(() => '');
    const faults = text.trim() ? await faultsIn(text) : ['is missing or empty; put it back'];
    mistakes.push(...faults.map((fault) => `content/${name}.json: ${fault}`));
    texts.set(name, text);
  }
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return Object.fromEntries([...texts].map(([name, text]) => [name, JSON.parse(text)])) as ContentFiles;
}
