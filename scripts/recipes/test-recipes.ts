import { execSync } from 'node:child_process';
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
import { dirname, join } from 'node:path';
import { isGroup } from '@/content/fill-in';

// `npm run test:recipes` applies all recipes (the code blocks below a heading of README.md or docs/) to a copy of the
// project and tests it. `-- --browsers` adds the end-to-end tests.

/** A code block of a recipe. */
interface Block {
  code: string;
  /** The path of the file that the code changes or creates. */
  file: string;
  /** Text of the file that the code follows. If absent, the code is a whole file or JSON fields to add. */
  place?: string;
}

const commands = ['assets', 'format', 'lint', 'types', 'test:unit', 'build', 'test:output'];
if (process.argv.includes('--browsers')) commands.push('test:browser');

/** Matches a code block of a Markdown file, except shell commands, with the paragraph before it. */
const parts = /(?<said>(?:.+\n)+)\n*(?<indent> *)```(?!sh)\w+\n(?<code>[^]*?)^ *```$/gmu;

/** The code blocks of a document. Throws if the paragraph before a block names no file. */
const readRecipes = (document: string): Block[] =>
  [...readFileSync(document, 'utf8').matchAll(parts)].map(({ 0: part, groups = {} }) => {
    const { said = '', indent = '', code = '' } = groups;
    const file = [...said.matchAll(/`(\w[\w./[\]-]*[./][\w[\]-]+)`/gu)].at(-1)?.[1];
    if (!file)
      throw new Error(`${document}: name the file in the paragraph before this code block:\n${part}`);
    const [, place] = /after\s`([^`]+)`/u.exec(said) ?? [];
    const block = { code: code.replaceAll(new RegExp(`^${indent}`, 'gmu'), ''), file };
    return place ? { ...block, place } : block;
  });

/** Returns one JSON value with another merged into it: objects gain the added fields, and lists the added items. */
function merge(target: unknown, added: unknown): unknown {
  if (Array.isArray(target) && Array.isArray(added)) return [...target, ...added];
  if (!isGroup(target) || !isGroup(added)) return added;
  const fields = Object.entries(added).map(([name, value]) => [name, merge(target[name], value)]);
  return { ...target, ...Object.fromEntries(fields) };
}

/** Applies a code block to a file's text. Throws unless the text that it follows occurs exactly once. */
function apply(text: string, { code, file, place }: Block): string {
  if (!place && !file.endsWith('.json')) return code;
  if (!place) return JSON.stringify(merge(JSON.parse(text), JSON.parse(`{${code}}`)), null, 2);
  if (text.split(place).length !== 2)
    throw new Error(`${file} must contain this text exactly once: ${place}`);
  return text.replace(place, () => `${place}\n${code}`);
}

const copy = mkdtempSync(join(tmpdir(), 'recipes-'));
const run = (command: string) => execSync(command, { cwd: copy, stdio: 'inherit' });

const documents = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)];
const blocks = documents.flatMap(readRecipes);
if (blocks.length === 0) throw new Error('README.md and docs/ contain no code block');
const files = execSync('git ls-files -z --cached --others --exclude-standard').toString().split('\0');
for (const file of [...files, 'node_modules/.cache/site-pictures']) {
  if (existsSync(file)) cpSync(file, join(copy, file), { recursive: true });
}
// While the address is an example, a unit test wants the words of the launch.
const site = join(copy, 'content/site.json');
writeFileSync(
  site,
  readFileSync(site, 'utf8').replace(/(?<="address": ").*(?=")/u, 'https://studio.internal'),
);
// Not `npm ci`: it would delete node_modules, and with it the cached pictures that were just copied.
run('npm install --no-audit --no-fund');
try {
  for (const block of blocks) {
    const path = join(copy, block.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, apply(existsSync(path) ? readFileSync(path, 'utf8') : '', block));
  }
  for (const command of commands) run(`npm run ${command}`);
  console.log(`The ${blocks.length} code blocks pass together.`);
} finally {
  rmSync(copy, { recursive: true });
}
