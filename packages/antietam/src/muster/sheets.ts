/** The order of battle of each scenario, counter by counter: units in list order, each with the leader who rides with it. */
import type { Counter, Sheet } from '@longroll/kernel';
import type { UnitCounter } from '../counters/counter.ts';
import { leaderCounter, unitCounter } from '../counters/index.ts';
import { commandWords, corpsWords } from '../counters/words.ts';
import { unitAt } from '../field/setup.ts';
import { WAITING } from '../field/state.ts';
import { isArtillery, SIDE_NAMES, SIDES } from '../model/vocabulary.ts';
import type { Scenario, SetupLine } from '../scenarios/scenario.ts';
import { termsOf } from '../scenarios/terms.ts';
import { unitRecord } from './records.ts';
import { remarksOf } from './remarks.ts';
import { sheetHead } from './sheetHead.ts';

/** Half of a brigade that was split, a regiment that stands alone, a group of batteries, or a brigade. */
function sizeOf({ arm, name }: UnitCounter): string {
  if (isArtillery(arm)) return 'batteries';
  if (/^\d+(st|nd|rd|th) /.test(name)) return 'regiment';
  return / [AB]$/.test(name) ? 'brigade, half' : 'brigade';
}

const squareWords = ({ square }: SetupLine, { objectives }: Scenario): string => {
  const place = objectives.find((one) => one.square === square);
  return place ? `${square} ${place.name}` : square;
};

/** "1416 Dunker Church", "turn 6, 1711". */
const placeOf = (line: SetupLine, scenario: Scenario): string =>
  `${line.arrives === null ? '' : `turn ${line.arrives}, `}${squareWords(line, scenario)}`;

function unitOf(line: SetupLine, scenario: Scenario): Counter {
  const unit = unitCounter(line.unit);
  const { id, name, side, arm, men } = unit;
  const piece = { ...unit, line, cell: WAITING, startMen: line.men ?? men, group: 0, free: false };
  return {
    ...{ id, name, side, kind: arm, size: sizeOf(unit), command: commandWords(unit) },
    place: placeOf(line, scenario),
    remarks: remarksOf(unit, line, scenario),
    record: unitRecord(unit, unitAt(piece, scenario.options, scenario.turns[0])),
  };
}

function leaderOf(id: string, line: SetupLine, scenario: Scenario): Counter {
  const { name, wholeName, side, rank, factor, command } = leaderCounter(id);
  return {
    ...{ id, name, side, kind: 'leader', size: rank },
    command: rank === 'corps' ? corpsWords(command) : command,
    place: `with ${unitCounter(line.unit).name}, ${placeOf(line, scenario)}`,
    remarks: [wholeName, `factor ${factor.toFixed(2)}, ours`],
    record: { name, rank, factor, with: line.unit },
  };
}

const countersOf = (line: SetupLine, scenario: Scenario): readonly Counter[] => [
  unitOf(line, scenario),
  ...(line.leader === null ? [] : [leaderOf(line.leader, line, scenario)]),
];

export const sheetOf = (scenario: Scenario): Sheet => ({
  ...sheetHead(scenario),
  sides: SIDES.map((id) => ({ id, title: SIDE_NAMES[id] })),
  terms: termsOf(scenario),
  counters: scenario.setup.flatMap((line) => countersOf(line, scenario)),
});
