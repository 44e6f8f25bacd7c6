/** The question `gcacw/army-of-relief`: whether the marker moves on in this Strategic Cycle. */
import {
  allow,
  type LitCell,
  question,
  refuse,
  signed,
  type Verdict,
  whole,
  wholeRequired,
  yesNo,
} from '@longroll/kernel';
import type * as z from 'zod';
import { ARMY_OF_RELIEF } from '../charts/armyOfRelief.ts';
import { LAST_TURN } from '../charts/randomEvents.ts';
import type { ReliefCycle } from '../modifiers/armyOfRelief.ts';
import { type ArmyOfReliefOutcome, armyOfRelief, reliefNet } from '../procedures/armyOfRelief.ts';
import { houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { noCycle } from './cycleTurn.ts';
import { ALL_FACES, diceWords, type Thrown, totalOf } from './marchWords.ts';

const { cite } = ARMY_OF_RELIEF;
const CYCLE = 'Strategic Cycle';
const MOST_BOXES = 20;

const FIELDS = {
  turn: wholeRequired(1, LAST_TURN, {
    begins: 15,
    title: 'Turn',
    description: 'Divisible by 5.',
    cite: '17.2',
    group: CYCLE,
  }),
  box: whole(0, MOST_BOXES, {
    title: 'Box',
    description: 'Box of the Army of Relief Track that holds the marker.',
    ...{ cite, group: CYCLE },
    default: 0,
  }),
  johnstonSick: yesNo({
    title: 'Johnston Sick',
    description: 'The strategic event of this Cycle.',
    ...{ cite, group: CYCLE },
  }),
  davisPushesJohnston: yesNo({
    title: 'President Davis Pushes Johnston',
    description: 'The strategic event of this Cycle.',
    ...{ cite, group: CYCLE },
  }),
  jacksonStationDestroyed: yesNo({
    title: 'Jackson station destroyed',
    description: 'The RR station in Jackson is destroyed.',
    ...{ cite, group: CYCLE },
  }),
  houseRules: houseRulesIn('army-of-relief'),
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

function settle({ houseRules = OUR_RULINGS, ...cycle }: Fields): Verdict<ReliefCycle> {
  const { turn, johnstonSick, davisPushesJohnston } = cycle;
  const first = houseRules.armyOfReliefStarts;
  if (turn < first) {
    return refuse(
      'too-early',
      '17.5a',
      `turn is ${turn}: the Army of Relief rolls from turn ${first} on.`,
      'turn',
    );
  }
  if (johnstonSick && davisPushesJohnston) {
    const text = 'johnstonSick and davisPushesJohnston are results of one roll: only one can be true.';
    return refuse('one-event', '17.4a', text, 'davisPushesJohnston');
  }
  return noCycle(turn) ?? allow(cycle);
}

const resultWords = ({ advances, box }: ArmyOfReliefOutcome): string =>
  advances ? `+1 Box: to Box ${box}` : `NE: stays in Box ${box}`;

/** The row that the die points to; without it every row that gives the result and that a die can reach. */
function lit(cycle: ReliefCycle, { advances }: ArmyOfReliefOutcome, dice: Thrown = []): LitCell[] {
  const rolled = totalOf(dice);
  const rows = (rolled === null ? ALL_FACES : [rolled]).map((die) =>
    ARMY_OF_RELIEF.rowOf(die + reliefNet(cycle)),
  );
  return [...new Set(rows)]
    .filter((row) => ARMY_OF_RELIEF.cell(row, 0).value > 0 === advances)
    .map((row) => ({ chart: ARMY_OF_RELIEF.id, row, column: 0 }));
}

export const ARMY_OF_RELIEF_QUESTION = question<typeof FIELDS, ReliefCycle, ArmyOfReliefOutcome>({
  id: 'gcacw/army-of-relief',
  title: 'Army of Relief',
  about: 'The Confederate Army of Relief Segment: one die with all its modifiers.',
  fields: FIELDS,
  example: { turn: 20, box: 1 },
  settle,
  procedure: armyOfRelief,
  headline: ({ turn, box }) => `Army of Relief in turn ${turn}, Box ${box}`,
  sides: () => ['confederate', 'union'],
  key: ({ advances }) => (advances ? '+1 Box' : 'NE'),
  label: resultWords,
  short: ({ advances }) => (advances ? '+1' : 'NE'),
  line: (cycle, outcome, dice) =>
    `TOM turn ${cycle.turn}, Army of Relief ${signed(reliefNet(cycle))}, ${diceWords(dice)}: ${resultWords(outcome)}.`,
  summaries: [
    {
      title: 'Marker',
      classes: [
        { label: 'stays', tone: 'worst', holds: ({ advances }) => !advances },
        { label: 'advances one box', tone: 'best', holds: ({ advances }) => advances },
      ],
    },
  ],
  averages: [],
  lit,
});
