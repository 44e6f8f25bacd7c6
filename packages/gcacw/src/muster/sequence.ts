/** Counters called up for `gcacw/sequence-of-attacks`: each attacker makes one attack, in the order picked. */
import type { Call, Counter, CounterRecord } from '@longroll/kernel';
import { attackerNumbers } from '../model/combatNumbers.ts';
import { highestTactical } from '../model/stack.ts';
import type { SequenceOutcome } from '../procedures/sequenceOfAttacks.ts';
import { OUR_RULINGS } from '../rulings/index.ts';
import { ATTACKERS, attackerSide, DEFENDERS, defenderFields } from './forces.ts';
import { attackTactical } from './leaders.ts';
import { GAME, leadersOf, unitOf, unitsAfter, unitsOf } from './records.ts';

const MOST_ATTACKS = 8;

function attackBy(counter: Counter, leaders: readonly Counter[]): CounterRecord {
  const units = [unitOf(counter)];
  return {
    ...attackerNumbers(units, highestTactical(units, attackTactical(leaders, [counter])), OUR_RULINGS),
  };
}

export const SEQUENCE_CALL: Call = {
  question: 'gcacw/sequence-of-attacks',
  ranks: [{ ...ATTACKERS, most: MOST_ATTACKS }, DEFENDERS],
  fill: (picked) => {
    const [units, leaders] = [unitsOf(picked, 'attackers'), leadersOf(picked, 'attackers')];
    return {
      ...GAME,
      ...(units.length > 0 ? { attacks: units.map((unit) => attackBy(unit, leaders)) } : {}),
      ...defenderFields(picked),
      ...attackerSide(picked),
    };
  },
  /** What becomes of the attackers is not part of the answer. */
  after: (picked, result) => unitsAfter(unitsOf(picked, 'defenders'), (result as SequenceOutcome).defenders),
};
