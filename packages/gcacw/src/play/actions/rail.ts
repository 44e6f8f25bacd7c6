/** Rail movement (16.2): one small unit from station to station, along a line free of enemies and their zones. */
import { type Bar, bar, keptBy, type Umpire } from '@longroll/kernel';
import { journeyBarFor, journeysFrom } from '../../campaign/railroad.ts';
import type { Field } from '../../field/field.ts';
import { railLine } from '../../field/rails.ts';
import { extendedMarch } from '../../procedures/extendedMarch.ts';
import { railGain, railMovement } from '../../procedures/railMovement.ts';
import { extendedMarchOf } from '../march/marching.ts';
import { marchBar } from '../movement/able.ts';
import { entered } from '../movement/entering.ts';
import { leftAlone } from '../movement/leaders.ts';
import { areaBar } from '../operations/barred.ts';
import { campaignOf, changeTurn, rulesIn, standingOf, theatreIn } from '../state/campaign.ts';
import { changeUnit, writeUnit } from '../state/change.ts';
import type { PlayState } from '../state/stage.ts';
import { holderOf, isInZone, isLost, rulesOf, sideOfUnit, unitOf } from '../state/standing.ts';
import { isStation } from './works.ts';

const OFF = bar(
  'advanced-only',
  '5.0a',
  'Rail movement is left to the Advanced Game, unless players agree on it.',
);
const NO_STATION = bar('no-station', '16.2a', 'It stands at no station that is left standing.');
const ZONE = bar('enemy-zone', '16.2a', 'Not in an enemy zone of control.');
const LARGE = bar('too-large', '16.2b', 'A train carries no unit as large as that.');
const NOT_UNION = bar('not-union', '16.2c', 'The Union moves by rail only between ends that it holds.');
const NO_LINE = bar(
  'no-line',
  '16.2a',
  'No unbroken line free of enemies and their zones leads to that station.',
);
const TIRED = bar('fatigue', '16.2d', 'The journey would bring it above Fatigue Level 4.');

const isStanding = (field: Field, state: PlayState, hex: number): boolean =>
  isStation(field, state, hex) && !state.burnt.some((one) => one.hex === hex && one.how === 'destroyed');

/** In the campaign trains run; in a Basic scenario if players agree on it. */
export const hasTrains = (state: PlayState): boolean =>
  state.campaign !== undefined || rulesOf(state).railInBasic !== 'off';

/** The railroads of a campaign in this turn (19.4.8). */
const railsOf = (state: PlayState) => ({
  stations: rulesIn(state).stations,
  burnt: state.burnt,
  journeys: campaignOf(state).ofTheTurn.journeys,
  movementParalysis: campaignOf(state).today.event === 'Confederate MP',
});

function journeyBars(field: Field, state: PlayState, unit: number, to: number): Bar | null {
  const cannot = marchBar(field, state, unit);
  if (cannot) return cannot;
  const traveller = standingOf(field, state, unit);
  if (traveller.unit.hex < 0) return NO_STATION;
  const hexes = journeysOf(field, state, unit).get(to);
  const barred = journeyBarFor(theatreIn(field, state), railsOf(state), traveller, hexes, rulesIn(state));
  return barred ?? areaBar(field, state, unit, traveller.unit.hex, to);
}

/** What keeps a unit from boarding at all, or null. */
function boardBar(field: Field, state: PlayState, unit: number): Bar | null {
  const rules = rulesOf(state);
  if (rules.railInBasic === 'off') return OFF;
  const { hex, manpower } = state.units[unit]!;
  const cannot = marchBar(field, state, unit);
  if (cannot) return cannot;
  const side = sideOfUnit(field, unit);
  if (hex < 0 || !isStanding(field, state, hex)) return NO_STATION;
  if (isInZone(field, state, side, hex)) return ZONE;
  if (rules.railCapacity !== 'none' && manpower > rules.railCapacity) return LARGE;
  return side === 'union' && rules.railForTheUnion === 'never' ? NOT_UNION : null;
}

/** A hex that a train passes: rails not torn up, no enemy, no zone of his. */
function isOpen(field: Field, state: PlayState, unit: number, hex: number): boolean {
  const side = sideOfUnit(field, unit);
  const holder = holderOf(field, state, hex);
  if (field.inPlay[hex] !== 1 || (holder !== null && holder !== side)) return false;
  if (state.burnt.some((one) => one.hex === hex && one.how === 'destroyed')) return false;
  return !isInZone(field, state, side, hex);
}

/** Hexes along the line from where the unit stands, by the number of hexes moved. */
const lineFrom = (field: Field, state: PlayState, unit: number): ReadonlyMap<number, number> =>
  state.campaign ? journeysOf(field, state, unit) : basicLine(field, state, unit);

/** Listing, bars and words of one state all ask how far its trains go. */
const knownJourneys = keptBy((_: PlayState) => new Map<number, ReadonlyMap<number, number>>());

function journeysOf(field: Field, state: PlayState, unit: number): ReadonlyMap<number, number> {
  const known = knownJourneys(state);
  const { hex } = state.units[unit]!;
  const found = known.get(hex) ?? journeysFrom(theatreIn(field, state), railsOf(state), hex);
  known.set(hex, found);
  return found;
}

const basicLine = (field: Field, state: PlayState, unit: number): ReadonlyMap<number, number> =>
  railLine(field.ground.map, state.units[unit]!.hex, (hex) => isOpen(field, state, unit, hex));

function stopBar(field: Field, state: PlayState, unit: number, hex: number, hexes: number): Bar | null {
  if (hexes === 0 || !isStanding(field, state, hex)) return NO_LINE;
  if (railGain(hexes) + state.units[unit]!.fatigue > 4) return TIRED;
  const union = sideOfUnit(field, unit) === 'union' && rulesOf(state).railForTheUnion === 'both-ends';
  return union && holderOf(field, state, hex) !== 'union' ? NOT_UNION : null;
}

export function railBar(field: Field, state: PlayState, unit: number, to: number): Bar | null {
  if (state.campaign) return journeyBars(field, state, unit, to);
  const cannot = boardBar(field, state, unit);
  if (cannot) return cannot;
  const hexes = lineFrom(field, state, unit).get(to);
  return hexes === undefined ? NO_LINE : stopBar(field, state, unit, to, hexes);
}

/** Whether it is worth asking where its train could go. */
const mayBoard = (field: Field, state: PlayState, unit: number): boolean => {
  const { hex, released } = state.units[unit]!;
  return sideOfUnit(field, unit) === 'confederate' && hex >= 0 && released && isStation(field, state, hex);
};

/** Stations that a line leads to, if the unit may board at all. */
export function stationsFor(field: Field, state: PlayState, unit: number): readonly number[] {
  if (state.campaign ? !mayBoard(field, state, unit) : boardBar(field, state, unit)) return [];
  return [...lineFrom(field, state, unit).keys()];
}

/** In words: how far, and how tiring. */
export function railWords(field: Field, state: PlayState, unit: number, to: number): string {
  const hexes = lineFrom(field, state, unit).get(to) ?? 0;
  const gained = hexes === 0 ? 0 : railGain(hexes);
  return `${hexes} hexes, ${gained} Fatigue Level${gained === 1 ? '' : 's'}`;
}

/** By our reading no extended march; if players hold otherwise the table is consulted for the last level gained. */
export function travelled(field: Field, state: PlayState, unit: number, to: number, u: Umpire): PlayState {
  if (!state.campaign) return carried(field, state, unit, to, u);
  const { journeys } = state.campaign.ofTheTurn;
  return carried(field, changeTurn(state, { journeys: journeys + 1 }), unit, to, u);
}

function carried(field: Field, state: PlayState, unit: number, to: number, u: Umpire): PlayState {
  const before = unitOf(field, state, unit);
  const hexes = lineFrom(field, state, unit).get(to)!;
  const { fatigue: now, exhausted } = before;
  const { fatigue, extendedMarch: strains } = railMovement({
    side: sideOfUnit(field, unit),
    manpower: before.manpower,
    hexes,
    fatigue: now,
    exhausted,
    houseRules: rulesOf(state),
  })(u);
  const level = fatigue as typeof now;
  if (!strains)
    return entered(
      field,
      changeUnit(state, unit, { fatigue: level }),
      unit,
      leftAlone(field, state, unit),
      to,
    );
  const strained = { ...before, fatigue: (level - 1) as typeof now };
  const { unit: after } = extendedMarch(extendedMarchOf(field, state, unit, strained))(u);
  const worn = writeUnit(field, state, unit, after, 'strayed');
  return isLost(worn.units[unit]!) ? worn : entered(field, worn, unit, leftAlone(field, worn, unit), to);
}
