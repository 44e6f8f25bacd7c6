/** The order of battle of each scenario, counter by counter: those on the map first, then those who come. */
import type { Counter, Sheet } from '@longroll/kernel';
import type { LeaderCounter, UnitCounter } from '../counters/counter.ts';
import { COUNTERS, coming, standing } from '../field/field.ts';
import { unitAt } from '../field/setup.ts';
import { WAITING } from '../field/state.ts';
import { SIDE_NAMES, SIDES } from '../model/vocabulary.ts';
import type { Arrival, Scenario, SetupLine } from '../scenarios/scenario.ts';
import { hourOf } from '../scenarios/scenario.ts';
import { termsOf, wordsOf } from '../scenarios/terms.ts';
import { unitRecord } from './records.ts';
import { leaderRemarks, unitRemarks } from './remarks.ts';
import { sheetHead } from './sheetHead.ts';

/** Half of a brigade where it has two wings, else a regiment; guns stand in batteries. */
function sizeOf({ type, name }: UnitCounter): string {
  if (type === 'artillery') return 'battery';
  return / wing$/.test(name) ? 'half-brigade' : 'regiment';
}

/** "Hamilton, brigade Sanborn"; guns and cavalry of a division are of no brigade. */
function commandOf({ higherOrganization, brigade }: UnitCounter): string {
  const isOfNone = brigade === 'Artillery' || brigade === 'Cavalry';
  return isOfNone ? higherOrganization : `${higherOrganization}, brigade ${brigade}`;
}

/** "1014, the battery". */
const hexWords = (hex: string, { objectives }: Scenario): string => {
  const place = objectives.find((one) => one.kind === 'place' && one.hex === hex);
  return place ? `${hex}, ${place.name}` : hex;
};

const entryWords = ({ turn, entry }: Arrival, scenario: Scenario): string =>
  `turn ${turn}, ${hourOf(scenario, turn)}, ${scenario.entries.find(({ id }) => id === entry)!.name}`;

function unitCounter(
  unit: UnitCounter,
  place: string,
  scenario: Scenario,
  line: SetupLine | Arrival,
): Counter {
  const { id, label, side, type } = unit;
  const piece = 'hex' in line ? standing(unit, line, WAITING) : coming(unit, line, WAITING);
  return {
    ...{ id, name: label, side, kind: type, size: sizeOf(unit), command: commandOf(unit), place },
    remarks: unitRemarks(unit, scenario),
    record: unitRecord(unit, unitAt(piece)),
  };
}

const RANK_WORDS = { army: 'army', senior: 'division', junior: 'brigade' } as const;

function leaderCounter(leader: LeaderCounter, place: string): Counter {
  const { id, label, name, side, rank, leads, radius } = leader;
  return {
    ...{ id, name: label, side, kind: 'leader', size: RANK_WORDS[rank], place },
    command: rank === 'army' ? null : leads,
    remarks: leaderRemarks(leader),
    record: { name, rank, leads, radius },
  };
}

function countersOf(scenario: Scenario): readonly Counter[] {
  const order = COUNTERS[scenario.map]!;
  const counterOf = (id: string, place: string, line: SetupLine | Arrival): Counter => {
    const leader = order.leaders.find((one) => one.id === id);
    return leader ? leaderCounter(leader, place) : unitCounter(order.unit(id), place, scenario, line);
  };
  return [
    ...scenario.setup.map((line) => counterOf(line.piece, hexWords(line.hex, scenario), line)),
    ...scenario.arrivals.flatMap((arrival) =>
      arrival.pieces.map((id) => counterOf(id, entryWords(arrival, scenario), arrival)),
    ),
  ];
}

export const sheetOf = (scenario: Scenario): Sheet => ({
  ...sheetHead(scenario),
  sides: SIDES.map((id) => ({ id, title: SIDE_NAMES[id] })),
  terms: termsOf(scenario),
  ...(scenario.words && { words: wordsOf(scenario.words) }),
  counters: countersOf(scenario),
});
