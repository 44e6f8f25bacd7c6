// npm start: builds the page if its sources are newer than the last build, then serves it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = join(root, 'packages/web/dist/index.html');
const SOURCES = ['kernel', 'gcacw', 'antietam', 'huzzah', 'registry', 'web'];

function newest(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((latest, entry) => {
    if (entry.name === 'dist' || entry.name === 'node_modules' || entry.name === 'test') return latest;
    const path = join(folder, entry.name);
    return Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }, 0);
}

const isStale = () =>
  !existsSync(built) ||
  SOURCES.some((name) => newest(join(root, 'packages', name)) > statSync(built).mtimeMs);

const run = (...words) => spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status ?? 1;

if (isStale()) {
  console.log('Building the page …');
  const status = run('node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn');
  if (status !== 0) process.exit(status);
}
process.exitCode = run('packages/cli/bin/longroll.js', 'serve', ...process.argv.slice(2));
