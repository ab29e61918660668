import { readFile, writeFile } from 'node:fs/promises';
import { transform, type Message, type TransformFailure } from 'esbuild';
import { contentFiles } from '@/content/read-content';

/** What esbuild says of a field that stands twice in a group. `JSON.parse` silently takes the second one. */
const double = /^Duplicate key (".*") in object literal$/u;

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
 * @returns the JSON of each file, undefined for a missing file or invalid JSON, and a line for each mistake
 */
export async function readJsonFiles() {
  const mistakes: string[] = [];
  const read = contentFiles.map(async (name) => {
    const path = `content/${name}.json`;
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === undefined) {
      mistakes.push(`${path}: is missing; put it back, or correct its name`);
      return [name, undefined];
    }
    const json = text.replace(/("(?:[^"\\\n]|\\.)*")|[^\S\n\r\t ]/gu, (_, quoted) => quoted ?? ' ');
    if (json !== text) await writeFile(path, json);
    const faults = await faultsIn(json);
    for (const { text: fault, location } of faults) {
      const wanted = fault
        .replace(double, '$1 stands twice in the same { }; remove or rename one of them')
        .replace(/^Syntax error.*/u, 'has a character that JSON forbids, such as \\ or a Tab');
      mistakes.push(`${path}: line ${location?.line}: ${wanted}`);
    }
    const isValid = faults.every(({ id }) => id !== '');
    return [name, isValid ? JSON.parse(json) : undefined];
  });
  const json: Record<(typeof contentFiles)[number], unknown> = Object.fromEntries(await Promise.all(read));
  return { json, mistakes };
}
