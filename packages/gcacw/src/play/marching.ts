/** The march of one unit (5.2): who may, how it begins, when it ends. Its steps are in stepping.ts. */
import type { Note, Umpire } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import type { ExtendedMarchInput } from '../model/marching.ts';
import type { Unit } from '../model/unit.ts';
import { march as marchAllowance } from '../procedures/allowance.ts';
import { extendedMarch } from '../procedures/extendedMarch.ts';
import { fatigueLine } from '../procedures/wholeMarch.ts';
import { changeLeaders, changeUnit, takeHex, unrefuse, writeUnit } from './change.ts';
import { whereIsUnit } from './entry.ts';
import { type Bar, bar } from './flow.ts';
import { enteringWith, settleLeaders } from './leaders.ts';
import { type Marching, type PlayState, withStage } from './stage.ts';
import { isLost, rulesOf, sideOfUnit, unitOf } from './standing.ts';

export const GAME = 'TOM' as const;

const LOST = bar('lost', '2.2', 'It is lost.');
const NOT_THERE = bar('not-arrived', '16.3', 'It has not arrived yet, or has no hex to enter.');
const HELD = bar('not-released', '16.6', 'It is not released yet.');
const TIRED = bar('fatigue-4', '6.5', 'A unit at Fatigue Level 4 takes no action.');

/** What forbids a unit to be the one that acts, or null. */
export function marchBar(field: Field, state: PlayState, unit: number): Bar | null {
  const piece = state.units[unit]!;
  if (isLost(piece)) return LOST;
  if (piece.fatigue > 3) return TIRED;
  if (!piece.released) return HELD;
  return whereIsUnit(field, state, unit) < 0 ? NOT_THERE : null;
}

const begun = (unit: number): Marching => ({
  unit,
  mp: 0,
  moved: false,
  acted: false,
  forced: false,
  along: [],
  offered: [],
});

export const beginMarch = (state: PlayState, unit: number): PlayState =>
  withStage(state, { at: 'march-start', march: begun(unit) });

/** A unit that waits is placed at no cost, with leaders of its own who wait too (16.3). */
export function placed(field: Field, state: PlayState, unit: number): PlayState {
  if (state.units[unit]!.hex >= 0) return state;
  const hex = whereIsUnit(field, state, unit);
  const side = sideOfUnit(field, unit);
  const leaders = enteringWith(field, state, unit);
  const on = changeUnit(unrefuse(state, hex), unit, { hex, moved: true });
  return takeHex(field, changeLeaders(on, leaders, { hex }), hex, side);
}

/** A unit of this game before the Extended March Table: none of the special cases of other games is its own. */
export const extendedMarchOf = (
  field: Field,
  state: PlayState,
  unit: number,
  before: Unit,
): ExtendedMarchInput => ({
  unit: before,
  side: sideOfUnit(field, unit),
  game: GAME,
  armyOfPotomac: false,
  regularArmy: false,
  heat: false,
  outOfSupply: false,
  scenario1861: false,
  retreatMarch: false,
  otherModifier: 0,
  houseRules: rulesOf(state),
});

/** Fatigue and, if it is due, the Extended March Table; what is lost there scores nothing (0.8). */
function wearied(field: Field, state: PlayState, unit: number, u: Umpire): PlayState {
  const before = unitOf(field, state, unit);
  u.note(() => [fatigueLine(before)]);
  const { unit: after } = extendedMarch(extendedMarchOf(field, state, unit, before))(u);
  return writeUnit(field, state, unit, after, 'strayed');
}

/** What was rolled, for the journal. */
export const allowanceLine = (mp: number): Note => ({
  cite: 'Movement Summary',
  text: 'Movement Allowance rolled',
  value: `${mp} MP`,
  applied: true,
  group: 'Movement Allowance',
});

function allowanceOf(field: Field, state: PlayState, unit: number, u: Umpire): number {
  const { activation } = state.stage;
  if (activation) return activation.mp;
  const { type, side } = field.pieces.units[unit]!;
  const { mp } = marchAllowance({ side, game: GAME, type, event: 'none', houseRules: rulesOf(state) })(u);
  u.note(() => [allowanceLine(mp)]);
  return mp;
}

export function startMarch(field: Field, state: PlayState, u: Umpire): PlayState {
  const march = state.stage.march!;
  const tired = wearied(field, placed(field, state, march.unit), march.unit, u);
  if (isLost(tired.units[march.unit]!)) return withStage(tired, { at: 'march-end' });
  const mp = allowanceOf(field, state, march.unit, u);
  return withStage(tired, { at: 'offers', march: { ...march, mp } });
}

/** The unit is done; in an activation the next may go (5.3.12). */
export function endMarch(field: Field, state: PlayState): PlayState {
  const { activation, march } = state.stage;
  const over = withStage(settleLeaders(field, state), { march: null, fight: null, retreat: null });
  if (!activation) return withStage(over, { at: 'end-of-action' });
  const done = [...activation.done, march!.unit];
  const next = { ...activation, done };
  const all = done.length === activation.list.length;
  return withStage(over, { at: all ? 'end-of-action' : 'next-unit', activation: next });
}
