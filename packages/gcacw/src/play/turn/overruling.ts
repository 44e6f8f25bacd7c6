/** Table mode: players agree to set a unit or a marker against the rules. It stands in the journal like any action. */
import {
  allow,
  type Overruling,
  RuleBug,
  refuse,
  type Told,
  terrainOf,
  type Verdict,
} from '@longroll/kernel';
import { LEADER_COUNTERS, UNIT_COUNTERS } from '../../counters/index.ts';
import type { Field } from '../../field/field.ts';
import { isSubordinate } from '../../field/pieces.ts';
import { GONE } from '../../field/state.ts';
import type { UnitInput } from '../../model/readUnit.ts';
import { otherSide, SIDE_NAMES } from '../../model/vocabulary.ts';
import { counterId } from '../../muster/sheets.ts';
import { settleLeaders } from '../movement/leaders.ts';
import { stoodIn } from '../operations/standing.ts';
import type { Action, Marks, Overrule } from '../state/action.ts';
import { changeRecord } from '../state/campaign.ts';
import { changeLeaders, changeUnit, takeHex, unrefuse } from '../state/change.ts';
import type { PlayState, StageName } from '../state/stage.ts';
import { hexNamed, holderOf, leaderNamed, unitNamed } from '../state/standing.ts';
import { hexWords, leaderPieceId, told, unitPieceId } from '../state/words.ts';
import { endIfGone } from './frame.ts';

const BETWEEN: readonly StageName[] = ['set-up', 'transfer', 'choose-action', 'recovery-refuse'];
const CITE = 'T.7';

function checkHex(field: Field, state: PlayState, { hex, side, leader }: Overrule): Verdict<null> {
  if (hex === undefined) return allow(null);
  const { map } = field.ground;
  const cell = map.cells.get(hex) ?? -1;
  if (cell < 0 || field.inPlay[cell] !== 1 || terrainOf(map, cell) === 'water')
    return refuse('no-such-hex', CITE, `${hex} is no hex of this scenario that a unit can stand in.`, 'hex');
  if (holderOf(field, state, cell) === otherSide(side))
    return refuse(
      'enemy-occupied',
      CITE,
      `Enemies stand in ${hex}; even by agreement no hex holds both sides.`,
      'hex',
    );
  if (leader === undefined) return allow(null);
  const piece = field.pieces.leaders[leaderNamed(field, side, leader)]!;
  const his = state.units.some(
    (unit, i) => unit.hex === cell && isSubordinate(field.pieces.units[i]!, piece),
  );
  return his ? allow(null) : refuse('leader-alone', '1.10', `No unit of ${leader} stands in ${hex}.`, 'hex');
}

/** A lost unit comes back only whole: with a hex and with manpower. */
function isRaised(field: Field, { units }: PlayState, { side, unit, hex, marks }: Overrule): boolean {
  if (unit === undefined || units[unitNamed(field, side, unit)]!.hex !== GONE) return false;
  return hex === undefined || (marks?.manpower ?? 0) === 0;
}

export function checkOverrule(field: Field, state: PlayState, action: Overrule): Verdict<Action> {
  const { side, unit, leader, hex, marks } = action;
  if (!BETWEEN.includes(state.stage.at))
    return refuse('running-action', CITE, 'Finish the running action first.');
  if ((unit === undefined) === (leader === undefined))
    return refuse('one-piece', CITE, 'Name one unit or one leader.', 'unit');
  if (unit !== undefined && unitNamed(field, side, unit) < 0)
    return refuse('no-such-unit', CITE, `There is no unit ${unit}.`, 'unit');
  if (leader !== undefined && leaderNamed(field, side, leader) < 0)
    return refuse('no-such-leader', CITE, `There is no leader ${leader}.`, 'leader');
  if (leader !== undefined && marks !== undefined)
    return refuse('no-marks', CITE, 'A leader bears no markers.', 'marks');
  if (hex === undefined && marks === undefined)
    return refuse('nothing', CITE, 'Say where it is to stand, or which marker to set.', 'hex');
  const place = checkHex(field, state, action);
  if (place.refused) return place;
  return isRaised(field, state, action)
    ? refuse(
        'lost',
        CITE,
        `${unit} is lost: to bring it back say both where and with how much manpower.`,
        'unit',
      )
    : allow(action);
}

/** Manpower that is struck off or added is booked apart, so that the books still close. */
function marked(state: PlayState, { side }: Overrule, unit: number, marks: Marks): PlayState {
  const before = state.units[unit]!;
  const manpower = marks.manpower ?? before.manpower;
  const set = Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined));
  const struck = before.manpower - manpower;
  const now = changeUnit(state, unit, { ...set, ...(manpower === 0 ? { hex: GONE } : {}) });
  const booked = { ...now, overruled: { ...now.overruled, [side]: now.overruled[side] + struck } };
  if (!booked.campaign || struck === 0) return booked;
  return changeRecord(booked, unit, { muster: booked.campaign.records[unit]!.muster - struck });
}

function placedAt(field: Field, state: PlayState, { side, unit, leader }: Overrule, hex: number): PlayState {
  if (leader !== undefined) return changeLeaders(state, [leaderNamed(field, side, leader)], { hex });
  const which = unitNamed(field, side, unit!);
  const cleared = unrefuse(unrefuse(state, state.units[which]!.hex), hex);
  return stoodIn(field, takeHex(field, changeUnit(cleared, which, { hex }), hex, side), which);
}

export function overruled(field: Field, state: PlayState, action: Overrule): PlayState {
  const { side, unit, hex, marks } = action;
  const cell = hex === undefined ? -1 : field.ground.map.cells.get(hex)!;
  const set =
    marks && unit !== undefined ? marked(state, action, unitNamed(field, side, unit), marks) : state;
  const isThere = unit === undefined || set.units[unitNamed(field, side, unit)]!.manpower > 0;
  const moved = cell >= 0 && isThere ? placedAt(field, set, action, cell) : set;
  const settled = settleLeaders(field, moved);
  return endIfGone(field, settled) ?? settled;
}

/** The marks of a counter's record as the field keeps them. */
function marksIn(record: Partial<UnitInput>): Marks {
  const { manpower, disorganized, exhausted, fatigue, demoralized, entrenchment } = record;
  return {
    ...(manpower === undefined ? {} : { manpower }),
    ...(disorganized === undefined ? {} : { organized: !disorganized }),
    ...(exhausted === undefined ? {} : { exhausted }),
    ...(fatigue === undefined ? {} : { fatigue: fatigue as Marks['fatigue'] }),
    ...(demoralized === undefined ? {} : { demoralized: demoralized as Marks['demoralized'] }),
    ...(entrenchment === undefined ? {} : { entrenchment }),
  } as Marks;
}

/** From a counter of the table to the action that sets it. */
export function overruleOf(field: Field, { piece, cell, record }: Overruling): Overrule {
  // Any counter of the game may lie for a unit of the campaign by now: whether it does is asked when it is checked.
  const unit = UNIT_COUNTERS.find(({ side, name }) => counterId(side, name, false) === piece);
  const leader = LEADER_COUNTERS.find(({ side, name }) => counterId(side, name, true) === piece);
  const whose = unit ?? leader;
  if (!whose) throw new RuleBug(`there is no piece ${piece}`);
  return {
    do: 'overrule',
    side: whose.side,
    ...(unit ? { unit: whose.name } : { leader: whose.name }),
    ...(cell === undefined ? {} : { hex: field.ground.map.ids[cell]! }),
    ...(record === undefined ? {} : { marks: marksIn(record as Partial<UnitInput>) }),
  };
}

function changeWords(field: Field, { side, unit, leader, hex, marks }: Overrule): string {
  const changes = [
    hex === undefined ? '' : `to ${hexWords(field, hexNamed(field, hex))}`,
    ...Object.entries(marks ?? {}).map(([mark, value]) => `${mark} ${value}`),
  ].filter((change) => change !== '');
  return `By agreement, against the rules: ${SIDE_NAMES[side]} ${unit ?? leader}: ${changes.join(', ')}`;
}

export function tellOverrule(field: Field, action: Overrule): Told {
  const { side, unit, leader, hex } = action;
  const piece =
    unit === undefined
      ? leaderPieceId(field, leaderNamed(field, side, leader ?? ''))
      : unitPieceId(field, unitNamed(field, side, unit));
  const cell = hex === undefined ? {} : { cell: hexNamed(field, hex) };
  return told('By agreement', CITE, changeWords(field, action), { piece, ...cell, agreed: true });
}
