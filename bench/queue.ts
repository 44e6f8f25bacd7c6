/**
 * A batch by workers of whom one after another is killed, until there were so many kills: what is lost, what is counted twice.
 * Workers are real processes, so this runs from the sources and not from the bundle.
 *
 *     npm run bench -- queue [KILLS] [WORKERS]
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'bench/queueKills.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
