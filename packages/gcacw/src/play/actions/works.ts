/** Digging in (5.6) and burning railroad stations (5.7): each costs the unit one fatigue level. */
import { type Bar, bar, RuleBug, terrainOf } from '@longroll/kernel';
import { SCORED } from '../../campaign/victory.ts';
import type { Field } from '../../field/field.ts';
import { isStationAt, stationKinds } from '../../field/rails.ts';
import { wearier } from '../../model/fatigue.ts';
import { worksByAction } from '../../procedures/digging.ts';
import { marchBar } from '../movement/able.ts';
import { change, rulesIn, scored } from '../state/campaign.ts';
import { changeUnit } from '../state/change.ts';
import type { PlayState } from '../state/stage.ts';
import { hexId, isInZone, rulesOf, sideOfUnit, unitName, unitOf, weatherOf } from '../state/standing.ts';

const HAS_WORKS = bar('has-works', '5.6a', 'Only a unit without works digs in by an action.');
const SHAKEN = bar('demoralized', '13.2a', 'A demoralized unit does not dig in.');
const RAIN = bar('rain', '5.6a', 'Nobody digs in a rain turn.');
const SWAMP = bar('swamp', '5.6a', 'Nobody digs in swamp.');
const WAITS = bar('not-arrived', '16.3', 'It has yet to enter the map.');
const WAGON = bar('wagon', '5.6a', 'A wagon train does not dig in.');

const NO_CAVALRY = bar('cavalry', '11.2d', 'Cavalry digs no works here.');

/** The works that the action would give the unit, or null. */
export const worksNext = (field: Field, state: PlayState, unit: number) =>
  worksByAction(unitOf(field, state, unit), rulesOf(state));

export function entrenchBar(field: Field, state: PlayState, unit: number): Bar | null {
  const { entrenchment, demoralized, hex } = state.units[unit]!;
  const cannot = marchBar(field, state, unit);
  if (cannot) return cannot;
  if (hex < 0) return WAITS;
  if (field.pieces.units[unit]!.type === 'wagon') return WAGON;
  if (worksNext(field, state, unit) === null) return entrenchment === 'none' ? NO_CAVALRY : HAS_WORKS;
  if (demoralized > 0) return SHAKEN;
  if (weatherOf(field, state) === 'rain') return RAIN;
  return terrainOf(field.ground.map, hex) === 'swamp' ? SWAMP : null;
}

/** One step up, an abatis as a rule, without an extended march roll. */
export function entrenched(field: Field, state: PlayState, unit: number): PlayState {
  const entrenchment = worksNext(field, state, unit);
  if (entrenchment === null) throw new RuleBug(`${unitName(field, unit)} has nothing to dig`);
  return changeUnit(state, unit, { fatigue: wearier(state.units[unit]!).fatigue, entrenchment });
}

// Stations.

const NOT_UNION = bar('not-union', '5.7a', 'Only the Union burns stations.');
const NO_STATION = bar('no-station', '5.7, 5.7b', 'There is no railroad station in its hex.');
const BURNT = bar(
  'burnt',
  '5.7a',
  'The station is destroyed already, or damaged, which cavalry cannot better.',
);
const ZONE = bar('enemy-zone', '5.7a', 'Not in an enemy zone of control.');
const DEMORALIZED = bar('demoralized', '13.5', 'A demoralized unit burns nothing.');

export const isStation = ({ ground: { map } }: Field, state: PlayState, hex: number): boolean =>
  isStationAt(map, hex, stationKinds(rulesOf(state).stations));

/** Infantry destroys, cavalry only damages; what is damaged may still be destroyed. */
const damageBy = (field: Field, unit: number): 'damaged' | 'destroyed' =>
  field.pieces.units[unit]!.type === 'cavalry' ? 'damaged' : 'destroyed';

export function burnBar(field: Field, state: PlayState, unit: number): Bar | null {
  const { hex, demoralized } = state.units[unit]!;
  const side = sideOfUnit(field, unit);
  if (side !== 'union') return NOT_UNION;
  const cannot = marchBar(field, state, unit);
  if (cannot) return cannot;
  if (hex < 0 || !isStation(field, state, hex)) return NO_STATION;
  if (demoralized > 0) return DEMORALIZED;
  const done = state.burnt.find((one) => one.hex === hex);
  if (done && (done.how === 'destroyed' || damageBy(field, unit) === 'damaged')) return BURNT;
  return isInZone(field, state, side, hex) ? ZONE : null;
}

const JACKSON = 'E2712';

/** The first destruction of Jackson's station scores, in the campaign alone (19.6.1). */
function jacksonBurnt(field: Field, state: PlayState, hex: number, destroyed: boolean): PlayState {
  const scores = destroyed && hexId(field, hex) === JACKSON && state.campaign?.jacksonScored === false;
  if (!scores) return state;
  return scored(change(state, { jacksonScored: true }), SCORED.jackson(state.turn, rulesIn(state)));
}

export function burnt(field: Field, state: PlayState, unit: number): PlayState {
  const { hex } = state.units[unit]!;
  const others = state.burnt.filter((one) => one.hex !== hex);
  const tired = changeUnit(state, unit, { fatigue: wearier(state.units[unit]!).fatigue });
  const how = damageBy(field, unit);
  return jacksonBurnt(field, { ...tired, burnt: [...others, { hex, how }] }, hex, how === 'destroyed');
}
