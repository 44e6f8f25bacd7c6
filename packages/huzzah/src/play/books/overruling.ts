/** Table mode: players agree to set a piece or a mark against the rules. It stands in the journal like any action. */
import {
  allow,
  type CounterRecord,
  type Overruling,
  type Refusal,
  refuse,
  type Told,
  type Verdict,
} from '@longroll/kernel';
import { type Field, formedOf, marchingOf } from '../../field/field.ts';
import type { Side } from '../../model/vocabulary.ts';
import { STATES } from '../../model/vocabulary.ts';
import type { Action, Marks, Overrule } from '../state/action.ts';
import { captured, changeLeaders, changeUnits, joined } from '../state/change.ts';
import type { PlayState, StageName } from '../state/stage.ts';
import { hasStrangers, hexNamed, isEnemyIn, leaderNamed, situationIn, unitNamed } from '../state/standing.ts';
import { facingNamed, hexWords, leaderName, told, unitName } from '../state/words.ts';

const CITE = 'T.7';
const no = (code: string, text: string, at: string): Refusal => refuse(code, CITE, text, at).refused;

/** Between actions only. */
const BETWEEN: readonly StageName[] = ['fire-choose', 'horse-choose', 'action-choose'];

function hexFault(field: Field, state: PlayState, { piece, hex }: Overrule): Refusal | null {
  if (hex === undefined) return null;
  const cell = hexNamed(field, hex);
  const { inPlay, prohibited } = field.ground;
  if (inPlay[cell] !== 1 || prohibited[cell] === 1)
    return no('no-such-hex', `${hex} is no hex of this scenario that a piece can stand in.`, 'hex');
  const unit = unitNamed(field, piece);
  const { side } = unit >= 0 ? field.units[unit]! : field.leaders[leaderNamed(field, piece)]!;
  if (isEnemyIn(field, state, side, cell))
    return no('enemy-there', `Enemies stand in ${hex}; even by agreement no hex holds both sides.`, 'hex');
  if (unit >= 0 && hasStrangers(field, state, [unit], cell))
    return no('other-organization', `Friends of another organization stand in ${hex}.`, 'hex');
  return null;
}

function marksFault(field: Field, state: PlayState, { piece, marks }: Overrule): Refusal | null {
  if (marks === undefined) return null;
  const unit = unitNamed(field, piece);
  if (unit < 0) return no('no-marks', 'A leader bears no marks.', 'marks');
  const { formation } = marks;
  const own = [formedOf(field.units[unit]!), marchingOf(field.units[unit]!)];
  if (formation !== undefined && !own.includes(formation))
    return no('no-such-formation', 'That is no formation of its arm.', 'marks');
  if (state.units[unit]!.reduced && marks.reduced === false)
    return no('reduced', 'A reduced unit never returns to full.', 'marks');
  return null;
}

const isThere = ({ hex }: { readonly hex: number }): boolean => hex >= 0;

export function checkOverrule(field: Field, state: PlayState, side: Side, action: Overrule): Verdict<Action> {
  if (!BETWEEN.includes(state.stage.at))
    return refuse('running-action', CITE, 'Finish the running action first.');
  const [unit, leader] = [unitNamed(field, action.piece), leaderNamed(field, action.piece)];
  const [owner, record] =
    unit >= 0
      ? [field.units[unit]!.side, state.units[unit]!]
      : [field.leaders[leader]!.side, state.leaders[leader]!];
  if (owner !== side || !isThere(record))
    return refuse('no-such-piece', CITE, 'Name one of your own pieces on the map.', 'piece');
  if (action.hex === undefined && action.marks === undefined)
    return refuse('nothing', CITE, 'Say where it is to stand, or which mark to set.', 'hex');
  const fault = hexFault(field, state, action) ?? marksFault(field, state, action);
  return fault ? { refused: fault } : allow(action);
}

/** State, facing and marker are the stack's; hits, side and formation the unit's own. */
function marked(field: Field, state: PlayState, unit: number, marks: Marks): PlayState {
  const { hits, reduced, formation, state: order, facing, marker } = marks;
  const own = {
    ...(hits === undefined ? {} : { hits }),
    ...(reduced === undefined ? {} : { reduced }),
    ...(formation === undefined ? {} : { formation }),
  };
  const shared = {
    ...(order === undefined ? {} : { state: order, ...(order === 'routed' && { inCommand: false }) }),
    ...(facing === undefined ? {} : { facing: facingNamed(facing) }),
    ...(marker === undefined ? {} : { marker }),
  };
  const stack = situationIn(field, state).unitsIn(state.units[unit]!.hex);
  return changeUnits(changeUnits(state, [unit], own), stack, shared);
}

function placed(field: Field, state: PlayState, piece: string, hex: number): PlayState {
  const unit = unitNamed(field, piece);
  if (unit < 0) return changeLeaders(state, [leaderNamed(field, piece)], { hex });
  const there = changeUnits(state, [unit], { hex, usedRoad: false });
  return joined(field, captured(field, there, hex, field.units[unit]!.side), hex, [unit]);
}

export function overruled(field: Field, state: PlayState, { piece, hex, marks }: Overrule): PlayState {
  const unit = unitNamed(field, piece);
  const set = marks && unit >= 0 ? marked(field, state, unit, marks) : state;
  return hex === undefined ? set : placed(field, set, piece, hexNamed(field, hex));
}

/** The marks of a counter's record as the field keeps them. */
function marksIn(record: CounterRecord): Marks {
  const names = ['hits', 'reduced', 'formation', 'facing', 'marker'] as const;
  const set = Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]));
  const state = STATES.find((one) => one === record['state']);
  return { ...set, ...(state === undefined ? {} : { state }) } as Marks;
}

export function overruleOf(field: Field, { piece, cell, record }: Overruling): Action {
  const marks = record ? marksIn(record) : {};
  return {
    do: 'overrule',
    piece,
    ...(cell === undefined ? {} : { hex: field.ground.map.ids[cell] ?? '' }),
    ...(Object.keys(marks).length === 0 ? {} : { marks }),
  };
}

export function tellOverrule(field: Field, { piece, hex, marks }: Overrule): Told {
  const unit = unitNamed(field, piece);
  const name = unit >= 0 ? unitName(field, unit) : leaderName(field, leaderNamed(field, piece));
  const where = hex === undefined ? [] : [`set to ${hexWords(field, hexNamed(field, hex))}`];
  const what = Object.entries(marks ?? {}).map(([mark, value]) => `${mark} ${value}`);
  return told('By agreement', CITE, `By agreement: ${name}, ${[...where, ...what].join(', ')}`, {
    piece,
    agreed: true,
  });
}
