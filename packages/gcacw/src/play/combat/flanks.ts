/** The six hexes around a defender, as the flank rule looks at them (9.7). */
import { happened, keptBy, oppositeDirection, type Procedure, terrainOf } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { FULL_ZOC, NO_ZOC } from '../../field/ground.ts';
import { exerts } from '../../field/situation.ts';
import type { Cover, FlankHex, FlankInput } from '../../model/flankInput.ts';
import { isSwampOrMountain } from '../../model/hexsides.ts';
import { entrenchedValue } from '../../model/stack.ts';
import { combatValue, isOurMarker } from '../../model/unit.ts';
import type { Side } from '../../model/vocabulary.ts';
import { type FlankOutcome, flank, isQuarter } from '../../procedures/flank.ts';
import { areFlanksCovered, behindWorks } from '../operations/works.ts';
import type { PlayState } from '../state/stage.ts';
import {
  rulesOf,
  sideOfUnit,
  situationIn,
  terrainIn,
  unitsIn,
  unitsOf,
  weatherOf,
} from '../state/standing.ts';

/** What units of a side in and around a hex come to. */
interface Covering {
  strength: number;
  ours: boolean;
}

/** Adds those units of a side in a hex who may cover a flank. */
function cover(field: Field, state: PlayState, side: Side, hex: number, sum: Covering): void {
  const situation = situationIn(field, state);
  if (situation.holder(hex) !== side) return;
  const rules = rulesOf(state);
  for (let i = situation.firstIn(hex); i >= 0; i = situation.nextTo(i)) {
    const unit = state.units[i]!;
    if (!exerts(unit, field.pieces.units[i]!)) continue;
    sum.strength += combatValue(unit, rules);
    if (isOurMarker(unit)) sum.ours = true;
  }
}

/** Units of a side that occupy a hex or reach it by a zone, undemoralized (9.7a): how strong, and how. */
function covering(field: Field, state: PlayState, side: Side, hex: number) {
  const { sides, neighbours } = field.ground.map;
  const { zoc } = field.ground[weatherOf(field, state)];
  const situation = situationIn(field, state);
  const sum = { strength: 0, ours: false };
  cover(field, state, side, hex, sum);
  for (let d = 0; d < sides; d++) {
    const from = neighbours[hex * sides + d]!;
    const reaches = from >= 0 && zoc[from * sides + oppositeDirection(field.ground.map, d)] !== NO_ZOC;
    if (reaches) cover(field, state, side, from, sum);
  }
  const occupied = situation.holder(hex) === side && situation.isExerted(hex);
  return { strength: sum.strength, ours: sum.ours, occupied, zone: situation.zone(side, hex) };
}

/** Covered by the ground alone: closed country, a river, the edge of the map (9.7b). */
function groundCover(field: Field, state: PlayState, side: number): Cover | null {
  const { map, between } = field.ground;
  const hex = map.neighbours[side]!;
  if (hex < 0 || field.inPlay[hex] !== 1) return 'off-map';
  const rain = weatherOf(field, state) === 'rain';
  const { way, river, creek, crossing } = between[side]!;
  if (terrainOf(map, hex) === 'water') return 'river';
  if (!way && isSwampOrMountain(terrainIn(field, hex), rain)) return 'swamp-or-mountain';
  if (river && crossing === 'none') return 'river';
  return rain && (crossing === 'ford' || (creek && !way)) ? 'river' : null;
}

function coverByUnits({ occupied, zone }: ReturnType<typeof covering>): Cover | null {
  if (occupied) return 'occupied';
  if (zone === FULL_ZOC) return 'zoc';
  return zone > NO_ZOC ? 'restricted-zoc' : null;
}

/** What the quarter is taken of: the defender with his works, and whether a marker of his is our reading. */
interface Defence {
  readonly defence: number;
  readonly ours: boolean;
}

const offMap = (name: string): FlankHex => ({
  ...{ name, cover: 'off-map', coveringCV: 0 },
  ...{ defenderFriend: false, closedGround: false, ourMarkers: false },
});

/** What units cover counts first; where they are too weak the ground may still do it. */
function flankHex(
  field: Field,
  state: PlayState,
  attacker: Side,
  side: number,
  { defence, ours }: Defence,
): FlankHex {
  const hex = field.ground.map.neighbours[side]!;
  const ground = groundCover(field, state, side);
  const name = field.ground.map.ids[hex] ?? 'off the map';
  if (ground === 'off-map') return offMap(name);
  const around = covering(field, state, attacker, hex);
  const byUnits = coverByUnits(around);
  const strong = byUnits !== null && isQuarter(around.strength, defence);
  const cover = strong ? byUnits : (ground ?? byUnits ?? 'open');
  const defenderFriend = unitsIn(field, state, hex).some(
    (i) => sideOfUnit(field, i) !== attacker && state.units[i]!.demoralized === 0,
  );
  const closedGround = strong && ground !== null;
  const ourMarkers = ours || around.ours;
  return { name, cover, coveringCV: around.strength, defenderFriend, closedGround, ourMarkers };
}

export function flankOf(field: Field, state: PlayState, attackerSide: Side, target: number): FlankInput {
  const houseRules = rulesOf(state);
  const defenders = unitsIn(field, state, target);
  const units = unitsOf(field, state, defenders).map(behindWorks(field, state, target));
  const defence = entrenchedValue(units, houseRules);
  const ours = units.some(isOurMarker);
  const { sides } = field.ground.map;
  const hexes: FlankHex[] = [];
  for (let d = 0; d < sides; d++)
    hexes.push(flankHex(field, state, attackerSide, target * sides + d, { defence, ours }));
  return {
    attackerSide,
    // Works are counted in, unit by unit.
    defenderCV: defence,
    defenderEntrenchment: 'none',
    flanksRefused: defenders.some((i) => state.units[i]!.flanksRefused),
    hexes,
    houseRules,
  };
}

/** What refusing makes of the bonus is a matter of the combat itself (9.8b). */
export type Flanks = Pick<FlankOutcome, 'unrefused' | 'refused'>;

export const NO_FLANKS: Flanks = { unrefused: 0, refused: 0 };

/** By side and hex, as long as nobody moves: whoever weighs attacks asks again and again. */
interface Kept {
  of: PlayState | null;
  readonly flanks: Readonly<Record<Side, Map<number, Procedure<FlankOutcome>>>>;
}
const keptFor = keptBy(
  (_: Field): Kept => ({ of: null, flanks: { union: new Map(), confederate: new Map() } }),
);

const isAsBefore = (a: PlayState, b: PlayState): boolean =>
  a === b ||
  (a.units === b.units && a.houseRules === b.houseRules && a.turn === b.turn && a.campaign === b.campaign);

function keptIn(field: Field, state: PlayState): Kept['flanks'] {
  const kept = keptFor(field);
  const { of, flanks } = kept;
  kept.of = state;
  if (of !== null && isAsBefore(of, state)) return flanks;
  flanks.union.clear();
  flanks.confederate.clear();
  return flanks;
}

/** The flanks of those in a hex, whatever else covers them. */
function openFlanks(field: Field, state: PlayState, side: Side, target: number): Procedure<FlankOutcome> {
  const kept = keptIn(field, state)[side];
  const known = kept.get(target);
  if (known) return known;
  const made = flank(flankOf(field, state, side, target));
  kept.set(target, made);
  return made;
}

/** The bonus on the map; the works of Vicksburg have no flanks while enough of them are held (19.5.1.4). */
export const flanksAt =
  (field: Field, state: PlayState, attackerSide: Side, target: number): Procedure<Flanks> =>
  (u) => {
    if (!areFlanksCovered(field, state, target)) return openFlanks(field, state, attackerSide, target)(u);
    u.note(() => [happened('19.5.1.4', 'The works of Vicksburg have no flank.')]);
    return NO_FLANKS;
  };
