import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform, type Message, type TransformFailure } from 'esbuild';
import { ContentError } from '@/content/content-error';

/** Why a text is no JSON that every reader of it takes, and where. */
async function faultIn(text: string): Promise<Pick<Message, 'text' | 'location'> | undefined> {
  if (text.startsWith('\uFEFF')) {
    return { text: 'begins with a byte order mark (BOM); save it as UTF-8 without BOM', location: null };
  }
  if (text.includes('\uFFFD')) {
    return { text: 'is not in UTF-8; save it in that encoding', location: null };
  }
  if (!text.trim()) return { text: 'is empty; write its fields or take it from the history', location: null };
  const { errors = [], warnings = [] }: Partial<TransformFailure> = await transform(text, {
    loader: 'json',
    logLevel: 'silent',
  }).catch((failure: TransformFailure) => failure);
  // The one warning is of a field that stands twice, of which readers take the last.
  const [fault] = [...errors, ...warnings];
  const said = fault?.text.replace(' in object literal', '').replaceAll('\\"', '');
  return fault && { ...fault, text: `${said}; correct it here or just before` };
}

/**
 * Sees that each content file that has a schema is there and is JSON. Before anything imports them, because what
 * imports broken JSON ends in a stack.
 *
 * @throws ContentError for the first mistake, by line and column, both counted from 1
 */
export async function checkJson(folder: string): Promise<void> {
  for (const schema of await readdir(join(folder, 'schemas'))) {
    const name = schema.replace('.schema.', '.');
    const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
    const file = `content/${name}`;
    if (text === undefined) {
      throw new ContentError(file, 'the whole file', 'is missing; put it back or take it from the history');
    }
    const fault = await faultIn(text);
    if (!fault) continue;
    const { location } = fault;
    const place = location ? `line ${location.line}, column ${location.column + 1}` : 'the whole file';
    throw new ContentError(file, place, fault.text);
  }
}
