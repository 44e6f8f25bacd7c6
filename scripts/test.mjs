// npm test: format and lint, types, build, then unit, property and browser tests. Stops at the first step that fails.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = join(mkdtempSync(join(tmpdir(), 'longroll-test-')), 'report.json');
const tool = (path) => join('node_modules', path);

/** Escape codes belong on a terminal only. */
const COLOURS = process.stdout.isTTY ? '--colors=force' : '--colors=off';

const STEPS = [
  ['format and lint', tool('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', COLOURS, '.'],
  ['types of the rules', tool('typescript/bin/tsc'), '-p', 'tsconfig.rules.json'],
  ['types on Node', tool('typescript/bin/tsc'), '-p', 'tsconfig.node.json'],
  ['types of the page', tool('typescript/bin/tsc'), '-p', 'packages/web'],
  ['types of its offline worker', tool('typescript/bin/tsc'), '-p', 'packages/web/offline'],
  ['build', tool('vite/bin/vite.js'), 'build', 'packages/web', '--logLevel', 'warn'],
  ['a browser', 'scripts/browser.mjs'],
  [
    'tests',
    tool('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
];

for (const [name, ...words] of STEPS) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  if (status === 0) continue;
  console.error(`\n${name}: failed`);
  process.exitCode = status ?? 1;
  break;
}

try {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  console.log(`\n${numPassedTests} passed, ${numFailedTests} failed`);
} catch {
  console.log('\n0 passed, 0 failed');
}
