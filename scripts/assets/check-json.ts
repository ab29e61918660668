import { readFile } from 'node:fs/promises';
import { transform, type TransformFailure } from 'esbuild';
import { ContentError } from '@/content/parse-content';

/**
 * Checks that each content file is valid JSON, before an import fails on it with a stack trace.
 *
 * @throws ContentError for the first mistake, by line and column, both counted from 1
 */
export async function checkJson(): Promise<void> {
  for (const name of ['client-logos', 'error', 'pages', 'projects', 'site']) {
    const fail = (place: string, wanted: string): never => {
      throw new ContentError(`content/${name}.json`, place, wanted);
    };
    const whole = 'the whole file';
    const read = readFile(`content/${name}.json`, 'utf8');
    const text = await read.catch(() => fail(whole, 'is missing; restore it from the version history'));
    if (/^\uFEFF|\uFFFD/u.test(text)) fail(whole, 'must be saved as UTF-8 without a byte order mark');
    const parsing = transform(text, { loader: 'json', logLevel: 'silent' });
    const { errors, warnings } = await parsing.then(
      (result) => ({ errors: [], ...result }),
      (failure: TransformFailure) => failure,
    );
    // The one warning is of a field that appears twice, of which only the last counts.
    for (const { text: fault, location } of [...errors, ...warnings]) {
      const { line = 1, column = 0 } = location ?? {};
      const said = fault.replace(' in object literal', '').replaceAll('\\"', '');
      fail(`line ${line}, column ${column + 1}`, `${said}; correct it here or just before`);
    }
    if (!text.trimStart().startsWith('{')) fail(whole, 'must be a group of fields in { }');
  }
}
