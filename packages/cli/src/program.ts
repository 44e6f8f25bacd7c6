/** The command line as commander reads it: names, options, help. What the commands do stands in commands/. */
import { FUZZ_LIMIT } from '@longroll/kernel';
import { DEFAULT_HOST, DEFAULT_PORT } from '@longroll/server';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { chart, charts, rulings } from './commands/cards.ts';
import { fuzz } from './commands/fuzz.ts';
import { odds } from './commands/odds.ts';
import { questions, schema } from './commands/questions.ts';
import { replay } from './commands/replay.ts';
import { roll } from './commands/roll.ts';
import { rule, rules } from './commands/rules.ts';
import { scenarios } from './commands/scenarios.ts';
import { serve } from './commands/serve.ts';
import { unlisted } from './commands/unlisted.ts';
import { ABOUT, EXAMPLES } from './help.ts';
import { addLab } from './labProgram.ts';
import { plainSigns } from './plainSigns.ts';
import { pageOf } from './say.ts';
import { countOf, type Ended, withJson } from './usage.ts';
import { DONE, type Status, type World, WRONG_USAGE } from './world.ts';

/** Usage is a matter of the program, not of a game. */
const USAGE_CITE = 'T.9';

const MOST_PORT = 65_535;

function portOf(written: string): number {
  const port = Number(written);
  if (/^\d+$/.test(written) && port <= MOST_PORT) return port;
  throw new InvalidArgumentError(`A port is a whole number from 0 to ${MOST_PORT}.`);
}

const withInput = (command: Command): Command =>
  withJson(command)
    .argument('[field=value...]', 'fields as listed by schema, laid over the input: units.0.manpower=5')
    .option('-i, --input <json>', 'the input: JSON, a file that holds it, or - for standard input')
    .addOption(new Option('--example', "take the question's worked example as input").conflicts('input'))
    .option('--all', 'show every outcome, every line of the ledger and every row of the charts');

function addCards(program: Command, world: World, ended: Ended): void {
  withJson(program.command('charts').description('list every chart of every card'))
    .addHelpText('after', EXAMPLES.charts)
    .action((options) => ended(charts(world, options)));
  withJson(
    program.command('chart').argument('<id>', 'as listed by charts').description('show a chart as printed'),
  )
    .addHelpText('after', EXAMPLES.chart)
    .action((id, options) => ended(chart(world, id, options)));
  withJson(
    program
      .command('rulings')
      .argument('[system]', 'only this one')
      .description('list how we read what the rules leave open'),
  )
    .addHelpText('after', EXAMPLES.rulings)
    .action((system, options) => ended(rulings(world, system, options)));
}

function addRules(program: Command, world: World, ended: Ended): void {
  withJson(
    program
      .command('rules')
      .argument('[system]', 'only this one')
      .description('list every rule, and what it rests on'),
  )
    .addHelpText('after', EXAMPLES.rules)
    .action(async (system, options) => ended(await rules(world, system, options)));
  withJson(
    program
      .command('rule')
      .argument('<system>', 'whose rule it is')
      .argument('<id>', 'as listed by rules, and as every answer cites it')
      .description('show a rule in our own words'),
  )
    .addHelpText('after', EXAMPLES.rule)
    .action(async (system, id, options) => ended(await rule(world, system, id, options)));
}

function addQuestions(program: Command, world: World, ended: Ended): void {
  withJson(
    program.command('questions').description('list everything that can be rolled or have its odds shown'),
  )
    .addHelpText('after', EXAMPLES.questions)
    .action((options) => ended(questions(world, options)));
  withJson(
    program
      .command('schema')
      .argument('<id>', 'as listed by questions')
      .description("show the form of a question's input"),
  )
    .addHelpText('after', EXAMPLES.schema)
    .action((id, options) => ended(schema(world, id, options)));
}

function addAnswers(program: Command, world: World, ended: Ended): void {
  withInput(
    program
      .command('odds')
      .argument('<id>', 'as listed by questions')
      .description('show the odds of every outcome'),
  )
    .option('--outcome <key>', 'explain one outcome, by the key that --json gives it')
    .addHelpText('after', EXAMPLES.odds)
    .action(async (id, fields, options) => ended(await odds(world, id, fields, options)));
  withInput(
    program
      .command('roll')
      .argument('<id>', 'as listed by questions')
      .description('roll once and explain the result'),
  )
    .addOption(
      new Option('-d, --dice <faces>', 'dice that lie on the table, in drawing order: 4,2').conflicts('seed'),
    )
    .option('-s, --seed <text>', 'name the luck: the same text rolls the same dice')
    .addHelpText('after', EXAMPLES.roll)
    .action(async (id, fields, options) => ended(await roll(world, id, fields, options)));
}

function addGames(program: Command, world: World, ended: Ended): void {
  withJson(program.command('scenarios').description('list every scenario that can be played'))
    .addHelpText('after', EXAMPLES.scenarios)
    .action((options) => ended(scenarios(world, options)));
  withJson(
    program
      .command('fuzz')
      .argument('<id>', 'a scenario, a system or all: games are then dealt to its scenarios in turn')
      .description('play random games and check every state of them'),
  )
    .option('-g, --games <n>', 'how many games', countOf, 100)
    .option('-s, --seed <text>', 'name the luck: the same text plays the same games', 'longroll')
    .option('--from <n>', 'number of the first game, to play one again', countOf, 1)
    .option('--limit <n>', 'actions after which a game counts as endless', countOf, FUZZ_LIMIT)
    .option(
      '-o, --options <json>',
      'what players set before the game, as listed by scenarios, and house rules',
    )
    .option('--replay', 'replay every game once more in a new process and compare how it ends')
    .option('--unlisted <n>', 'instead of games: try so many actions that are not listed', countOf)
    .addHelpText('after', EXAMPLES.fuzz)
    .action(async (id, options) => {
      const command = options.unlisted === undefined ? fuzz : unlisted;
      ended(await command(world, id, options));
    });
  withJson(
    program
      .command('replay')
      .argument('<file>', 'a saved game or a list of them, or - for standard input')
      .description('play a saved game again, check every move and whether the file was edited'),
  )
    .addHelpText('after', EXAMPLES.replay)
    .action(async (file, options) => ended(await replay(world, file, options)));
}

function addServe(program: Command, world: World, ended: Ended): void {
  withJson(program.command('serve').description('run the web application and its API'))
    .option('-p, --port <n>', 'where to listen', portOf, DEFAULT_PORT)
    .option('--host <name>', 'the address to listen at; 0.0.0.0 for all of them', DEFAULT_HOST)
    .addOption(
      new Option('--log <level>', 'what to log to standard error')
        .choices(['info', 'warn', 'error'])
        .default('warn'),
    )
    .addHelpText('after', EXAMPLES.serve)
    .action(async (options) => ended(await serve(world, options)));
}

function programFor(world: World, ended: Ended): Command {
  const { ink, width } = pageOf(world);
  const program = new Command('longroll')
    .description(ABOUT)
    .version('0.1.0')
    .exitOverride()
    .configureOutput({
      writeOut: world.out,
      writeErr: world.err,
      outputError: (told, write) => write(`${told.trimEnd()} [${USAGE_CITE}]\n`),
      getOutHelpWidth: () => width,
      getErrHelpWidth: () => width,
      getOutHasColors: () => world.colour,
      getErrHasColors: () => world.colour,
    })
    .configureHelp({ styleTitle: ink.bold })
    .addHelpText('after', EXAMPLES.longroll);
  for (const add of [addCards, addRules, addQuestions, addAnswers, addGames, addLab, addServe])
    add(program, world, ended);
  return program;
}

/** Runs one command line and returns its exit status. */
export async function run(argv: readonly string[], world: World): Promise<Status> {
  let status: Status = DONE;
  const program = programFor(world, (ended) => {
    status = ended;
  });
  try {
    await program.parseAsync(argv.map(plainSigns), { from: 'user' });
    return status;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? DONE : WRONG_USAGE;
  }
}
