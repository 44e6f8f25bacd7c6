/** Men and guns that are lost, and units that end (7.4.2, 7.4.3, 8.4.3, 21.7.1). No man is forgotten (21.14). */
import type { Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { GONE, type UnitState } from '../../field/state.ts';
import { menWords, otherSide } from '../../model/vocabulary.ts';
import { isBrokenUp } from '../../procedures/fire.ts';
import { POINTS, withPoints } from '../state/points.ts';
import type { PlayState } from '../state/stage.ts';
import { gunsLeft, rulesOf, unitName, withUnit } from '../state/standing.ts';
import { gunWords } from '../told/combatWords.ts';
import { say } from '../told/telling.ts';
import { leaderCaptured } from './leaders.ts';

/** A unit that is gone has no orders, no works and no points. */
const REMOVED: Partial<UnitState> = { square: GONE, plot: null, fort: 0, op: 0 };

/** What a unit loses, and the points for it; `known` to the winner too. */
function struckOff(
  field: Field,
  state: PlayState,
  unit: number,
  { men, guns }: { readonly men: number; readonly guns: number },
  known: boolean,
): PlayState {
  const record = state.units[unit]!;
  const less = withUnit(state, unit, {
    men: record.men - men,
    lostMen: record.lostMen + men,
    lostGuns: record.lostGuns + guns,
    idle: false,
  });
  const winner = otherSide(field.units[unit]!.side);
  return withPoints(less, winner, { men: men * POINTS.man, guns: guns * POINTS.gun }, known);
}

/** What is left of a broken-up battery's guns is lost with it; its men are not (21.7.1). */
export function brokenUp(field: Field, state: PlayState, unit: number, u: Umpire): PlayState {
  const guns = gunsLeft(field.units[unit]!, state.units[unit]!);
  const left = guns > 0 ? ` and leaves ${gunWords(guns)} behind` : '';
  say(u, state, '7.4.3, 21.7.1', `${unitName(field, unit)} is broken up${left}.`);
  return withUnit(struckOff(field, state, unit, { men: 0, guns }, true), unit, REMOVED);
}

/** Men off, and a gun for each full 16 lost in all (7.4.2); too few men or no gun left, and the unit is gone. */
export function losingMen(
  field: Field,
  state: PlayState,
  unit: number,
  men: number,
  known: boolean,
  u: Umpire,
): PlayState {
  const { guns } = field.units[unit]!;
  const record = state.units[unit]!;
  const rules = rulesOf(state);
  const silenced = Math.min(guns, Math.floor((record.lostMen + men) / rules.menPerGun));
  const more = Math.max(0, silenced - record.lostGuns);
  const ends = isBrokenUp(record.men, men, rules) || (guns > 0 && record.lostGuns + more === guns);
  const less = struckOff(field, state, unit, { men, guns: more }, known || ends);
  return ends ? brokenUp(field, less, unit, u) : less;
}

/** Guns that a rout leaves where they stood: half, rounded up (9.3.5). */
export const gunsAbandoned = (field: Field, { units }: PlayState, unit: number): number =>
  Math.ceil(gunsLeft(field.units[unit]!, units[unit]!) / 2);

export function abandoning(
  field: Field,
  state: PlayState,
  unit: number,
  known: boolean,
  u: Umpire,
): PlayState {
  const guns = gunsAbandoned(field, state, unit);
  const less = struckOff(field, state, unit, { men: 0, guns }, known);
  return gunsLeft(field.units[unit]!, less.units[unit]!) === 0 ? brokenUp(field, less, unit, u) : less;
}

const SURRENDERS = ['8.4.3', 'has nowhere to go and surrenders'] as const;
const CAPTURED = ['8.4.4', 'cannot move its guns and is captured'] as const;
const ENDS = { surrenders: SURRENDERS, captured: CAPTURED };

/** Removed with all its men and guns, which count as lost, and with its leader (8.4.3, 21.12.2). */
export function surrender(
  field: Field,
  state: PlayState,
  unit: number,
  how: keyof typeof ENDS,
  u: Umpire,
): PlayState {
  const { men, square } = state.units[unit]!;
  const guns = gunsLeft(field.units[unit]!, state.units[unit]!);
  const [cite, words] = ENDS[how];
  const taken = guns > 0 ? `${menWords(men)} and ${gunWords(guns)}` : menWords(men);
  say(u, state, cite, `${unitName(field, unit)} ${words}: ${taken} are lost.`);
  const less = struckOff(field, state, unit, { men, guns }, true);
  return leaderCaptured(field, withUnit(less, unit, REMOVED), unit, square, u);
}
