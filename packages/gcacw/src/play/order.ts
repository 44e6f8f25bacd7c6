/** An attack on the map in the words of the card: ground, flanks, leaders, and the units of both sides. */
import { terrainOf } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { FULL_ZOC, NO_ZOC } from '../field/ground.ts';
import { isSubordinate } from '../field/pieces.ts';
import { exerts } from '../field/positions.ts';
import type { Cover, FlankHex, FlankInput } from '../model/flankInput.ts';
import { isSwampOrMountain } from '../model/hexsides.ts';
import { entrenchedValue } from '../model/stack.ts';
import { combatValue, type Unit } from '../model/unit.ts';
import type { Attack, Side, Terrain } from '../model/vocabulary.ts';
import type { AttackOrder, Circumstances } from '../procedures/attack.ts';
import { isQuarter } from '../procedures/flank.ts';
import { sideFrom } from './attacking.ts';
import { GAME } from './marching.ts';
import type { PlayState } from './stage.ts';
import { holderOf, leadersIn, rulesOf, sideOfUnit, unitOf, unitsIn, weatherOf } from './standing.ts';

const terrainIn = (field: Field, hex: number): Terrain => terrainOf(field.ground.map, hex) as Terrain;

/** Units of a side that occupy a hex or reach it by a zone, undemoralized (7.4): how strong, and how. */
function covering(field: Field, state: PlayState, side: Side, hex: number) {
  const { zoc } = field.ground[weatherOf(field, state)];
  let [strength, occupied, zone] = [0, false, NO_ZOC];
  state.units.forEach((unit, i) => {
    const piece = field.pieces.units[i]!;
    if (unit.hex < 0 || piece.side !== side || !exerts(unit, piece)) return;
    if (unit.hex === hex) occupied = true;
    const over = unit.hex === hex ? -1 : sideFrom(field, unit.hex, hex);
    if (unit.hex !== hex && (over < 0 || zoc[over] === NO_ZOC)) return;
    if (over >= 0) zone = Math.max(zone, zoc[over]!);
    strength += combatValue(unit);
  });
  return { strength, occupied, zone };
}

/** Covered by the ground alone: closed country, a river, the edge of the map. */
function groundCover(field: Field, state: PlayState, side: number): Cover | null {
  const { map, between } = field.ground;
  const hex = map.neighbours[side]!;
  if (hex < 0 || field.inPlay[hex] !== 1) return 'off-map';
  const rain = weatherOf(field, state) === 'rain';
  const { way, river, creek, crossing } = between[side]!;
  if (terrainIn(field, hex) === ('water' as string)) return 'river';
  if (!way && isSwampOrMountain(terrainIn(field, hex), rain)) return 'swamp-or-mountain';
  if (river && crossing === 'none') return 'river';
  return rain && (crossing === 'ford' || (creek && !way)) ? 'river' : null;
}

/** What units cover counts first; where they are too weak the ground may still do it. */
function flankHex(field: Field, state: PlayState, attacker: Side, side: number, defence: number): FlankHex {
  const hex = field.ground.map.neighbours[side]!;
  const ground = groundCover(field, state, side);
  const name = field.ground.map.ids[hex] ?? 'off the map';
  if (ground === 'off-map') return { name, cover: 'off-map', coveringCV: 0, defenderFriend: false };
  const { strength, occupied, zone } = covering(field, state, attacker, hex);
  const byUnits: Cover | null = occupied
    ? 'occupied'
    : zone === FULL_ZOC
      ? 'zoc'
      : zone > NO_ZOC
        ? 'restricted-zoc'
        : null;
  const strong = byUnits !== null && isQuarter(strength, defence);
  const cover = strong ? byUnits : (ground ?? byUnits ?? 'open');
  const defenderFriend = unitsIn(state, hex).some(
    (i) => sideOfUnit(field, i) !== attacker && state.units[i]!.demoralized === 0,
  );
  return { name, cover, coveringCV: strength, defenderFriend };
}

/** The six hexes around a defender, as the flank rule looks at them. */
export function flankOf(field: Field, state: PlayState, attackerSide: Side, target: number): FlankInput {
  const houseRules = rulesOf(state);
  const defenders = unitsIn(state, target);
  const defence = entrenchedValue(
    defenders.map((i) => unitOf(field, state, i)),
    houseRules,
  );
  const { sides } = field.ground.map;
  return {
    attackerSide,
    // Works are counted in, unit by unit.
    defenderCV: defence,
    defenderEntrenchment: 'none',
    flanksRefused: defenders.some((i) => state.units[i]!.flanksRefused),
    hexes: Array.from({ length: sides }, (_, d) =>
      flankHex(field, state, attackerSide, target * sides + d, defence),
    ),
    houseRules,
  };
}

/** Leaders over the unit in its hex lend it their value; an army leader has none (9.5). */
export function attackTactical(field: Field, state: PlayState, unit: number): number {
  const piece = field.pieces.units[unit]!;
  return leadersIn(state, state.units[unit]!.hex)
    .map((i) => field.pieces.leaders[i]!)
    .filter((leader) => isSubordinate(piece, leader))
    .reduce((best, { tactical }) => Math.max(best, tactical ?? 0), 0);
}

/** In defence the highest of all leaders in the hex counts. */
export const defenceTactical = (field: Field, state: PlayState, hex: number): number =>
  leadersIn(state, hex)
    .filter((i) => field.pieces.leaders[i]!.side === holderOf(field, state, hex))
    .reduce((best, i) => Math.max(best, field.pieces.leaders[i]!.tactical ?? 0), 0);

export interface Attacking {
  readonly type: Attack;
  readonly from: number;
  readonly target: number;
  readonly attackers: readonly number[];
  /** Tactical Value of the leader who counts. */
  readonly leader: number;
}

export interface Flanks {
  readonly bonus: number;
  readonly refused: number;
}

export function circumstancesOf(
  field: Field,
  state: PlayState,
  attackerSide: Side,
  { type, from, target }: Pick<Attacking, 'type' | 'from' | 'target'>,
  flanks: Flanks,
): Circumstances {
  return {
    game: GAME,
    attack: type,
    attackerSide,
    attackerTerrain: terrainIn(field, from),
    defenderTerrain: terrainIn(field, target),
    ...field.ground.attackedOver[sideFrom(field, from, target)]!,
    flankBonus: flanks.bonus,
    flanksRefused: flanks.refused,
    rain: weatherOf(field, state) === 'rain',
    ...{ gunboatDefence: 0, gunboatAttack: false, outOfSupply: false, garrisonDemoralized: 0 },
    leaderBonus: 'none',
    ...{ unionPanic: false, surpriseOrCharge: false, hookerLosesConfidence: false, insubordinate: false },
    houseRules: rulesOf(state),
  };
}

/** Attackers by hex: each hex has its own cap (9.4); the hex that the attack comes from first. */
function byHex(field: Field, state: PlayState, { from, attackers }: Attacking): readonly (readonly Unit[])[] {
  const hexes = [...new Set([from, ...attackers.map((i) => state.units[i]!.hex)])];
  return hexes.map((hex) =>
    attackers.filter((i) => state.units[i]!.hex === hex).map((i) => unitOf(field, state, i)),
  );
}

export function orderOf(field: Field, state: PlayState, attacking: Attacking, flanks: Flanks): AttackOrder {
  const { attackers, target, leader } = attacking;
  const side = sideOfUnit(field, attackers[0]!);
  const [here = [], ...joining] = byHex(field, state, attacking);
  return {
    circumstances: circumstancesOf(field, state, side, attacking, flanks),
    attackers: here,
    ...(joining.length > 0 ? { joining } : {}),
    defenders: unitsIn(state, target).map((i) => unitOf(field, state, i)),
    attackerLeader: leader,
    defenderLeader: defenceTactical(field, state, target),
  };
}
