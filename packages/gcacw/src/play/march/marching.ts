/** The march of one unit (5.2): how it begins and when it ends. Its steps are in stepping.ts. */
import { happened, keptBy, type Note, type Procedure, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { ExtendedMarchInput } from '../../model/marching.ts';
import type { Unit } from '../../model/unit.ts';
import { type AllowanceOutcome, march as marchAllowance } from '../../procedures/allowance.ts';
import { extendedMarch } from '../../procedures/extendedMarch.ts';
import { fatigueLine } from '../../procedures/wholeMarch.ts';
import type { FieldRules } from '../../rulings/index.ts';
import { placed } from '../movement/entering.ts';
import { settleLeaders } from '../movement/leaders.ts';
import { movementEvent, strainOn } from '../operations/theDay.ts';
import { writeUnit } from '../state/change.ts';
import { GAME } from '../state/game.ts';
import { type Activation, endOfAction, type In, type Phase, type PlayState, to } from '../state/stage.ts';
import { isHeld, isLost, rulesOf, sideOfUnit, unitName, unitOf } from '../state/standing.ts';
import { points } from '../state/words.ts';

export function beginMarch(
  state: PlayState,
  phase: Phase,
  unit: number,
  activation: Activation | null,
): PlayState {
  const march = {
    unit,
    activation,
    mp: 0,
    moved: false,
    acted: false,
    forced: false,
    along: [],
    offered: [],
  };
  return to(state, { at: 'march-start', side: phase.active, phase, march });
}

/** A unit of this game before the Extended March Table: of the special cases only those of the campaign are its own. */
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
  ...strainOn(field, state, unit),
  scenario1861: false,
  retreatMarch: false,
  houseRules: rulesOf(state),
});

/** Fatigue and, if it is due, the Extended March Table; what is lost there scores nothing (18.8). */
function wearied(field: Field, state: PlayState, unit: number, u: Umpire): PlayState {
  const before = unitOf(field, state, unit);
  u.note(() => [fatigueLine(before)]);
  const { unit: after } = extendedMarch(extendedMarchOf(field, state, unit, before))(u);
  return writeUnit(field, state, unit, after, 'strayed');
}

/** What was rolled, for the journal. */
export const allowanceLine = (mp: number): Note => ({
  cite: '5.5',
  text: 'Movement Allowance rolled',
  value: `${mp} MP`,
  applied: true,
  group: 'Movement Allowance',
});

/** By readings, then by all else that a roll depends on: every march begins with one. */
const rollsBy = keptBy((_: FieldRules) => new Map<string, Procedure<AllowanceOutcome>>());

/** The roll of a unit that marches by itself. */
export const allowanceRoll = (field: Field, state: PlayState, unit: number): Procedure<AllowanceOutcome> => {
  const { type, side } = field.pieces.units[unit]!;
  const houseRules = rulesOf(state);
  const event = movementEvent(state, side);
  const known = rollsBy(houseRules);
  const name = `${side} ${type} ${event}`;
  const roll = known.get(name) ?? marchAllowance({ side, game: GAME, type, event, houseRules });
  known.set(name, roll);
  return roll;
};

function allowanceOf(field: Field, state: In<'march-start'>, u: Umpire): number {
  const { activation, unit } = state.stage.march;
  if (activation) return activation.mp;
  const { mp } = allowanceRoll(field, state, unit)(u);
  u.note(() => [allowanceLine(mp)]);
  return mp;
}

export function startMarch(field: Field, state: In<'march-start'>, u: Umpire): PlayState {
  const { march, side, phase } = state.stage;
  const tired = wearied(field, placed(field, state, march.unit), march.unit, u);
  if (isLost(tired.units[march.unit]!)) return to(tired, { at: 'march-end', side, phase, march });
  const mp = allowanceOf(field, state, u);
  u.note(() => [happened('5.2', `${unitName(field, march.unit)} marches with ${points(mp)}.`)]);
  return to(tired, { at: 'offers', side, phase, march: { ...march, mp } });
}

/** Where a unit that has entered a hex stands: free, or in contact (6.8.6). */
export function arrived(field: Field, state: In<'offers'>): PlayState {
  const { march, phase } = state.stage;
  const { unit, moved, inside = false } = march;
  const held = moved && !inside && isHeld(field, state, sideOfUnit(field, unit), state.units[unit]!.hex);
  return to(state, { at: held ? 'contact' : 'march', side: phase.active, phase, march });
}

/** The unit is done; in an activation the next may go (5.3.12). */
export function endMarch(field: Field, state: In<'march-end'>): PlayState {
  const { phase, march } = state.stage;
  const over = settleLeaders(field, state);
  const { activation } = march;
  return activation ? nextOf(over, phase, activation, march.unit) : endOfAction(over, phase);
}

/** A unit of the list has had its turn. */
export function nextOf(state: PlayState, phase: Phase, activation: Activation, unit: number): PlayState {
  const done = [...activation.done, unit];
  if (done.length === activation.list.length) return endOfAction(state, phase);
  return to(state, { at: 'next-unit', side: phase.active, phase, activation: { ...activation, done } });
}
