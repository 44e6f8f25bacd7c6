// The built page: whether its sources are newer, and building it beside the one that is there, which it then replaces
// in one step, so that a build that is killed, or two at once, leave a whole page.
import { spawn } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['kernel', 'gcacw', 'antietam', 'huzzah', 'registry', 'web'];
const NOT_SOURCES = /^(?:dist.*|node_modules|test)$/;
const web = (root) => join(root, 'packages/web');
const dist = (root) => join(web(root), 'dist');
const index = (root) => join(dist(root), 'index.html');

function newest(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((latest, entry) => {
    if (NOT_SOURCES.test(entry.name)) return latest;
    const path = join(folder, entry.name);
    return Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }, 0);
}

export const isStale = (root) =>
  !existsSync(index(root)) ||
  SOURCES.some((name) => newest(join(root, 'packages', name)) > statSync(index(root)).mtimeMs);

function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Ends with us: a signal to us ends the build too. */
function run(root, words) {
  const step = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const stop = (signal) => {
    step.kill(signal);
    step.once('close', () => process.exit(1));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((done) => {
    step.once('error', () => done(1));
    step.once('close', (status) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      done(status ?? 1);
    });
  });
}

function replace(root, built) {
  for (let tries = 0; tries < 5; tries++) {
    rmSync(dist(root), { recursive: true, force: true });
    try {
      renameSync(built, dist(root));
      return;
    } catch (error) {
      // Another start was quicker: its page is as good, and is replaced in turn.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    }
  }
  rmSync(built, { recursive: true, force: true });
}

/** Builds it; resolves to what went wrong in a sentence, or to null. */
export async function buildPage(root, tool = join(root, 'node_modules/vite/bin/vite.js')) {
  const left = existsSync(index(root))
    ? 'the page is served as it was built before'
    : 'only the API is served';
  if (!existsSync(tool))
    return `The page cannot be built without its tools (npm ci without --omit=dev): ${left}.`;
  if (!canWrite(web(root))) return `The page cannot be built: packages/web cannot be written. So ${left}.`;
  const built = mkdtempSync(`${dist(root)}-`);
  const status = await run(root, [tool, 'build', 'packages/web', '--logLevel', 'warn', '--outDir', built]);
  if (status === 0) return replace(root, built) ?? null;
  rmSync(built, { recursive: true, force: true });
  return `The page could not be built: ${left}.`;
}
