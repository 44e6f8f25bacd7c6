/** What goes on when a result has been settled, and when a rout is over. */
import type { Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { afterRound, isBeaten } from '../assault/fighting.ts';
import { offering } from '../movement/ending.ts';
import { routs } from '../rout/routing.ts';
import type { Assault, Group, Moving, PlayState, Then } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { segmentIn, survivors } from '../state/standing.ts';
import type { Suffered } from './suffering.ts';

/** Those of a body who are left, with the leaders who are. */
const leftOf = <G extends Group>(state: PlayState, group: G): G => ({
  ...group,
  units: survivors(state, group.units),
  leaders: group.leaders.filter((leader) => state.leaders[leader]!.hex >= 0),
});

/** The body runs if it must; else what is said goes on. */
function unlessRouted(
  field: Field,
  state: PlayState,
  { suffering, routMove }: Suffered,
  afterwards: Then,
  on: () => PlayState,
): PlayState {
  const body = leftOf(state, suffering);
  if (routMove && body.units.length > 0) return routs(field, state, body, afterwards);
  return on();
}

const VOLLEY: Then = { after: 'volley' };

function inReaction(
  field: Field,
  state: PlayState,
  moving: Moving,
  afterwards: Extract<Then, { after: 'reaction' }>,
  suffered: Suffered,
): PlayState {
  return unlessRouted(field, state, suffered, VOLLEY, () => {
    const group = leftOf(state, moving);
    if (group.units.length === 0) return offering(state);
    return to(state, {
      at: 'trigger',
      side: segmentIn(state).side,
      moving: group,
      trigger: afterwards.trigger,
    });
  });
}

function beforeAssault(field: Field, state: PlayState, assault: Assault, suffered: Suffered): PlayState {
  return unlessRouted(field, state, suffered, VOLLEY, () => {
    const group = leftOf(state, assault);
    if (group.units.length === 0) return offering(state);
    return to(state, { at: 'round', side: segmentIn(state).side, assault: group });
  });
}

/** Those who fight on, on both sides. */
const fightersLeft = (state: PlayState, assault: Assault): Assault => ({
  ...assault,
  leaders: assault.leaders.filter((leader) => state.leaders[leader]!.hex >= 0),
  defenderLeaders: assault.defenderLeaders.filter((leader) => state.leaders[leader]!.hex >= 0),
  ...(isBeaten(state, assault.units) ? {} : { units: survivors(state, assault.units) }),
  ...(isBeaten(state, assault.defenders) ? {} : { defenders: survivors(state, assault.defenders) }),
});

export function resumed(
  field: Field,
  state: PlayState,
  afterwards: Then,
  suffered: readonly Suffered[],
  u: Umpire,
): PlayState {
  const { side } = segmentIn(state);
  const first = suffered[0]!;
  switch (afterwards.after) {
    case 'volley':
      return unlessRouted(field, state, first, VOLLEY, () => offering(state));
    case 'straggling': {
      const moving = leftOf(state, afterwards.moving);
      return moving.units.length === 0
        ? offering(state)
        : to(state, { at: 'leave', side, moving, to: afterwards.to });
    }
    case 'reaction':
      return inReaction(field, state, afterwards.moving, afterwards, first);
    case 'pre-assault':
      return beforeAssault(field, state, afterwards.assault, first);
    case 'run-over':
      return to(state, { at: 'assault-end', side, assault: { ...afterwards.assault, won: true } });
    case 'round':
      return afterRound(state, fightersLeft(state, afterwards.assault), side);
    case 'rout': {
      const routing = leftOf(state, afterwards.routing);
      if (routing.units.length === 0) return afterRout(field, state, afterwards.afterwards, u);
      return to(state, { at: 'rout', side: routing.side, routing, afterwards: afterwards.afterwards });
    }
    default:
      return afterRout(field, state, afterwards, u);
  }
}

/** A rout is over, and what it was part of goes on. */
export function afterRout(field: Field, state: PlayState, afterwards: Then, _u: Umpire): PlayState {
  const { side } = segmentIn(state);
  switch (afterwards.after) {
    case 'recover':
      return to(state, { at: 'recover', side, left: afterwards.left });
    case 'assault-end':
      return to(state, { at: 'assault-end', side, assault: afterwards.assault });
    case 'rout':
      return afterRout(field, state, afterwards.afterwards, _u);
    default:
      return offering(state);
  }
}
