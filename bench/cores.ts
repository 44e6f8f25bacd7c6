/**
 * `sim` on one core and on all of them: how many times as fast a batch is played. The machine's other tenants come and go, so
 * the two are played in turns of two seconds, one held still while the other plays: what slows one down slows the other too.
 *
 *     npm run bench -- cores [GAMES] [ROUNDS] [SCENARIO] [OPPONENT]
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

const [games = '12000', rounds = '3', scenario = 'gcacw/port-gibson', opponent = 'captain'] =
  process.argv.slice(2);

const ONE_CORE = ['taskset', '--cpu-list', '0'];
const TURN_MS = 2000;

/** A batch under way, held still until it has its turn. */
interface Playing {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
  ms: number;
}

function begin(threads: number, before: readonly string[]): Playing {
  const [command, ...rest] = [...before, process.execPath];
  const words = [
    ...['packages/cli/bin/longroll.js', 'sim', scenario, '--games', games, '--seed', 'cores', '--json'],
    ...['--union', opponent, '--confederate', opponent, '--threads', String(threads)],
  ];
  const child = spawn(command!, [...rest, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
  child.once('error', (cause) => {
    throw new Error(`${command} cannot be run here: this bench needs it to keep to one core`, { cause });
  });
  child.kill('SIGSTOP');
  return { child, ended: once(child, 'exit'), ms: 0 };
}

const isPlaying = ({ child }: Playing): boolean => child.exitCode === null && child.signalCode === null;

async function turnOf(playing: Playing): Promise<void> {
  const since = performance.now();
  playing.child.kill('SIGCONT');
  await Promise.race([playing.ended, pause(TURN_MS)]);
  playing.child.kill('SIGSTOP');
  playing.ms += performance.now() - since;
}

/** Seconds that each was at play, from its start to its end. */
async function inTurns(all: readonly Playing[]): Promise<readonly number[]> {
  while (all.some(isPlaying)) for (const playing of all) if (isPlaying(playing)) await turnOf(playing);
  for (const { child } of all) if (child.exitCode !== 0) throw new Error(`sim ended with ${child.exitCode}`);
  return all.map(({ ms }) => ms / 1000);
}

const cores = os.availableParallelism();
const sums = [0, 0];
for (let round = 1; round <= Number(rounds); round++) {
  const took = await inTurns([begin(1, ONE_CORE), begin(cores, [])]);
  for (const [i, seconds] of took.entries()) sums[i]! += seconds;
  const [alone, together] = took.map((seconds) => seconds.toFixed(1));
  const times = (took[0]! / took[1]!).toFixed(2);
  console.log(`${games} games: one core ${alone} s, ${cores} cores ${together} s, ${times} times`);
}
console.log(`${scenario}, ${opponent}s, ${rounds} rounds: ${(sums[0]! / sums[1]!).toFixed(2)} times as fast`);
