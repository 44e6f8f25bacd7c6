/** Ammunition (11, 21.10.3): who has less than at the start tests, in list order; nobody but its owner is told (21.13). */
import { apart, inWords, type Umpire } from '@longroll/kernel';
import { LAST_RANGE } from '../../charts/ammoEligibility.ts';
import type { Field } from '../../field/field.ts';
import { AMMO_START } from '../../field/setup.ts';
import { NOBODY } from '../../field/state.ts';
import { counted, SIDE_NAMES, SIDES, type Side } from '../../model/vocabulary.ts';
import { resupply as supplyCheck } from '../../procedures/resupply.ts';
import { commandOf, rangeToLeader } from '../command/chain.ts';
import type { In, PlayState } from '../state/stage.ts';
import { isOnMap, isRouted, rulesOf, sideOf, unitName, withUnit } from '../state/standing.ts';
import { sayTo } from '../told/telling.ts';
import { afterRecovery } from '../turn/frame.ts';

const EVANS = 'Evans';

/** To his command; with nobody in play as at the last range of the table. */
function rangeOfSupply(field: Field, state: PlayState, unit: number): number {
  const leader = commandOf(field, state, unit);
  return leader === NOBODY ? LAST_RANGE : rangeToLeader(field, state, unit, leader);
}

function isSupplied(field: Field, state: In<'resupply'>, unit: number, u: Umpire): boolean {
  const { side, arm, division } = field.units[unit]!;
  return supplyCheck({
    ...{ side, arm, evansBrigade: division === EVANS, midTurn: state.stage.midTurn },
    rangeToLeader: rangeOfSupply(field, state, unit),
    houseRules: rulesOf(state),
  })(apart(u, unitName(field, unit), side)).resupplied;
}

function supplyWords(field: Field, side: Side, tested: readonly number[], filled: readonly number[]): string {
  const own = (units: readonly number[]): readonly number[] => units.filter((i) => sideOf(field, i) === side);
  const left = own(tested).filter((i) => !filled.includes(i));
  const without = inWords(left.map((i) => unitName(field, i)));
  const units = counted(own(filled).length, 'unit', 'units');
  const some = `${SIDE_NAMES[side]} ammunition reaches ${units}`;
  if (left.length === 0) return `${some}.`;
  return `${own(filled).length === 0 ? `No ${SIDE_NAMES[side]} ammunition comes up` : some}; ${without} ${
    left.length === 1 ? 'goes' : 'go'
  } without.`;
}

export function resupply(field: Field, state: In<'resupply'>, u: Umpire): PlayState {
  const start = AMMO_START[state.options.ammunition];
  const tested = state.units.flatMap((unit, i) =>
    isOnMap(unit) && !isRouted(unit) && unit.ammo < start ? [i] : [],
  );
  const filled = tested.filter((i) => isSupplied(field, state, i, u));
  for (const side of SIDES) {
    if (!tested.some((i) => sideOf(field, i) === side)) continue;
    sayTo(u, '11.7', { [side]: supplyWords(field, side, tested, filled) });
  }
  const now = filled.reduce<PlayState>((so, i) => withUnit(so, i, { ammo: start }), state);
  return afterRecovery(now, state.stage);
}
