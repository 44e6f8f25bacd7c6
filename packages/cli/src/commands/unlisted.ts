/** `fuzz SCENARIO|all --unlisted N`: actions that nobody may do, tried from random states; each must be refused by its rule. */
import {
  type Registry,
  type ScenarioEntry,
  systemOf,
  tryUnlisted,
  type UnlistedFault,
  type UnlistedResult,
} from '@longroll/kernel';
import { rulesOf } from '../opened.ts';
import { indented, wrapped } from '../print/text.ts';
import { type AsJson, type Page, say, sayRefused } from '../say.ts';
import { REFUSED, type Status, type World } from '../world.ts';
import { chosen, shareOf } from './fuzz.ts';

export interface UnlistedCommand extends AsJson {
  readonly unlisted: number;
  readonly seed: string;
}

/** Refusals that would fit any action. */
const CATCH_ALL: ReadonlySet<string> = new Set(['not-listed', 'not-legal', 'not-now']);

function resolvesFor(registry: Registry, scenario: string): (rule: string) => boolean {
  const book = registry.book(systemOf(scenario));
  return (rule) => book?.contents.line(rule) !== undefined;
}

async function triedIn(
  entry: ScenarioEntry,
  actions: number,
  { seed }: UnlistedCommand,
  world: World,
): Promise<UnlistedResult> {
  const rules = await rulesOf(entry, world);
  const resolves = resolvesFor(world.registry, entry.id);
  return tryUnlisted(rules, { scenario: entry.id, seed, actions, resolves, catchAll: CATCH_ALL });
}

const faultLines = (scenario: string, { message, seat, game, move }: UnlistedFault, page: Page): string[] => [
  page.ink.bold(
    `The first fault: ${scenario}, game ${game}, after ${move} moves, ${seat ?? 'who only watches'}`,
  ),
  ...indented(wrapped(message, page.width - 2), 2),
];

function linesOf(result: UnlistedResult, page: Page): string[] {
  const { scenario, games, tried, listed, codes, faults, firstFault } = result;
  const told = `${tried} unlisted and ${listed} listed actions in ${games} games, ${faults} faults`;
  const byCode = Object.entries(codes)
    .sort(([, a], [, b]) => b - a)
    .map(([code, count]) => `${count} ${code}`);
  return [
    page.ink.bold(`${scenario}: ${told}`),
    ...indented(wrapped(byCode.join(', '), page.width - 2), 2),
    ...(firstFault ? faultLines(scenario, firstFault, page) : []),
  ];
}

export async function unlisted(world: World, id: string, options: UnlistedCommand): Promise<Status> {
  const entries = chosen(id, world);
  if (entries.refused) return sayRefused(world, options, entries.refused);
  const results: UnlistedResult[] = [];
  for (const [at, entry] of entries.value.entries()) {
    const share = shareOf(options.unlisted, entries.value.length, at);
    if (share > 0) results.push(await triedIn(entry, share, options, world));
  }
  const status = say(world, options, results, (_, page) => results.flatMap((one) => linesOf(one, page)));
  return results.every(({ faults }) => faults === 0) ? status : REFUSED;
}
