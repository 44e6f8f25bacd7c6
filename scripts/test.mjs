// npm test: format and lint, types, build, then unit, property and browser tests. Stops at the first step that fails.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = join(mkdtempSync(join(tmpdir(), 'longroll-test-')), 'report.json');
const tool = (path) => join('node_modules', path);

/** Escape codes belong on a terminal only. */
const isTerminal = process.stdout.isTTY === true;
const COLOURS = isTerminal ? '--colors=force' : '--colors=off';
const env = isTerminal ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
/** What has been found right once need not be looked at again: a second run checks the types of what changed. */
const CHECKED = join('node_modules', '.cache', 'longroll');
mkdirSync(join(root, CHECKED), { recursive: true });

const types = (name, project) => [
  name,
  tool('typescript/bin/tsc'),
  ...['-p', project, '--incremental'],
  ...['--tsBuildInfoFile', join(CHECKED, `${project.replaceAll('/', '-')}.tsbuildinfo`)],
];

/** None needs another; the longest first, so that two at a time end together. */
const CHECKS = [
  types('types on Node', 'tsconfig.node.json'),
  types('types of the page', 'packages/web'),
  types('types of the rules', 'tsconfig.rules.json'),
  ['format and lint', tool('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', COLOURS, '.'],
  ['build', tool('vite/bin/vite.js'), 'build', 'packages/web', '--logLevel', 'warn'],
  types('types of its offline worker', 'packages/web/offline'),
  ['a browser', 'scripts/browser.mjs'],
  ['a database', 'scripts/postgres.mjs'],
];
const AT_A_TIME = 2;

const TESTS = [
  'tests',
  tool('vitest/vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
];

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Resolves to whether it went well. What it prints is shown as it comes, or held back until it fails. */
function run([name, ...words], held) {
  const began = Date.now();
  return new Promise((done) => {
    const step = spawn(process.execPath, words, { cwd: root, env, stdio: held ? 'pipe' : 'inherit' });
    const said = [];
    for (const stream of [step.stdout, step.stderr]) stream?.on('data', (text) => said.push(text));
    step.on('close', (status) => {
      if (status !== 0 && held) process.stdout.write(`\n${Buffer.concat(said)}\n`);
      console.log(`— ${name}: ${status === 0 ? '' : 'failed, '}${seconds(Date.now() - began)}`);
      if (status !== 0) process.exitCode = status ?? 1;
      done(status === 0);
    });
  });
}

/** After a failure nothing new is begun; what runs comes to its end. */
async function runTwoAtATime(steps) {
  const waiting = [...steps];
  const lane = async () => {
    while (waiting.length > 0) if (!(await run(waiting.shift(), true))) waiting.length = 0;
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  return process.exitCode === undefined;
}

function tellSlowest({ testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      took: duration ?? 0,
      words: `${relative(root, name)}: ${fullName}`,
    })),
  );
  console.log(`\n${tests.length} tests in ${testResults.length} files; the slowest ten:`);
  for (const { took, words } of tests.toSorted((a, b) => b.took - a.took).slice(0, 10))
    console.log(`${seconds(took).padStart(9)}  ${words}`);
}

if (await runTwoAtATime(CHECKS)) {
  console.log(`\n— ${TESTS[0]}`);
  await run(TESTS, false);
}
try {
  const told = JSON.parse(readFileSync(report, 'utf8'));
  tellSlowest(told);
  console.log(`\n${told.numPassedTests} passed, ${told.numFailedTests} failed`);
} catch {
  console.log('\n0 passed, 0 failed');
}
