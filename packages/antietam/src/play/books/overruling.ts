/** Table mode: players agree to set a unit or a mark against the rules. It stands in the journal like any action. */
import {
  allow,
  type CounterRecord,
  type Overruling,
  type Refusal,
  refuse,
  type Told,
  type Verdict,
} from '@longroll/kernel';
import { directionNumbered } from '../../field/arc.ts';
import type { Field } from '../../field/field.ts';
import { type Arm, isArtillery, MODES_OF, type Mode, otherSide } from '../../model/vocabulary.ts';
import { FATIGUE_A_PIP } from '../../muster/records.ts';
import { lookAround } from '../seen/sighting.ts';
import type { Action, Marks, Overrule } from '../state/action.ts';
import { holding } from '../state/entering.ts';
import type { PlayState } from '../state/stage.ts';
import {
  isHidden,
  isOnMap,
  knownSituation,
  rulesOf,
  squareNamed,
  unitName,
  unitNamed,
} from '../state/standing.ts';
import { squareWords, told, unitPieceId } from '../state/words.ts';

const CITE = 'T.7';
const no = (code: string, text: string, at: string): Refusal => refuse(code, CITE, text, at).refused;

function squareFault(field: Field, state: PlayState, { unit, square }: Overrule): Refusal | null {
  if (square === undefined) return null;
  const cell = squareNamed(field, square);
  if (cell < 0 || field.inPlay[cell] !== 1 || field.ground.water[cell] === 1)
    return no(
      'no-such-square',
      `${square} is no square of this scenario that a unit can stand in.`,
      'square',
    );
  // Where units are hidden nobody can agree on a square without telling who stands there.
  if (isHidden(state))
    return no('hidden-units', 'With hidden units nobody is set elsewhere by agreement.', 'square');
  const enemy = otherSide(field.units[unitNamed(field, unit)]!.side);
  return knownSituation(field, state).holder(cell) === enemy
    ? no('enemy-there', `Enemies stand in ${square}; even by agreement no square holds both sides.`, 'square')
    : null;
}

function marksFault(field: Field, state: PlayState, { unit, marks }: Overrule): Refusal | null {
  if (marks === undefined) return null;
  const { arm } = field.units[unitNamed(field, unit)]!;
  const { brokenUpUnder, mostFort } = rulesOf(state);
  if (marks.men !== undefined && (isArtillery(arm) || marks.men < brokenUpUnder))
    return no('men', `Men are set for foot and horse only, and to ${brokenUpUnder} at least.`, 'marks');
  if (marks.fort !== undefined && marks.fort > mostFort)
    return no('fort', `Works have ${mostFort} levels.`, 'marks');
  return marks.mode !== undefined && !MODES_OF[arm].includes(marks.mode as Mode)
    ? no('no-such-mode', 'That is no mode of its arm.', 'marks')
    : null;
}

export function checkOverrule(
  field: Field,
  state: PlayState,
  side: string,
  action: Overrule,
): Verdict<Action> {
  const unit = unitNamed(field, action.unit);
  if (state.stage.at !== 'operations' && state.stage.at !== 'command')
    return refuse('running-action', CITE, 'First let what goes on come to its end.');
  if (unit < 0 || field.units[unit]!.side !== side || !isOnMap(state.units[unit]!))
    return refuse('no-such-unit', CITE, 'Name one of your own units on the map.', 'unit');
  if (action.square === undefined && action.marks === undefined)
    return refuse('nothing', CITE, 'Say where it is to stand, or which mark to set.', 'square');
  const fault = squareFault(field, state, action) ?? marksFault(field, state, action);
  return fault ? { refused: fault } : allow(action);
}

function marked(state: PlayState, unit: number, { facing, ...rest }: Marks): PlayState {
  const before = state.units[unit]!;
  const set = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const turned = facing === undefined ? {} : { facing: directionNumbered(facing) };
  return { ...state, units: state.units.with(unit, { ...before, ...set, ...turned, plot: null }) };
}

/** Men that are struck off or added are booked apart, so that the books still close. */
function booked(field: Field, state: PlayState, before: PlayState, unit: number): PlayState {
  const { side } = field.units[unit]!;
  const men = before.units[unit]!.men - state.units[unit]!.men;
  const { overruled } = state;
  return {
    ...state,
    overruled: { ...overruled, [side]: { ...overruled[side], men: overruled[side].men + men } },
  };
}

/** Lists of what units may do are made anew: somebody stands elsewhere. */
const inNewPhase = (state: PlayState): PlayState =>
  state.stage.at === 'operations'
    ? { ...state, stage: { ...state.stage, phase: { ...state.stage.phase } } }
    : state;

export function overruled(field: Field, state: PlayState, action: Overrule): PlayState {
  const unit = unitNamed(field, action.unit);
  const set = action.marks ? booked(field, marked(state, unit, action.marks), state, unit) : state;
  if (action.square === undefined) return inNewPhase(set);
  const record = { ...set.units[unit]!, square: squareNamed(field, action.square), fort: 0, plot: null };
  const moved = { ...set, units: set.units.with(unit, record) };
  return inNewPhase(holding(field, lookAround(field, state.units, moved), unit));
}

/** The mode that a counter is marked with: routed, on the march, or as its arm fights. */
function modeMarked(arm: Arm, { mode, routed, marching }: CounterRecord): Mode | undefined {
  if (routed === true) return 'routed';
  if (marching !== undefined && arm === 'infantry') return marching ? 'column' : 'normal';
  if (marching !== undefined && isArtillery(arm)) return marching ? 'limbered' : 'unlimbered';
  if (routed === false) return MODES_OF[arm][0];
  return mode as Mode | undefined;
}

/** The marks of a counter's record as the field keeps them; a counter has pips for fatigue, and a sign for no ammunition. */
function marksIn(arm: Arm, record: CounterRecord): Marks {
  const names = ['men', 'fatigue', 'efficiency', 'ammo', 'fort', 'facing'] as const;
  const set = Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]));
  const mode = modeMarked(arm, record);
  return {
    ...set,
    ...(record['tired'] === undefined ? {} : { fatigue: Number(record['tired']) * FATIGUE_A_PIP }),
    ...(record['outOfAmmo'] === true ? { ammo: 0 } : {}),
    ...(mode === undefined ? {} : { mode }),
  } as Marks;
}

export function overruleOf(field: Field, { piece, cell, record }: Overruling): Action {
  const unit = unitNamed(field, piece);
  const marks = record && unit >= 0 ? marksIn(field.units[unit]!.arm, record) : {};
  return {
    do: 'overrule',
    unit: piece,
    ...(cell === undefined ? {} : { square: field.ground.map.ids[cell]! }),
    ...(Object.keys(marks).length === 0 ? {} : { marks }),
  };
}

export function tellOverrule(field: Field, { unit, square, marks }: Overrule): Told {
  const place = unitNamed(field, unit);
  const where = square === undefined ? [] : [`set to ${squareWords(field, squareNamed(field, square))}`];
  const what = Object.entries(marks ?? {}).map(([name, value]) => `${name} ${value}`);
  const text = `By agreement: ${unitName(field, place)}, ${[...where, ...what].join(', ')}`;
  return told('By agreement', CITE, text, { piece: unitPieceId(field, place), agreed: true });
}
