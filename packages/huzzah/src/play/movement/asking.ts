/** The straggle check before a step, as its question. */
import type { Told } from '@longroll/kernel';
import type { StraggleOrder } from '../../procedures/straggle.ts';
import { heldRules, unitRecord } from '../fire/asking.ts';
import type { PlayState } from '../state/stage.ts';

export const straggleAsks = (order: StraggleOrder, state: PlayState): NonNullable<Told['asks']> => ({
  question: 'huzzah/straggle',
  input: {
    units: order.units.map(unitRecord),
    leader: order.leader,
    enemyZoc: order.enemyZoc,
    thoroughfare: order.thoroughfare,
    onStraggle: order.onStraggle,
    side: order.side,
    ...heldRules(state),
  },
});
