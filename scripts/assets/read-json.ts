import { readFile, writeFile } from 'node:fs/promises';
import { transform, type Message, type TransformFailure } from 'esbuild';
import { contentFiles } from '@/content/read-content';
import { filesBelow } from '@/scripts/files';

/** What esbuild says of a fault, and the words for editors of texts. `JSON.parse` silently takes a double field. */
const faultWords = [
  [/\\"/gu, ''],
  [/^Duplicate key (".*") in .*/u, '$1 stands twice in the same { }; remove or rename one of them'],
  [/^JSON does not support trailing commas/u, 'has a comma after a last field or entry; remove the comma'],
  [/^Syntax error.*/u, 'has a character that JSON forbids there, such as \\ or a Tab'],
  [/^Unterminated string.*/u, 'has a text without a straight quotation mark at its end'],
  [/^Expected "," in JSON but found (.*)/u, 'needs , ] or } before $1, or “curly” quotation marks in a text'],
  [/^Expected string in JSON but found (.*)/u, 'needs a field in straight quotation marks, not $1'],
  [/^Expected ":" in JSON but found (.*)/u, 'needs : and both quotation marks before $1'],
  [/^Expected end of file in JSON but found (.*)/u, 'goes on with $1 after its last bracket; remove that'],
  [/^Unexpected (.*) in JSON/u, 'needs a text in straight quotation marks, a number, true or false, not $1'],
] as const;

/** The faults of a JSON text: what makes it invalid, and fields that stand twice in a group. */
async function faultsIn(text: string): Promise<readonly Message[]> {
  const { warnings } = await transform(text, { loader: 'json' }).catch(({ errors }: TransformFailure) => ({
    warnings: errors,
  }));
  return warnings;
}

/**
 * Reads each content file's JSON. Outside texts, makes spaces of what Next.js cannot read, such as a byte order mark.
 *
 * @returns the JSON of each file, undefined for one that is missing, no UTF-8 or invalid, and a line for each mistake
 */
export async function readJsonFiles() {
  const expected = RegExp(`^(?:generated/.*|(?:${contentFiles.join('|')})\\.json)$`, 'u');
  const found = (await filesBelow('content')).filter((name) => /\.json$/iu.test(name));
  const others = found.filter((name) => !expected.test(name));
  const mistakes = others.map((name) => `content/${name}: is no content file; delete, rename or move it`);
  const read = contentFiles.map(async (name) => {
    const path = `content/${name}.json`;
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === undefined || /[\0\uFFFD]/u.test(text)) {
      const wanted = text === undefined ? 'is missing; put it back' : 'save it as UTF-8, without �';
      mistakes.push(`${path}: ${wanted}`);
      return [name, undefined];
    }
    const json = text.replace(/("(?:[^"\\\n]|\\.)*")|[^\S\n\r\t ]/gu, (_, quoted) => quoted ?? ' ');
    if (json !== text) await writeFile(path, json);
    const faults = await faultsIn(json);
    for (const { text: fault, location } of faults) {
      const wanted = faultWords.reduce((words, [sign, better]) => words.replace(sign, better), fault);
      mistakes.push(`${path}: line ${location?.line}: ${wanted}`);
    }
    const isValid = faults.every(({ id }) => id !== '');
    return [name, isValid ? JSON.parse(json) : undefined];
  });
  const json: Record<(typeof contentFiles)[number], unknown> = Object.fromEntries(await Promise.all(read));
  return { json, mistakes };
}
