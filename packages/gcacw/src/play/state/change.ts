/** How a state changes: units and leaders written anew, manpower booked, hexes held. Nothing else writes them. */
import type { Field } from '../../field/field.ts';
import { GONE, type LeaderOnField, type UnitOnField } from '../../field/state.ts';
import type { Unit } from '../../model/unit.ts';
import type { Side } from '../../model/vocabulary.ts';
import { type PlayState, stateWith } from './stage.ts';
import { sideOfUnit } from './standing.ts';

/** Written out, as states are (`stateWith`); all units of a game are of one shape by it. */
const unitWith = (unit: UnitOnField, change: Partial<UnitOnField>): UnitOnField => ({
  hex: change.hex ?? unit.hex,
  entry: change.entry ?? unit.entry,
  arrives: change.arrives ?? unit.arrives,
  manpower: change.manpower ?? unit.manpower,
  organized: change.organized ?? unit.organized,
  exhausted: change.exhausted ?? unit.exhausted,
  fatigue: change.fatigue ?? unit.fatigue,
  demoralized: change.demoralized ?? unit.demoralized,
  entrenchment: change.entrenchment ?? unit.entrenchment,
  released: change.released ?? unit.released,
  flanksRefused: change.flanksRefused ?? unit.flanksRefused,
  moved: change.moved ?? unit.moved,
});

const leaderWith = (leader: LeaderOnField, change: Partial<LeaderOnField>): LeaderOnField => ({
  hex: change.hex ?? leader.hex,
  entry: change.entry ?? leader.entry,
  arrives: change.arrives ?? leader.arrives,
  released: change.released ?? leader.released,
  spent: change.spent ?? leader.spent,
});

export function changeUnit(state: PlayState, unit: number, change: Partial<UnitOnField>): PlayState {
  const units = state.units.slice();
  units[unit] = unitWith(units[unit]!, change);
  return stateWith(state, units, state.leaders, state.stage);
}

export function changeUnits(
  state: PlayState,
  which: readonly number[],
  change: (unit: UnitOnField, i: number) => Partial<UnitOnField>,
): PlayState {
  if (which.length === 0) return state;
  const units = state.units.slice();
  for (const i of which) units[i] = unitWith(units[i]!, change(units[i]!, i));
  return stateWith(state, units, state.leaders, state.stage);
}

export function changeLeaders(
  state: PlayState,
  which: readonly number[],
  change: Partial<LeaderOnField>,
): PlayState {
  if (which.length === 0) return state;
  const leaders = state.leaders.slice();
  for (const i of which) leaders[i] = leaderWith(leaders[i]!, change);
  return stateWith(state, state.units, leaders, state.stage);
}

/** What is written less often than where pieces stand. */
type Books = Pick<PlayState, 'turn' | 'held' | 'lost' | 'strayed'>;

/** With other books: written out too, so that all states are of one shape and whatever is asked of them is found at once. */
export function withBooks(state: PlayState, { turn, held, lost, strayed }: Books): PlayState {
  const { scenario, units, leaders, overruled, burnt, houseRules, campaign, stage } = state;
  return campaign === undefined
    ? { scenario, turn, units, leaders, held, lost, strayed, overruled, burnt, houseRules, stage }
    : { scenario, turn, units, leaders, held, lost, strayed, overruled, burnt, houseRules, campaign, stage };
}

/** In which book lost manpower is entered: what scores for the enemy, or what strayed on the march (18.8). */
export type Book = 'lost' | 'strayed';

const entered = ({ union, confederate }: PlayState[Book], side: Side, manpower: number): PlayState[Book] =>
  side === 'union'
    ? { union: union + manpower, confederate }
    : { union, confederate: confederate + manpower };

function book(field: Field, state: PlayState, into: Book, unit: number, manpower: number): PlayState {
  if (manpower === 0) return state;
  const { turn, held, lost, strayed } = state;
  const entry = entered(state[into], sideOfUnit(field, unit), manpower);
  const books = into === 'lost' ? { turn, held, lost: entry, strayed } : { turn, held, lost, strayed: entry };
  return noted(withBooks(state, books), unit, manpower);
}

/** In the campaign every point lost stands in the unit's own record: half of them may come back (19.4.10.1). */
function noted(state: PlayState, unit: number, manpower: number): PlayState {
  const { campaign } = state;
  if (!campaign) return state;
  const record = campaign.records[unit]!;
  const records = campaign.records.with(unit, { ...record, lost: record.lost + manpower });
  return { ...state, campaign: { ...campaign, records } };
}

/** A unit as a procedure left it; without manpower it is gone (1.8). */
export function writeUnit(field: Field, state: PlayState, unit: number, after: Unit, into: Book): PlayState {
  const before = state.units[unit]!;
  const { manpower, organized, exhausted, fatigue, demoralized, entrenchment } = after;
  const dead = manpower <= 0;
  const written = changeUnit(state, unit, {
    hex: dead ? GONE : before.hex,
    flanksRefused: !dead && before.flanksRefused,
    manpower: Math.max(0, manpower),
    organized,
    exhausted,
    fatigue,
    demoralized,
    entrenchment,
  });
  return book(field, written, into, unit, before.manpower - Math.max(0, manpower));
}

/** Eliminated whole: by surrender, or for want of anywhere to go. */
export function removeUnits(field: Field, state: PlayState, units: readonly number[]): PlayState {
  return units.reduce((now, unit) => {
    const { manpower } = now.units[unit]!;
    const gone = changeUnit(now, unit, { manpower: 0, hex: GONE, flanksRefused: false });
    return book(field, gone, 'lost', unit, manpower);
  }, state);
}

/** Who stood in a watched hex last holds it (18.7). */
export function takeHex(field: Field, state: PlayState, hex: number, side: Side): PlayState {
  const at = field.watched.indexOf(hex);
  if (at < 0 || state.held[at] === side) return state;
  const held = state.held.slice();
  held[at] = side;
  const { turn, lost, strayed } = state;
  return withBooks(state, { turn, held, lost, strayed });
}

/** A marker lies on the whole stack and goes when a unit moves out or in, attacks or retreats (9.8). */
export function unrefuse(state: PlayState, hex: number): PlayState {
  if (!state.units.some((unit) => unit.flanksRefused && unit.hex === hex)) return state;
  const marked = state.units.flatMap((unit, i) => (unit.hex === hex && unit.flanksRefused ? [i] : []));
  return changeUnits(state, marked, () => ({ flanksRefused: false }));
}
