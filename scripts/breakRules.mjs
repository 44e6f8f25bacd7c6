// npm run mutate -- --breaks: each break of breaks.mjs made in a copy of the sources, and the tests run against it.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BREAKS, broken } from './breaks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const COPIED = ['packages', 'test', 'scripts', 'bench', 'docs'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.git']);
/** Our own packages, linked by name: in the copy they must lead to the copy. */
const OURS = '@longroll';

/** All that tests read, apart from the packages of others, which are only linked. */
function copyOfSources() {
  const copy = mkdtempSync(join(tmpdir(), 'longroll-breaks-'));
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const name of [...COPIED, ...files.map((file) => file.name)])
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(path.split('/').at(-1)),
    });
  linkPackages(copy);
  return copy;
}

function linkPackages(copy) {
  const theirs = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules', OURS), { recursive: true });
  for (const name of readdirSync(theirs))
    if (name !== OURS && !name.startsWith('.vite'))
      symlinkSync(join(theirs, name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(theirs, OURS)))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules', OURS, name));
}

/** Runs tests in the copy; the first that failed, null if none did. */
function firstFailure(copy, words) {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const more = ['--run', '--project', 'unit', '--bail', '1', '--reporter', 'json', '--outputFile', report];
  const { status, stderr } = spawnSync(process.execPath, [vitest, ...words, ...more], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (status === 0) return null;
  return failureIn(report) ?? `the run itself: ${stderr.trim().split('\n').at(-1)}`;
}

function failureIn(report) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { name, status, assertionResults } of testResults) {
    const file = name.split('/').at(-1);
    const failed = assertionResults.find((one) => one.status === 'failed');
    if (failed) return `${file}: ${failed.fullName}`;
    if (status === 'failed') return `${file}: does not load`;
  }
  return null;
}

/** Which test catches a break; null if it lives. */
function caughtBy(copy, rule) {
  const path = join(copy, rule.file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(path, broken(rule, sound));
  try {
    return firstFailure(copy, ['run', ...rule.tests]) ?? firstFailure(copy, ['related', rule.file]);
  } finally {
    writeFileSync(path, sound);
  }
}

/** How many live. */
export function breakRules(only = '') {
  const chosen = BREAKS.filter(({ name }) => name.includes(only));
  const copy = copyOfSources();
  try {
    const before = firstFailure(copy, ['run', ...new Set(chosen.flatMap(({ tests }) => tests))]);
    if (before) throw new Error(`the tests fail without any break: ${before}`);
    const rows = chosen.map((rule) => {
      const by = caughtBy(copy, rule);
      console.log(`${by ? 'caught' : 'LIVED '}  ${rule.name.padEnd(33)}  ${by ?? rule.breaks}`);
      return by;
    });
    const lived = rows.filter((by) => !by).length;
    console.log(`${rows.length - lived} of ${rows.length} rule breaks caught`);
    return lived;
  } finally {
    rmSync(copy, { recursive: true });
  }
}
