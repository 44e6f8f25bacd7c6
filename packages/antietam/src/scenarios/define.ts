/** Reads the sheet of a scenario at load. */
import { LATTICES, RuleBug } from '@longroll/kernel';
import { leaderCounter, UNITS, unitCounter } from '../counters/index.ts';
import { SIDES, type Side } from '../model/vocabulary.ts';
import type { ListedScenario, Objective, Scenario, ScenarioHead, SetupLine } from './scenario.ts';

/** The sheet of a scenario as it is written: its tables as text. */
export interface ScenarioSheet extends Omit<ScenarioHead, keyof ListedScenario> {
  readonly objectives: string;
  readonly union: string;
  readonly confederate: string;
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const directionNamed = (name: string): number => LATTICES.square.directions.indexOf(name);
const isSide = (word: string | undefined): word is Side => SIDES.some((side) => side === word);

const OBJECTIVE = /^(\d{4}) (.+?) +(\d+) +(\d+) +(\w+)(?: +only (\w+))?$/;

function readObjective(line: string): Objective {
  const [, square = '', name = '', turn, end, atStart, only] = OBJECTIVE.exec(line) ?? [];
  if (!isSide(atStart)) throw new RuleBug(`"${line}" is no objective`);
  return { square, name, turn: Number(turn), end: Number(end), atStart, only: isSide(only) ? only : null };
}

const LINE =
  /^(\S+) +(?:turn (\d+) at )?(\d{4}) +([NESW]{1,2})(?: +men (\d+))?(?: +fort (\d+))?(?: +with (\S+))?$/;

function readLine(side: Side, line: string): SetupLine {
  const [, unit = '', turn, square = '', facing = '', men, fort, leader] = LINE.exec(line) ?? [];
  const direction = directionNamed(facing);
  if (direction < 0) throw new RuleBug(`"${line}" is no line of a set-up`);
  if (unitCounter(unit).side !== side) throw new RuleBug(`${unit} is not of the ${side} side`);
  if (leader !== undefined && leaderCounter(leader).side !== side)
    throw new RuleBug(`${leader} rides with an enemy`);
  return {
    ...{ unit, square, facing: direction },
    arrives: turn === undefined ? null : Number(turn),
    men: men === undefined ? null : Number(men),
    fort: Number(fort ?? 0),
    leader: leader ?? null,
  };
}

/** The order of battle says in which order things happen, however a sheet is written. */
function inListOrder(id: string, setup: readonly SetupLine[]): readonly SetupLine[] {
  const places = new Map(UNITS.map((unit, i) => [unit.id, i]));
  const sorted = setup.toSorted((a, b) => places.get(a.unit)! - places.get(b.unit)!);
  if (new Set(sorted.map(({ unit }) => unit)).size !== sorted.length)
    throw new RuleBug(`${id}: a unit stands there twice`);
  return sorted;
}

export function scenario(
  listed: ListedScenario,
  { objectives, union, confederate, ...head }: ScenarioSheet,
): Scenario {
  const setup = [
    ...linesOf(union).map((line) => readLine('union', line)),
    ...linesOf(confederate).map((line) => readLine('confederate', line)),
  ];
  return {
    ...listed,
    ...head,
    objectives: linesOf(objectives).map(readObjective),
    setup: inListOrder(listed.id, setup),
  };
}
