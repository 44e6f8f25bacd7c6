/** The Confederate Army of Relief Segment: one die with its modifiers; the marker moves on, or does not. */
import { addUp, d6, type Note, type Procedure, rollOn, sumOfDice } from '@longroll/kernel';
import { ARMY_OF_RELIEF } from '../charts/armyOfRelief.ts';
import { ARMY_OF_RELIEF_MODIFIERS, type ReliefCycle } from '../modifiers/armyOfRelief.ts';

export interface ArmyOfReliefOutcome {
  readonly advances: boolean;
  /** Where the marker stands now. */
  readonly box: number;
}

const RELIEF_DIE = sumOfDice(d6('Army of Relief die'));

export const reliefNet = (cycle: ReliefCycle): number => addUp(ARMY_OF_RELIEF_MODIFIERS, cycle).total;

const { cite, id: chart } = ARMY_OF_RELIEF;

const netLine = (net: number): Note => ({
  ...{ cite, text: 'Net modifier', value: net, applied: true, group: 'Net' },
});

const resultLine = (boxes: number): Note => ({
  ...{ cite, text: 'Army of Relief Table', value: boxes > 0 ? '+1 Box' : 'NE' },
  ...{ applied: true, group: 'Result', chart },
});

export function armyOfRelief(cycle: ReliefCycle): Procedure<ArmyOfReliefOutcome> {
  const { total, lines } = addUp(ARMY_OF_RELIEF_MODIFIERS, cycle);
  const chance = rollOn(
    'Army of Relief die',
    RELIEF_DIE,
    (die) => ARMY_OF_RELIEF.cell(ARMY_OF_RELIEF.rowOf(die + total), 0).value,
  );
  return (u) => {
    u.note(() => [...lines(), netLine(total)]);
    const boxes = u.draw(chance);
    u.note(() => [resultLine(boxes)]);
    return { advances: boxes > 0, box: cycle.box + boxes };
  };
}
