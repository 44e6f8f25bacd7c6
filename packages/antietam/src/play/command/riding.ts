/** The command control phase (12.2.1, 21.12.1): leaders ride to other units of their command. */
import { type Bar, bar, bare, type Deed, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { NOBODY } from '../../field/state.ts';
import { otherSide } from '../../model/vocabulary.ts';
import type { ActionOf } from '../state/action.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import {
  isOnMap,
  leaderNamed,
  leaderWith,
  rulesOf,
  squareId,
  unitName,
  unitNamed,
  withLeader,
} from '../state/standing.ts';
import { say } from '../told/telling.ts';
import type { DecisionAt } from '../turn/frame.ts';
import { isOfCommand, leaderSquare, rangeToLeader } from './chain.ts';

type Commanding = In<'command'>;
type Attach = ActionOf<'attach'>;

const NOT_YOURS = bar('not-yours', '12.2.1', 'He is no leader of yours.');
const NOT_THERE = bar('not-in-play', '21.12.2', 'He is not on the map.');
const RODE = bar('rode', '21.12.1', 'He has gone to another unit in this turn already.');
const NO_UNIT = bar('no-unit', '21.12.1', 'That is no unit of yours on the map.');
const WITH_IT = bar('with-it', '21.12.1', 'He rides with it already.');
const NOT_HIS = bar('not-his', '21.12.1', 'The unit is not of his command.');
const HELD_BACK = bar('held-back', '21.11.5', 'The unit is held back: no leader joins it.');
const HAS_LEADER = bar('has-leader', '21.12', 'Another leader rides with it.');

const tooFar = (squares: number): Bar =>
  bar('too-far', '12.2.1', `A leader goes no farther than ${squares} squares to another unit.`);

function leaderBar(field: Field, state: Commanding, leader: number): Bar | null {
  if (leader === NOBODY || field.leaders[leader]!.side !== state.stage.side) return NOT_YOURS;
  if (leaderSquare(state, leader) < 0) return NOT_THERE;
  return state.leaders[leader]!.moved ? RODE : null;
}

function unitBar(field: Field, state: Commanding, leader: number, unit: number): Bar | null {
  if (unit === NOBODY || field.units[unit]!.side !== state.stage.side) return NO_UNIT;
  if (!isOnMap(state.units[unit]!)) return NO_UNIT;
  if (state.leaders[leader]!.unit === unit) return WITH_IT;
  if (!isOfCommand(field.leaders[leader]!, field.units[unit]!)) return NOT_HIS;
  if (!state.units[unit]!.active) return HELD_BACK;
  if (leaderWith(state, unit) !== NOBODY) return HAS_LEADER;
  const { leaderMove } = rulesOf(state);
  return rangeToLeader(field, state, unit, leader) > leaderMove ? tooFar(leaderMove) : null;
}

const named = (field: Field, { leader, unit }: Attach): readonly [leader: number, unit: number] => [
  leaderNamed(field, leader),
  unitNamed(field, unit),
];

/** Every leader who may ride, with every unit of his command. */
function rides(field: Field, state: Commanding): readonly Attach[] {
  return field.leaders.flatMap((leader, i) => {
    if (leaderBar(field, state, i)) return [];
    const his = field.own[state.stage.side].filter((unit) => isOfCommand(leader, field.units[unit]!));
    return his.map((unit): Attach => ({ do: 'attach', leader: leader.id, unit: field.units[unit]!.id }));
  });
}

function ride(field: Field, state: Commanding, action: Attach, u: Umpire): PlayState {
  const [leader, unit] = named(field, action);
  const text = `${field.leaders[leader]!.name} rides to ${unitName(field, unit)}.`;
  say(u, state, '21.12.1', text, [state.stage.side]);
  return withLeader(state, leader, { unit, moved: true }) as PlayState;
}

const ATTACH: Deed<Field, Commanding, Attach, PlayState> = {
  candidates: rides,
  bar(field, state, action) {
    const [leader, unit] = named(field, action);
    return leaderBar(field, state, leader) ?? unitBar(field, state, leader, unit);
  },
  play: ride,
  tell(field, state, action) {
    const [leader, unit] = named(field, action);
    const cell = state.units[unit]!.square;
    return {
      text: `${field.leaders[leader]!.name} rides to ${unitName(field, unit)} in ${squareId(field, cell)}`,
      ...{ cite: '21.12.1', group: 'Leaders', piece: action.leader, cell, rolls: false },
    };
  },
};

/** First side, then second; then command is checked. */
function done(field: Field, state: Commanding): PlayState {
  const { first } = field.scenario;
  return state.stage.side === first
    ? to(state, { at: 'command', side: otherSide(first) })
    : to(state, { at: 'command-check', side: first });
}

export const COMMAND: DecisionAt<'command'> = {
  rule: bar('command', '21.12.1', 'It is the command control phase: leaders ride, or the side goes on.'),
  prompt: () => 'let leaders ride to other units, or go on.',
  deeds: {
    attach: ATTACH,
    done: bare(
      { do: 'done' },
      {
        play: done,
        tell: () => ({
          text: 'No more leaders ride',
          cite: '21.12.1',
          group: 'Done',
          rolls: false,
          ends: true,
        }),
      },
    ),
  },
};
