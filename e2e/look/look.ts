import { execFileSync, execSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { serveFolder } from '@/scripts/serve/serve-folder';

// `npm run look` saves screenshots of every page in look/. `npm run look -- main` compares them with the branch `main`.

async function takeScreenshots(folder: string, snapshots: 'all' | 'none'): Promise<void> {
  const { address, stop } = await serveFolder(folder);
  const env = { ...process.env, PLAYWRIGHT_TEST_BASE_URL: address };
  const command = `npx playwright test --config=e2e/look --fully-parallel --workers=2 --update-snapshots=${snapshots}`;
  const run = spawn(command, { env, shell: true, stdio: 'inherit' });
  process.exitCode = await new Promise((done) => run.on('exit', (code) => done(code ?? 1)));
  stop();
}
const [commit] = process.argv.slice(2);
rmSync('look', { recursive: true, force: true });
if (commit) {
  const cwd = mkdtempSync(`${tmpdir()}/look-`);
  execFileSync('git', ['worktree', 'add', '--detach', cwd, commit], { stdio: 'inherit' });
  try {
    execSync('npm ci --no-audit --no-fund', { cwd, stdio: 'inherit' });
    cpSync('node_modules/.cache', `${cwd}/node_modules/.cache`, { recursive: true });
    execSync('npm run build', { cwd, stdio: 'inherit' });
    await takeScreenshots(`${cwd}/out`, 'all');
  } finally {
    execSync(`git worktree remove --force "${cwd}"`);
  }
}
await takeScreenshots('out', commit ? 'none' : 'all');
