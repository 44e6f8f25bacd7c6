/** The commands of the laboratory as commander reads them: opponents against each other, here or by workers. */
import { OPPONENTS, opponentNamed } from '@longroll/kernel';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { balance } from './commands/balance.ts';
import { ladder } from './commands/ladder.ts';
import { opponents } from './commands/opponents.ts';
import { sim } from './commands/sim.ts';
import { worker } from './commands/worker.ts';
import { EXAMPLES } from './help.ts';
import { countOf, type Ended, withJson } from './usage.ts';
import type { World } from './world.ts';

const MOST_THREADS = 256;

function threadsOf(written: string): number {
  const count = Number(written);
  if (/^\d+$/.test(written) && count >= 1 && count <= MOST_THREADS) return count;
  throw new InvalidArgumentError(`It is a whole number from 1 to ${MOST_THREADS}.`);
}

function opponentsOf(written: string): readonly string[] {
  const ids = written.split(',').map((id) => id.trim());
  const unknown = ids.find((id) => opponentNamed(id) === null);
  if (unknown === undefined && new Set(ids).size === ids.length && ids.length > 1) return ids;
  throw new InvalidArgumentError(`It is two or more of ${OPPONENTS.map(({ id }) => id).join(', ')}.`);
}

const withThreads = (command: Command): Command =>
  command.option('-t, --threads <n>', 'threads to play on; all cores unless set', threadsOf);

const withLuck = (command: Command, games: number, what: string): Command =>
  withThreads(withJson(command))
    .option('-g, --games <n>', what, countOf, games)
    .option('-s, --seed <text>', 'name the luck: the same text plays the same games', 'longroll');

function addSim(program: Command, world: World, ended: Ended): void {
  withLuck(
    program
      .command('sim')
      .argument('<scenario>', 'as listed by scenarios')
      .description('play many games between two opponents'),
    100,
    'how many seeds, each a game, with --duplicate two',
  )
    .requiredOption('--union <id>', 'who plays the Union, as listed by opponents')
    .requiredOption('--confederate <id>', 'who plays the Confederates')
    .option('--duplicate', 'play every seed twice, with the two opponents exchanged')
    .option('-o, --options <json>', 'what players set before the game, as listed by scenarios')
    .option('--house-rules <json>', 'readings that players agree on, as listed by rulings')
    .option(
      '--database <url>',
      'put it into the queue there, wait for its workers, and take up what they have',
    )
    .addOption(new Option('--csv', 'a line to a game').conflicts('json'))
    .option(
      '--rows',
      'with --json: every game too, and what was lost, where it was fought, how the dice fell',
    )
    .addOption(new Option('--record <n>', 'print the game of this number as a file').argParser(countOf))
    .addHelpText('after', EXAMPLES.sim)
    .action(async (id, options) => ended(await sim(world, id, options)));
}

function addTables(program: Command, world: World, ended: Ended): void {
  withLuck(
    program
      .command('ladder')
      .argument('[id]', 'a scenario, a system or all', 'all')
      .description('rate the levels against each other, as a table'),
    10,
    'pairs of games for each two in each scenario',
  )
    .option(
      '--opponents <ids>',
      'who climbs it, with commas, the weakest first; all levels unless set',
      opponentsOf,
    )
    .addHelpText('after', EXAMPLES.ladder)
    .action(async (id, options) => ended(await ladder(world, id, options)));
  withLuck(
    program
      .command('balance')
      .argument('[id]', 'a scenario, a system or all', 'all')
      .description('see how even scenarios are between equals, as a table'),
    100,
    'games of each scenario',
  )
    .option('--opponent <id>', 'who plays both sides; the strongest level unless set')
    .addHelpText('after', EXAMPLES.balance)
    .action(async (id, options) => ended(await balance(world, id, options)));
}

function addWorker(program: Command, world: World, ended: Ended): void {
  withThreads(
    withJson(program.command('worker').description('play slices of batches from a queue until stopped')),
  )
    .requiredOption('--database <url>', 'where the queue is: postgres://user:password@host/database')
    .addHelpText('after', EXAMPLES.worker)
    .action(async (options) => ended(await worker(world, options)));
}

export function addLab(program: Command, world: World, ended: Ended): void {
  withJson(program.command('opponents').description('list who can be played against, the weakest first'))
    .addHelpText('after', EXAMPLES.opponents)
    .action((options) => ended(opponents(world, options)));
  for (const add of [addSim, addTables, addWorker]) add(program, world, ended);
}
