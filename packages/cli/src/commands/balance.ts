/** `balance [SCENARIO|SYSTEM|all]`: how even scenarios are between equals, and where par would make them so. */
import {
  allow,
  type GameRow,
  LEVELS,
  type ScenarioEntry,
  summaryOf,
  type Verdict,
  wilson,
} from '@longroll/kernel';
import { batchOf } from '../lab/batchOf.ts';
import { type PlayedHere, playedAt, tablesOf } from '../lab/played.ts';
import { balancePage } from '../print/ladder.ts';
import { type AsJson, say, sayRefused } from '../say.ts';
import type { Status, World } from '../world.ts';
import { chosen } from './fuzz.ts';
import { learnt } from './ladder.ts';

export interface BalanceCommand extends AsJson {
  readonly games: number;
  readonly seed: string;
  readonly threads?: number;
  /** Who plays both sides; without it, the strongest level. */
  readonly opponent?: string;
}

export interface Balanced {
  readonly scenario: string;
  readonly games: number;
  /** The side whose figures these are, the share of games that it won, draws as halves, and its interval. */
  readonly side: string;
  readonly rate: number;
  readonly interval: readonly [number, number];
  readonly margin: { readonly mean: number; readonly sd: number };
  /** The margin that half of the games exceed: if so much more were needed, both would win as often. */
  readonly even: number;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function balanced(
  scenario: string,
  side: string,
  rows: readonly GameRow[],
  margin: Balanced['margin'],
): Balanced {
  const points = rows.map(({ winner }) => (winner === null ? 0.5 : winner === side ? 1 : 0));
  const won = points.reduce((sum: number, point) => sum + point, 0);
  return {
    ...{ scenario, games: rows.length, side, rate: rows.length === 0 ? 0 : won / rows.length },
    ...{ interval: wilson(won, rows.length), margin, even: medianOf(rows.map((row) => row.margin)) },
  };
}

type Played = (scenario: string) => Promise<Verdict<{ readonly row: Balanced; readonly cut: boolean }>>;

async function allBalanced(
  entries: readonly ScenarioEntry[],
  play: Played,
): Promise<Verdict<readonly Balanced[]>> {
  const rows: Balanced[] = [];
  for (const { id } of entries) {
    const played = await play(id);
    if (played.refused) return played;
    rows.push(played.value.row);
    if (played.value.cut) break;
  }
  return allow(rows);
}

export async function balance(world: World, id: string, command: BalanceCommand): Promise<Status> {
  const entries = chosen(id, world);
  const known = entries.refused ? entries : await learnt(entries.value, world);
  if (known.refused) return sayRefused(world, command, known.refused);
  const { threads = world.cores, opponent = LEVELS.at(-1)!.id } = command;
  const tables = await tablesOf(world, threads);
  const cut = world.enough();
  const play: Played = async (scenario) => {
    const against = { union: opponent, confederate: opponent };
    const batch = await batchOf(world, scenario, against, command);
    if (batch.refused) return batch;
    const played: PlayedHere = await playedAt(tables, threads, batch.value, world, cut);
    const { margin } = summaryOf(batch.value, played.rows);
    const { side } = batch.value.seated[0];
    return allow({ row: balanced(scenario, side, played.rows, margin), cut: played.cut });
  };
  try {
    const rows = await allBalanced(known.value, play);
    if (rows.refused) return sayRefused(world, command, rows.refused);
    return say(world, command, rows.value, (answer) => balancePage(answer, opponent, command));
  } finally {
    await tables.close();
  }
}
