/** What players might agree on beside the rules: other readings of them, and pieces set against them. */
import type { Ruling } from '../ask/rulings.ts';
import type { Overruling, Rules, ScenarioEntry, ScenarioOption } from '../contract/game.ts';
import type { Table } from '../contract/table.ts';
import type { Rng } from '../luck/rng.ts';
import type { GameHead } from './record.ts';

/** One thing that may be held otherwise before a game begins; the first value is the usual one. */
export interface Reading {
  readonly id: string;
  readonly values: ScenarioOption['values'];
}

/** A reading as it is listed is text; in the rules it may be a number or a yes. */
function typed(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** All that the players of a scenario may set before it begins. */
export const readingsOf = (
  rulings: readonly Ruling[],
  { options = [] }: Pick<ScenarioEntry, 'options'>,
): readonly Reading[] => [
  ...rulings.map(({ id, value, alternatives }) => ({ id, values: [value, ...alternatives].map(typed) })),
  ...options.map(({ id, values, default: usual }) => ({
    id,
    values: [usual, ...values.filter((value) => value !== usual)],
  })),
];

/** The same with the readings of the scenario itself, which are fetched. */
export const readingsFor = async (
  rulings: readonly Ruling[],
  entry: Pick<ScenarioEntry, 'options' | 'rulings'>,
): Promise<readonly Reading[]> => readingsOf([...rulings, ...((await entry.rulings?.()) ?? [])], entry);

const oneOf = <T>(list: readonly T[], rng: Rng): T => list[rng.int(list.length)]!;

/** Half of all games are played as we read the rules, the others with half of the readings held otherwise. */
export function drawnReadings(readings: readonly Reading[], rng: Rng): GameHead['houseRules'] {
  if (rng.int(2) === 0) return {};
  const held = readings.flatMap(({ id, values: [, ...others] }) =>
    others.length > 0 && rng.int(2) === 0 ? [[id, oneOf(others, rng)] as const] : [],
  );
  return Object.fromEntries(held);
}

const anyCell = ({ pieces, holdings }: Table, inPlay: Uint8Array | undefined, rng: Rng): number => {
  const near = [...pieces, ...holdings].map(({ cell }) => cell);
  return inPlay && rng.int(2) === 0 ? rng.int(inPlay.length) : oneOf(near, rng);
};

/** A piece set on another cell, or with a mark that another piece has; null where there are no pieces. */
export function drawnOverruling<S, A>(
  { inPlay }: Pick<Rules<S, A>, 'inPlay'>,
  table: Table,
  rng: Rng,
): Overruling | null {
  const { pieces } = table;
  if (pieces.length === 0) return null;
  const [{ id: piece }, { record }] = [oneOf(pieces, rng), oneOf(pieces, rng)];
  const marks = Object.keys(record);
  const mark = marks.length > 0 ? oneOf(marks, rng) : null;
  if (mark === null || rng.int(2) === 0) return { piece, cell: anyCell(table, inPlay, rng) };
  return { piece, record: { [mark]: record[mark] } };
}
