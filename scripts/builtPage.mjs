// The built page: whether its sources are newer, and building it beside the one that is there, which it then replaces
// in one step, so that a build that is killed, or two at once, leave a whole page.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
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

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** A build that was killed leaves its folder; one that is under way bears the number of a process that lives. */
function clearLeft(root) {
  for (const name of readdirSync(web(root))) {
    const [, pid] = /^dist-(\d+)-/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(web(root), name), { recursive: true, force: true });
  }
}

const UNWRITABLE = {
  EACCES: 'packages/web may not be written',
  EPERM: 'packages/web may not be written',
  EROFS: 'packages/web lies where nothing can be written',
  ENOSPC: 'there is no room left',
  EDQUOT: 'there is no room left',
};

/** A folder to build into, or what is in the way. What may be written is known by writing. */
function folderIn(root) {
  try {
    clearLeft(root);
    return { built: mkdtempSync(`${dist(root)}-${process.pid}-`) };
  } catch (error) {
    const wrong = UNWRITABLE[error.code];
    if (wrong === undefined) throw error;
    return { wrong };
  }
}

/** Ends with us: a signal to us ends the build too. */
function run(root, words) {
  // The page that people get, whatever is being developed or tested around it.
  const env = { ...process.env, NODE_ENV: 'production' };
  const step = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
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

/** Whether it was there to be moved, and nothing in the way. */
function moved(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
    return false;
  }
}

/** The old page is moved aside and not removed first, so that another start finds one at nearly every moment. */
function replace(root, built) {
  const old = `${built}-old`;
  for (let tries = 0; tries < 5; tries++) {
    moved(dist(root), old);
    const isThere = moved(built, dist(root));
    rmSync(old, { recursive: true, force: true });
    if (isThere) return;
    // Another start was quicker: its page is as good, and is replaced in turn.
  }
  rmSync(built, { recursive: true, force: true });
}

/** Builds it; resolves to what went wrong in a sentence, or to null. That there is no page at all is for the server to say. */
export async function buildPage(root, tool = join(root, 'node_modules/vite/bin/vite.js')) {
  const left = existsSync(index(root)) ? ': it is served as it was built before' : '';
  if (!existsSync(tool))
    return `The page cannot be built without its tools (npm ci without --omit=dev)${left}.`;
  const { built, wrong } = folderIn(root);
  if (wrong) return `The page cannot be built, for ${wrong}${left}.`;
  const status = await run(root, [tool, 'build', 'packages/web', '--logLevel', 'warn', '--outDir', built]);
  if (status === 0) return replace(root, built) ?? null;
  rmSync(built, { recursive: true, force: true });
  return `The page could not be built${left}.`;
}
