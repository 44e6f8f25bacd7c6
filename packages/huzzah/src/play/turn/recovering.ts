/** Routed stacks of the active side rally or run, from the top row down (17.6). */
import { happened, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { rolled } from '../choosing/rallying.ts';
import { routs } from '../rout/routing.ts';
import { changeUnits } from '../state/change.ts';
import type { In, PlayState } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { isInZoc, rulesOf, situationIn, stackIn } from '../state/standing.ts';
import { does, groupWords } from '../state/words.ts';

/** Only a stack that was routed at the start and still is. */
const isStillRouted = (field: Field, state: PlayState, hex: number): boolean => {
  const first = situationIn(field, state).firstIn(hex);
  const unit = state.units[first];
  return unit !== undefined && unit.state === 'routed' && !unit.acted;
};

export function recover(field: Field, state: In<'recover'>, u: Umpire): PlayState {
  const { side, left } = state.stage;
  const [hex, ...rest] = left;
  if (hex === undefined) return to(state, { at: 'offer', side });
  if (!isStillRouted(field, state, hex)) return to(state, { at: 'recover', side, left: rest });
  const group = stackIn(field, state, hex);
  const acting = changeUnits(state, group.units, { acted: true });
  const mayRally = rulesOf(state).rallyInEnemyZoc === 'yes' || !isInZoc(field, state, side, hex);
  if (mayRally) {
    const { state: after, passed } = rolled(field, acting, group, 0, u);
    u.note(() => [
      {
        ...happened(
          '17.6',
          `${groupWords(field, group)} ${passed ? `${does(group, 'rallies', 'rally')} to disrupted` : `${does(group, 'does', 'do')} not rally`}.`,
        ),
        cells: [hex],
      },
    ]);
    if (passed) return to(after, { at: 'recover', side, left: rest });
  }
  return routs(field, acting, group, { after: 'recover', left: rest });
}
