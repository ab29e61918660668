import { execSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import sharp from 'sharp';
import { isGroup } from '@/content/fill-in';
import { pictureSize } from '@/content/picture-sizes';

// `npm run test:recipes` applies all recipes (the code blocks below a heading of README.md or docs/) to a copy of the
// project and tests it. `-- --browsers` adds the end-to-end tests. It also holds for a site whose words and pictures are
// its owner's: a picture that they deleted is no mistake, and a recipe that they took is not applied again.

/** A code block of a recipe. */
interface Block {
  /** The document and the heading above the block. */
  recipe: string;
  code: string;
  /** The path of the file that the code changes or creates. */
  file: string;
  /** Text of the file that the code follows. If absent, the code is a whole file, or JSON: fields, or an entry of a list. */
  place?: string;
}

// With its usual output, Prettier names every file.
const commands = [
  'assets',
  'format -- --log-level=warn',
  'lint',
  'types',
  'test:unit',
  'build',
  'test:output',
];
if (process.argv.includes('--browsers')) commands.push('test:browser');

/** Matches a code block of a Markdown file, except shell commands, with the paragraph before it. */
const parts = /(?<said>(?:.+\n)+)\n*(?<indent> *)```(?!sh)\w+\n(?<code>[^]*?)^ *```$/gmu;

/** The code blocks of a document. Throws if the paragraph before a block names no file. */
function readRecipes(document: string): Block[] {
  const text = readFileSync(document, 'utf8');
  return [...text.matchAll(parts)].map(({ 0: part, index, groups = {} }) => {
    const before = text.slice(0, index);
    const heading = before.match(/(?<=^#+ ).*/gmu)?.at(-1);
    const { said = '', indent = '', code = '' } = groups;
    const file = [...said.matchAll(/`(\w[\w./[\]-]*[./][\w[\]-]+)`/gu)].at(-1)?.[1];
    if (!file)
      throw new Error(`${document}: name the file in the paragraph before this code block:\n${part}`);
    const [, place] = /after\s`([^`]+)`/u.exec(said) ?? [];
    const recipe = `${document}, “${heading}”`;
    const block = { recipe, code: code.replaceAll(new RegExp(`^${indent}`, 'gmu'), ''), file };
    return place ? { ...block, place } : block;
  });
}

/** Returns one JSON value with another merged into it: objects gain the added fields, and lists the new items. */
function merge(target: unknown, added: unknown): unknown {
  if (Array.isArray(target) && Array.isArray(added)) return [...new Set([...target, ...added])];
  if (!isGroup(target) || !isGroup(added)) return added;
  const fields = Object.entries(added).map(([name, value]) => [name, merge(target[name], value)]);
  return { ...target, ...Object.fromEntries(fields) };
}

/** Applies a code block to a file's text. Throws unless the text that it follows occurs exactly once. */
function apply(text: string, { recipe, code, file, place }: Block): string {
  if (!place && !file.endsWith('.json')) return code;
  // An object without a name is an entry of the list that has the file's name.
  const fields = code.startsWith('{') ? `"${parse(file).name}": [${code}]` : code;
  if (!place) return JSON.stringify(merge(JSON.parse(text), JSON.parse(`{${fields}}`)), null, 2);
  if (text.split(place).length !== 2)
    throw new Error(`${recipe}: ${file} must contain this text exactly once: ${place}`);
  const isTaken = text.includes(code.trim().split('\n')[0] ?? '');
  return isTaken ? text : text.replace(place, () => `${place}\n${code}`);
}

const copy = mkdtempSync(join(tmpdir(), 'recipes-'));

/** Runs an npm script in the copy. Throws if it fails, with the recipes whose files its output names, or with all. */
function run(command: string): void {
  const options = { cwd: copy, shell: true, encoding: 'utf8', maxBuffer: Infinity } as const;
  const { status, stdout, stderr } = spawnSync(`npm run ${command}`, options);
  console.log(stdout + stderr);
  if (status === 0) return;
  const isNamed = ({ file }: Block) =>
    [file, file.replace(/^app\/(.*)\/page\.tsx$/u, 'out/$1.html')].some((name) =>
      (stdout + stderr).includes(name),
    );
  const named = blocks.some(isNamed) ? blocks.filter(isNamed) : blocks;
  const recipes = [...new Set(named.map(({ recipe }) => recipe))];
  throw new Error(`npm run ${command} fails with these recipes:\n${recipes.join('\n')}`);
}

const documents = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)];
const blocks = documents.flatMap(readRecipes);
if (blocks.length === 0) throw new Error('README.md and docs/ contain no code block');
const files = execSync('git ls-files -z --cached --others --exclude-standard').toString().split('\0');
for (const file of [...files, 'node_modules/.cache/site-pictures']) {
  if (existsSync(file)) cpSync(file, join(copy, file), { recursive: true });
}
// While the address is an example, a unit test wants the words of the launch.
const site = join(copy, 'content/site.json');
const address = 'https://studio.internal';
writeFileSync(site, JSON.stringify({ ...JSON.parse(readFileSync(site, 'utf8')), address }));
// A studio may have deleted the pictures that recipes name.
for (const picture of blocks.flatMap(({ code }) => code.match(/pictures\/[\w./-]+\.\w+/gu) ?? [])) {
  const path = join(copy, 'content', picture);
  if (existsSync(path)) continue;
  mkdirSync(dirname(path), { recursive: true });
  await sharp({ create: { ...pictureSize, channels: 3, background: 'grey' } }).toFile(path);
}
// Not `npm ci`: it would delete node_modules, and with it the cached pictures that were just copied.
execSync('npm install --no-audit --no-fund', { cwd: copy, stdio: 'inherit' });
try {
  for (const block of blocks) {
    const path = join(copy, block.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, apply(existsSync(path) ? readFileSync(path, 'utf8') : '', block));
  }
  for (const command of commands) run(command);
  console.log(`The ${blocks.length} code blocks pass together.`);
} finally {
  rmSync(copy, { recursive: true });
}
