import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { transformSync, type Loader, type Message } from 'esbuild';

// What islands cannot do in browsers, although `npm run dev` shows it.

const isOfPackage = (file: string) => file.includes('node_modules/');

/** Throws an error of esbuild, with the way out. */
export function refuseError({ location, text }: Message): never {
  throw new Error(
    `${location?.file}:${location?.line}: an island cannot do this in browsers: ${text}. Put a file or worker into public/, and use its path; style by classes of Tailwind; what needs Node.js or a promise, do in a page, and pass the result as a prop`,
  );
}

/**
 * Throws a warning of esbuild. Packages are refused only for `import.meta.url`, because it would name a file that is not
 * published. They may use other fields of `import.meta`, because they test for them first.
 */
export function refuseWarning(warning: Message): void {
  const { file = '', lineText = '' } = warning.location ?? {};
  if (!isOfPackage(file) || lineText.includes('import.meta.url')) refuseError(warning);
}

/** Throws if a module of the islands imports what browsers do not get. */
export function refuseImport(file: string, path: string): void {
  if (path.endsWith('.module.css'))
    throw new Error(
      `${file}: an island cannot use ${path}, whose classes would have other names in its script; use those of Tailwind`,
    );
  if (path.endsWith('.css'))
    throw new Error(`${file}: an island cannot import ${path}; import it in the page that shows the island`);
  const isForPages = (module: string) =>
    /node_modules\/next\/|components\/islands\/Island\.tsx$/u.test(module);
  if (isForPages(path) && !isForPages(file))
    throw new Error(
      `${file}: an island cannot use ${path}, because browsers get no script of Next.js; use what React and browsers have (\`lazy\`, <a>, <img>, <script>, \`location\`), pass what a page knows as a prop, and show another island's component without <Island>`,
    );
}

/**
 * Throws if a module of this site's islands uses `Buffer` or `process`, which `npm run dev` has, and browsers do not. Packages
 * test for them before they use them.
 */
export function refuseNode(file: string): void {
  if (isOfPackage(file) || !/\.[jt]sx?$/u.test(file)) return;
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: extname(file).slice(1) as Loader,
    // Replaces global names alone, not those that the module defines.
    define: { Buffer: 'nodeOnly', process: 'nodeOnly', 'process.env': '{}' },
  });
  if (/\bnodeOnly\b/u.test(code))
    throw new Error(
      `${file}: browsers have no \`Buffer\`, and of \`process\` only the public variables in \`process.env\`; use them in a page, and pass the result as a prop`,
    );
}
