/**
 * `sim` on one core and on all of them, by turns: how many times as fast a batch is played. A machine whose other tenants
 * come and go is never the same twice, hence the rounds.
 *
 *     npm run bench -- cores [GAMES] [ROUNDS] [SCENARIO] [OPPONENT]
 */
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import process from 'node:process';

const [games = '6000', rounds = '2', scenario = 'gcacw/port-gibson', opponent = 'captain'] =
  process.argv.slice(2);

const ONE_CORE = ['taskset', '--cpu-list', '0'];

/** Seconds that the batch took, without the start of the program. */
function played(threads: number, before: readonly string[]): number {
  const [command, ...rest] = [...before, process.execPath];
  const sides = ['--union', opponent, '--confederate', opponent];
  const words = [
    'sim',
    scenario,
    '--games',
    games,
    ...sides,
    '--seed',
    'cores',
    '--threads',
    String(threads),
  ];
  const done = spawnSync(command!, [...rest, 'packages/cli/bin/longroll.js', ...words, '--json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (done.error) throw new Error(`${command} cannot be run here: this bench needs it to keep to one core`);
  if (done.status !== 0) throw new Error(done.stderr);
  return (JSON.parse(done.stdout) as { readonly seconds: number }).seconds;
}

const cores = os.availableParallelism();
let [one, all] = [0, 0];
for (let round = 1; round <= Number(rounds); round++) {
  const [alone, together] = [played(1, ONE_CORE), played(cores, [])];
  one += alone;
  all += together;
  console.log(
    `${games} games: one core ${alone.toFixed(1)} s, ${cores} cores ${together.toFixed(1)} s, ${(alone / together).toFixed(2)} times`,
  );
}
console.log(`${scenario}, ${opponent}s, ${rounds} rounds: ${(one / all).toFixed(2)} times as fast`);
