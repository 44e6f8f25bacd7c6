/** An attack on the map in the words of the card: ground, flanks, leaders, and the units of both sides. */
import type { Field } from '../../field/field.ts';
import { isSubordinate } from '../../field/pieces.ts';
import type { Unit } from '../../model/unit.ts';
import type { Side } from '../../model/vocabulary.ts';
import type { AttackOrder, Circumstances } from '../../procedures/attack.ts';
import { sideFrom } from '../movement/entering.ts';
import { addedTo, type Declared } from '../operations/attack.ts';
import { behindWorks } from '../operations/works.ts';
import { GAME } from '../state/game.ts';
import type { Fight, PlayState } from '../state/stage.ts';
import { holderOf, rulesOf, sideOfUnit, terrainIn, unitsIn, unitsOf, weatherOf } from '../state/standing.ts';
import type { Flanks } from './flanks.ts';

/** Leaders over the unit in its hex lend it their value; an army leader has none (9.5). */
export function marchTactical({ pieces }: Field, { units, leaders }: PlayState, unit: number): number {
  const piece = pieces.units[unit]!;
  const { hex } = units[unit]!;
  let best = 0;
  for (let i = 0; i < leaders.length; i++) {
    const leader = pieces.leaders[i]!;
    if (leaders[i]!.hex !== hex || !isSubordinate(piece, leader)) continue;
    best = Math.max(best, leader.tactical ?? 0);
  }
  return best;
}

/** In an assault it is the leader who began it; in a march the best over the unit. */
const attackTactical = (field: Field, state: PlayState, { cause, attackers }: Fight): number =>
  cause.by === 'assault'
    ? (field.pieces.leaders[cause.leader]!.tactical ?? 0)
    : marchTactical(field, state, attackers[0]!);

/** In defence the highest of all leaders in the hex counts. */
export function defenceTactical(field: Field, state: PlayState, hex: number): number {
  const { leaders } = state;
  const holder = holderOf(field, state, hex);
  let best = 0;
  for (let i = 0; i < leaders.length; i++) {
    const { side, tactical } = field.pieces.leaders[i]!;
    if (leaders[i]!.hex === hex && side === holder) best = Math.max(best, tactical ?? 0);
  }
  return best;
}

export function circumstancesOf(
  field: Field,
  state: PlayState,
  attackerSide: Side,
  declared: Declared & Pick<Fight, 'from'>,
  flanks: Flanks,
): Circumstances {
  const { cause, from, target } = declared;
  return {
    game: GAME,
    attack: cause.type,
    attackerSide,
    attackerTerrain: terrainIn(field, from),
    defenderTerrain: terrainIn(field, target),
    ...field.ground.attackedOver[sideFrom(field, from, target)]!,
    flankBonus: flanks.unrefused,
    flanksRefused: flanks.refused,
    rain: weatherOf(field, state) === 'rain',
    ...addedTo(field, state, attackerSide, declared),
    leaderBonus: [],
    unionPanic: false,
    surpriseOrCharge: false,
    hookerLosesConfidence: false,
    insubordinate: false,
    houseRules: rulesOf(state),
  };
}

/** Who defends a hex, with its works. */
export const defendersIn = (field: Field, state: PlayState, target: number): readonly Unit[] =>
  unitsOf(field, state, unitsIn(field, state, target)).map(behindWorks(field, state, target));

/** Attackers by hex: each hex has its own cap (9.4); the hex that the attack comes from first. */
function byHex(field: Field, state: PlayState, { from, attackers }: Fight): readonly (readonly Unit[])[] {
  const hexes = [...new Set([from, ...attackers.map((i) => state.units[i]!.hex)])];
  return hexes.map((hex) =>
    unitsOf(
      field,
      state,
      attackers.filter((i) => state.units[i]!.hex === hex),
    ),
  );
}

export function orderOf(field: Field, state: PlayState, fight: Fight, flanks: Flanks): AttackOrder {
  const { attackers, target } = fight;
  const side = sideOfUnit(field, attackers[0]!);
  const [here = [], ...joining] = byHex(field, state, fight);
  return {
    circumstances: circumstancesOf(field, state, side, fight, flanks),
    attackers: here,
    ...(joining.length > 0 ? { joining } : {}),
    defenders: defendersIn(field, state, target),
    attackerLeader: attackTactical(field, state, fight),
    defenderLeader: defenceTactical(field, state, target),
  };
}
