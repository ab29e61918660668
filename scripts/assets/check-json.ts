import { build, type BuildFailure } from 'esbuild';
import { ContentError } from '@/content/parse-content';

/** The files of `content/` that pages take their words from. */
export const contentFiles = ['client-logos', 'error', 'pages', 'projects', 'site'].map(
  (name) => `content/${name}.json`,
);

/**
 * Checks that each content file is valid JSON, before an import fails on it with a stack trace.
 *
 * @throws ContentError for the first mistake, by line and column, both counted from 1
 */
export async function checkJson(): Promise<void> {
  const { errors, warnings } = await build({
    entryPoints: contentFiles,
    outdir: 'out',
    absWorkingDir: process.cwd(),
    write: false,
    logLevel: 'silent',
  }).catch((failure: BuildFailure) => failure);
  // It warns of a field that appears twice, of which only the last counts.
  for (const { text, location } of [...errors, ...warnings]) {
    if (!location) throw new ContentError('content/', 'a file is missing', text);
    const place = `line ${location.line}, column ${location.column + 1}`;
    throw new ContentError(location.file, place, `${text}; correct it here or just before`);
  }
}
