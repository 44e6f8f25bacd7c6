/** The order of battle of each scenario, counter by counter. */
import { type Counter, type CounterRecord, RuleBug, type Sheet } from '@longroll/kernel';
import { leaderCounter, unitCounter } from '../counters/index.ts';
import { writeUnit } from '../model/readUnit.ts';
import type { Side } from '../model/vocabulary.ts';
import type { Scenario, SetupLine } from '../scenarios/scenario.ts';
import { termsOf } from '../scenarios/terms.ts';
import { remarksOf } from './remarks.ts';
import { sheetHead } from './sheetHead.ts';

const SIDES = [
  { id: 'confederate', title: 'Confederate' },
  { id: 'union', title: 'Union' },
] as const;

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type Printed = Pick<Counter, 'kind' | 'size' | 'command' | 'record'>;

function printedUnit(line: SetupLine): Printed {
  const unit = unitCounter(line.side, line.counter);
  if (!unit || line.manpower === null) throw new RuleBug(`${line.counter} is no unit`);
  const { name, type, size, command, tactical, artillery } = unit;
  const { manpower, organized, exhausted, fatigue, demoralized, entrenchment } = line;
  const state = { manpower, organized, exhausted, fatigue, demoralized, entrenchment };
  const record: CounterRecord = { ...writeUnit({ name, type, tactical, artillery, ...state }) };
  return { kind: type, size, command, record };
}

function printedLeader({ side, counter }: SetupLine): Printed {
  const leader = leaderCounter(side, counter);
  if (!leader) throw new RuleBug(`${counter} is no leader`);
  const { name, rank, command, tactical, commandValue } = leader;
  return { kind: 'leader', size: rank, command, record: { name, tactical, command: commandValue } };
}

function placeOf({ hex, place, arrives }: SetupLine): string {
  const at = place === null ? hex : `${hex} ${place}`;
  if (arrives === null) return at;
  return arrives.turn === null ? `${arrives.entry} entry, ${at}` : `turn ${arrives.turn}, ${at}`;
}

/** Under which a counter is known on its sheet and on the table. */
export const counterId = (side: Side, name: string, leader: boolean): string =>
  `${side}-${leader ? 'leader-' : ''}${slug(name)}`;

export function counterOf(line: SetupLine): Counter {
  const { side, counter: name, leader } = line;
  return {
    id: counterId(side, name, leader),
    ...{ name, side },
    ...(leader ? printedLeader(line) : printedUnit(line)),
    place: placeOf(line),
    remarks: remarksOf(line),
  };
}

export const sheetOf = (scenario: Scenario): Sheet => ({
  ...sheetHead(scenario),
  sides: SIDES,
  terms: termsOf(scenario),
  counters: scenario.setup.map(counterOf),
});
