/** What goes on when a result has been settled, and when a rout is over: the stage that was interrupted (17.1). */
import type { Field } from '../../field/field.ts';
import { afterRound, isBeaten } from '../assault/fighting.ts';
import { routs } from '../rout/routing.ts';
import type { Assault, Group, In, PlayState, Suffered, Then } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { segmentIn, survivors } from '../state/standing.ts';
import { offering } from '../steps/ending.ts';

/** Those of a body who are left, with the leaders who are. */
const leftOf = <G extends Group>(state: PlayState, group: G): G => ({
  ...group,
  units: survivors(state, group.units),
  leaders: group.leaders.filter((leader) => state.leaders[leader]!.hex >= 0),
});

const VOLLEY: Then = { after: 'volley' };

/** The body runs if it must, and what it was doing is over; else that goes on with those who are left. */
function unlessRouted<G extends Group>(
  field: Field,
  state: PlayState,
  { suffering, routMove }: Suffered,
  group: G,
  goOn: (left: G) => PlayState,
): PlayState {
  const body = leftOf(state, suffering);
  if (routMove && body.units.length > 0) return routs(field, state, body, VOLLEY);
  const left = leftOf(state, group);
  return left.units.length === 0 ? offering(state) : goOn(left);
}

/** Those who fight on, on both sides. */
const fightersLeft = (state: PlayState, assault: Assault): Assault => ({
  ...assault,
  leaders: assault.leaders.filter((leader) => state.leaders[leader]!.hex >= 0),
  defenderLeaders: assault.defenderLeaders.filter((leader) => state.leaders[leader]!.hex >= 0),
  ...(isBeaten(state, assault.units) ? {} : { units: survivors(state, assault.units) }),
  ...(isBeaten(state, assault.defenders) ? {} : { defenders: survivors(state, assault.defenders) }),
});

/** A result is settled. */
export function afterResult(field: Field, state: In<'suffered'>): PlayState {
  const { suffered, afterwards } = state.stage;
  const { side } = segmentIn(state);
  const first = suffered[0]!;
  switch (afterwards.after) {
    case 'volley':
      return unlessRouted(field, state, first, first.suffering, () => offering(state));
    case 'straggling':
      return unlessRouted(field, state, first, afterwards.moving, (moving) =>
        to(state, { at: 'leave', side, moving, to: afterwards.to }),
      );
    case 'reaction':
      return unlessRouted(field, state, first, afterwards.moving, (moving) =>
        to(state, { at: 'trigger', side, moving, trigger: afterwards.trigger }),
      );
    case 'pre-assault':
      return unlessRouted(field, state, first, afterwards.assault, (assault) =>
        to(state, { at: 'round', side, assault }),
      );
    case 'run-over':
      return to(state, { at: 'assault-end', side, assault: { ...afterwards.assault, won: true } });
    case 'round':
      return afterRound(state, fightersLeft(state, afterwards.assault), side);
    case 'rout':
      return ranOn(state, afterwards);
    default:
      return to(state, { at: 'routed', side, afterwards });
  }
}

/** After the hit of an EZOC the run goes on, if anybody is left to run. */
function ranOn(state: PlayState, { routing, afterwards }: Extract<Then, { after: 'rout' }>): PlayState {
  const left = leftOf(state, routing);
  const { side } = routing;
  return left.units.length === 0
    ? to(state, { at: 'routed', side, afterwards })
    : to(state, { at: 'rout', side, routing: left, afterwards });
}

/** A rout is over, and what it was part of goes on. */
export function afterRout(_: Field, state: In<'routed'>): PlayState {
  const { afterwards } = state.stage;
  const { side } = segmentIn(state);
  if (afterwards.after === 'recover') return to(state, { at: 'recover', side, left: afterwards.left });
  if (afterwards.after === 'assault-end')
    return to(state, { at: 'assault-end', side, assault: afterwards.assault });
  return offering(state);
}
