/** What goes on when a result has been settled, and when a rout is over. */
import type { Umpire } from '@longroll/kernel';
import { afterRound, isBeaten } from '../assault/fighting.ts';
import { offering } from '../movement/ending.ts';
import { routs } from '../rout/routing.ts';
import type { Field } from '../../field/field.ts';
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
function unlessRouted(field: Field, state: PlayState, { suffering, routMove }: Suffered, then: Then, on: () => PlayState): PlayState {
  const body = leftOf(state, suffering);
  if (routMove && body.units.length > 0) return routs(field, state, body, then);
  return on();
}

const VOLLEY: Then = { after: 'volley' };

function inReaction(field: Field, state: PlayState, moving: Moving, then: Extract<Then, { after: 'reaction' }>, suffered: Suffered): PlayState {
  return unlessRouted(field, state, suffered, VOLLEY, () => {
    const group = leftOf(state, moving);
    if (group.units.length === 0) return offering(state);
    return to(state, { at: 'trigger', side: segmentIn(state).side, moving: group, trigger: then.trigger });
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

export function resumed(field: Field, state: PlayState, then: Then, suffered: readonly Suffered[], u: Umpire): PlayState {
  const { side } = segmentIn(state);
  const first = suffered[0]!;
  switch (then.after) {
    case 'volley':
      return unlessRouted(field, state, first, VOLLEY, () => offering(state));
    case 'straggling': {
      const moving = leftOf(state, then.moving);
      return moving.units.length === 0 ? offering(state) : to(state, { at: 'leave', side, moving, to: then.to });
    }
    case 'reaction':
      return inReaction(field, state, then.moving, then, first);
    case 'pre-assault':
      return beforeAssault(field, state, then.assault, first);
    case 'run-over':
      return to(state, { at: 'assault-end', side, assault: { ...then.assault, won: true } });
    case 'round':
      return afterRound(state, fightersLeft(state, then.assault), side);
    case 'rout': {
      const routing = leftOf(state, then.routing);
      if (routing.units.length === 0) return afterRout(field, state, then.then, u);
      return to(state, { at: 'rout', side: routing.side, routing, then: then.then });
    }
    default:
      return afterRout(field, state, then, u);
  }
}

/** A rout is over, and what it was part of goes on. */
export function afterRout(field: Field, state: PlayState, then: Then, _u: Umpire): PlayState {
  const { side } = segmentIn(state);
  switch (then.after) {
    case 'recover':
      return to(state, { at: 'recover', side, left: then.left });
    case 'assault-end':
      return to(state, { at: 'assault-end', side, assault: then.assault });
    case 'rout':
      return afterRout(field, state, then.then, _u);
    default:
      return offering(state);
  }
}
