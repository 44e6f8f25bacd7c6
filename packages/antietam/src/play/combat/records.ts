/** What the rules of fire and melee look at, read off the map: the same records that the questions take. */
import { casualtyRate } from '../../charts/weapons.ts';
import { isInArc } from '../../field/arc.ts';
import type { Field } from '../../field/field.ts';
import { rangeOf, squareKind } from '../../field/ground.ts';
import type { UnitState } from '../../field/state.ts';
import type { MeleeAttacker, MeleeDefender } from '../../model/meleeUnit.ts';
import type { Firer, TargetSquare, TargetUnit } from '../../model/shot.ts';
import { isArtillery, type Terrain } from '../../model/vocabulary.ts';
import { fireCost } from '../plots/plotting.ts';
import type { PlayState } from '../state/stage.ts';
import { gunsLeft, isBasic, isRouted, knownEnemiesIn, leaderFactor, rulesOf } from '../state/standing.ts';

/** Outside the front arc of a unit, and it has one: routed units have none (4.2.4), nor has anybody in the basic game. */
export function isOutsideArc(field: Field, state: PlayState, unit: UnitState, square: number): boolean {
  if (isBasic(state) || isRouted(unit)) return false;
  return !isInArc(field.ground.map, unit.square, unit.facing, square);
}

/** In the basic game nobody runs out (21.17). */
export const ammoOf = (state: PlayState, { ammo }: UnitState): number =>
  isBasic(state) ? Math.max(1, ammo) : ammo;

/** Limbered and routed guns do not fire (6.9, 9.3.5), nor does anybody without ammunition. */
export function canFire(field: Field, state: PlayState, unit: number): boolean {
  const record = state.units[unit]!;
  if (record.mode === 'limbered' || ammoOf(state, record) === 0) return false;
  return !(isRouted(record) && isArtillery(field.units[unit]!.arm));
}

export function reaches(field: Field, state: PlayState, unit: number, square: number): boolean {
  const range = rangeOf(field.ground.map, state.units[unit]!.square, square);
  return casualtyRate(field.units[unit]!.weapon, range, rulesOf(state)) > 0;
}

const isHigher = ({ ground: { map } }: Field, square: number, from: number): boolean =>
  map.levels[square]! > map.levels[from]!;

/** An attacker reads the points that he had before he paid (21.5.4), a defender those that he has (21.6.2). */
export function firerOf(
  field: Field,
  state: PlayState,
  unit: number,
  square: number,
  defending: boolean,
): Firer {
  const piece = field.units[unit]!;
  const record = state.units[unit]!;
  return {
    weapon: piece.weapon,
    strength: isArtillery(piece.arm) ? gunsLeft(piece, record) : record.men,
    mode: record.mode,
    leaderFactor: leaderFactor(field, state, unit),
    operationPoints: record.op + (defending ? 0 : (record.plot?.paid ?? 0)),
    fireCost: fireCost(field, state, unit),
    defending,
    ammo: ammoOf(state, record),
    range: rangeOf(field.ground.map, record.square, square),
    targetHigher: isHigher(field, square, record.square),
    shootingBack: defending && isOutsideArc(field, state, record, square),
  };
}

/** The lane shelters foot that is in order, but not from the flank (21.6.3). */
export function laneFort(field: Field, state: PlayState, { square, mode }: UnitState): number {
  const isFoot = mode === 'normal' || mode === 'column' || mode === 'dismounted';
  return isFoot && field.ground.lane[square] === 1 ? rulesOf(state).laneCover : 0;
}

/** A unit as a shot from a square meets it. */
export function targetOf(field: Field, state: PlayState, unit: UnitState, from: number): TargetUnit {
  const flanked = isOutsideArc(field, state, unit, from);
  const lane = flanked ? 0 : laneFort(field, state, unit);
  return { men: unit.men, fort: Math.max(unit.fort, lane), flankedBy: flanked ? [0] : [] };
}

/** Contacts are taken to stand there as they were last seen, and to face the shot (21.13.2). */
function contactsIn(field: Field, state: PlayState, unit: number, square: number): readonly TargetUnit[] {
  const { contacts } = state.sight[field.units[unit]!.side];
  const lane = field.ground.lane[square] === 1 ? rulesOf(state).laneCover : 0;
  return contacts
    .filter((contact) => contact.square === square)
    .map(({ unit: enemy, men }) => {
      const fort = field.units[enemy]!.arm === 'infantry' ? lane : 0;
      return { men, fort, flankedBy: [] };
    });
}

/** The targets in a square as the owner of a unit knows them. */
export function knownTargets(
  field: Field,
  state: PlayState,
  unit: number,
  square: number,
): readonly TargetUnit[] {
  const from = state.units[unit]!.square;
  const enemies = knownEnemiesIn(field, state, field.units[unit]!.side, square);
  return enemies.length === 0
    ? contactsIn(field, state, unit, square)
    : enemies.map((enemy) => targetOf(field, state, state.units[enemy]!, from));
}

/** Difficulty is for nobody in play. */
export const targetSquare = (
  { ground }: Field,
  square: number,
  targets: readonly TargetUnit[],
): TargetSquare => ({
  targets,
  terrain: squareKind(ground, square) as Terrain,
  difficultyFactor: 1,
});

/** Who attacks a square, as they stand now; one flanks only from outside the arc of every defender (8.2.7). */
export const meleeAttackers = (
  field: Field,
  state: PlayState,
  attackers: readonly number[],
  defenders: readonly number[],
  square: number,
): readonly MeleeAttacker[] =>
  attackers.map((unit) => {
    const { square: from, men, mode } = state.units[unit]!;
    return {
      ...{ men, mode, leaderFactor: leaderFactor(field, state, unit) },
      defenderHigher: isHigher(field, square, from),
      onBridgeOrFord: field.ground.crossing[from] === 1,
      flanks: defenders.every((enemy) => isOutsideArc(field, state, state.units[enemy]!, from)),
    };
  });

export const meleeDefenders = (
  field: Field,
  state: PlayState,
  attackers: readonly number[],
  defenders: readonly number[],
): readonly MeleeDefender[] =>
  defenders.map((unit) => {
    const record = state.units[unit]!;
    return {
      ...{ men: record.men, mode: record.mode, leaderFactor: leaderFactor(field, state, unit) },
      flanked: attackers.some((enemy) => isOutsideArc(field, state, record, state.units[enemy]!.square)),
    };
  });
