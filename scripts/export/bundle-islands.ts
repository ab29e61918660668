import { build } from 'esbuild';
import packages from '@/package.json' with { type: 'json' };

/** Tells V8 to compile all functions while the file loads (explicit compile hints). Otherwise a long task would do so. */
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Bundles the script that starts the islands.
 *
 * @returns its code, and the folders of the packages that it contains
 * @throws if an island imports a style sheet, whose classes Next.js and esbuild would name differently
 */
export async function bundleIslands(mode: 'production' | 'development' = 'production') {
  const { outputFiles, metafile } = await build({
    entryPoints: ['components/islands/hydrate.tsx'],
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    minify: mode === 'production',
    format: 'iife',
    globalName: 'islandsFile',
    target: packages.browserslist.map((browser) => browser.replace(' ', '')),
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    banner: { js: compileHint },
    // `licenses.txt` has them.
    legalComments: 'none',
  });
  const files = Object.keys(metafile.inputs);
  const sheet = files.find((file) => file.endsWith('.css'));
  if (sheet)
    throw new Error(
      `${sheet}: an island cannot use a style sheet, whose classes would have other names in its script; use those of Tailwind`,
    );
  const folders = files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(file)?.[0]);
  return {
    code: outputFiles[0]!.contents,
    packages: [...new Set(folders)].filter((folder) => folder !== undefined).toSorted(),
  };
}
