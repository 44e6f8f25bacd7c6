/** What a group that was opened does (17.4 to 17.6): somebody is left out, then one thing is done. */
import { type Bar, bar, bare, offeredWords } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { otherSide } from '../../model/vocabulary.ts';
import { assaultAsks } from '../assault/asking.ts';
import { assaultBar, assaults, chargeBar, charging } from '../assault/beginning.ts';
import { chargeAsks } from '../assault/chargeOdds.ts';
import { FIRE } from '../fire/firing.ts';
import { changeLeaders, changeUnits } from '../state/change.ts';
import {
  asPiece,
  type DecisionIn,
  isLeaderPiece,
  leaderIn,
  pieceId,
  withPiece,
  withSide,
  withTarget,
  withUnit,
} from '../state/flow.ts';
import type { Group, In, Moving, PlayState } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { bodyOf, distance, rulesOf, sideOfUnit, situationIn, stackIn } from '../state/standing.ts';
import {
  does,
  doneBy,
  ENDS,
  facingWords,
  groupWords,
  hexWords,
  leaderName,
  told,
  unitName,
  unitPieceId,
} from '../state/words.ts';
import { canChange, hasStep, neighboursOf } from '../steps/bars.ts';
import { offering } from '../steps/ending.ts';
import { entriesFor, offMap } from '../steps/entering.ts';
import { mendBar, mended, rallied, rallyAsks, rallyBar } from './rallying.ts';

type GroupStage = 'fire-group' | 'horse-group' | 'group';
type Grouped = In<GroupStage>;

/** The action of every unit is used; leaders are used up by moving and attacking only (17.6). */
export function acting(
  field: Field,
  state: PlayState,
  { hex, units, leaders }: Group,
  withLeaders: boolean,
): PlayState {
  const stack = hex < 0 ? [] : situationIn(field, state).unitsIn(hex);
  const onRoad = stack.filter((unit) => state.units[unit]!.usedRoad);
  const used = changeUnits(changeUnits(state, onRoad, { usedRoad: false }), units, { acted: true });
  return withLeaders ? changeLeaders(used, leaders, { acted: true }) : used;
}

export const setOut = (group: Group): Moving =>
  group.hex < 0
    ? offMap(group)
    : { ...group, path: [group.hex], entered: 'no', changes: 0, stopped: false, target: -1, shotBy: [] };

const NO_MOVE = bar(
  'no-move',
  '3.1, 17.7.1',
  'There is no step that it could take, and no formation to change.',
);
const NO_ENTRY = bar('entry-barred', '17.18', 'The entry is barred.');

function moveBar(field: Field, state: PlayState, group: Group): Bar | null {
  const moving = setOut(group);
  if (group.hex < 0) return entriesFor(field, state, moving).length > 0 ? null : NO_ENTRY;
  return hasStep(field, state, moving) || canChange(field, state, moving) ? null : NO_MOVE;
}

const LAST_ONE = bar('last-one', '17.1', 'Somebody must be left in the group.');
const NOT_IN_GROUP = bar('not-in-group', '17.1', 'It is not in the group.');

const membersOf = (field: Field, { units, leaders }: Group): readonly number[] => [
  ...units,
  ...leaders.map((leader) => asPiece(field, leader)),
];

/** A group without one of its pieces. */
const without = (field: Field, group: Group, piece: number): Group =>
  isLeaderPiece(field, piece)
    ? { ...group, leaders: group.leaders.filter((leader) => leader !== leaderIn(field, piece)) }
    : { ...group, units: group.units.filter((unit) => unit !== piece) };

const LEAVE_OUT = withPiece<Grouped, 'leave-out'>('leave-out', {
  among: (field, { stage }) => {
    const members = membersOf(field, stage.group);
    return members.length > 1 ? members : [];
  },
  bar: (field, { stage }, piece) => {
    const members = membersOf(field, stage.group);
    if (!members.includes(piece)) return NOT_IN_GROUP;
    return members.length > 1 ? null : LAST_ONE;
  },
  play: (field, state, piece) =>
    to(state, { ...state.stage, group: without(field, state.stage.group, piece) }),
  tell: (field, _, piece) => {
    const name = isLeaderPiece(field, piece)
      ? leaderName(field, leaderIn(field, piece))
      : unitName(field, piece);
    return told('Leave out', '17.1', `Leave out ${name}`, { piece: pieceId(field, piece), unticks: true });
  },
});

const STAND_DOWN = bare<Field, Grouped, { readonly do: 'stand-down' }, PlayState>(
  { do: 'stand-down' },
  {
    play: (field, state) => offering(acting(field, state, state.stage.group, true)),
    tell: (field, { stage: { group } }) =>
      told(
        'Stand down',
        '17.4.2',
        `${groupWords(field, group)} ${does(group, 'does', 'do')} nothing in this segment`,
        {
          ...ENDS,
          ...doneBy(field, group),
        },
      ),
  },
);

const MOVE = bare<Field, In<'horse-group' | 'group'>, { readonly do: 'move' }, PlayState>(
  { do: 'move' },
  {
    bar: (field, state) => moveBar(field, state, state.stage.group),
    play: (field, state) => {
      const { group, side } = state.stage;
      return to(acting(field, state, group, true), { at: 'move', side, moving: setOut(group) });
    },
    tell: (field, { stage: { group } }) =>
      told('Move', '17.7', `${groupWords(field, group)} ${does(group, 'moves', 'move')}`, {
        ...doneBy(field, group),
        marches: true,
      }),
  },
);

const ENTERS = bar('only-move', '17.18.1', 'Those who enter may only move.');

const ASSAULT = withTarget<In<'group'>, 'assault'>('assault', {
  among: (field, { stage: { group } }) => (group.hex < 0 ? [] : neighboursOf(field, group.hex)),
  bar: (field, state, target) => assaultBar(field, state, state.stage.group, target),
  play: (field, state, target) =>
    assaults(field, acting(field, state, state.stage.group, true), state.stage.group, target),
  tell: (field, state, target) => {
    const { group } = state.stage;
    const whom = `${groupWords(field, stackIn(field, state, target))} in ${hexWords(field, target)}`;
    return told(
      'Assault',
      '17.13',
      `${groupWords(field, group)} ${does(group, 'assaults', 'assault')} ${whom}`,
      {
        ...{ ...doneBy(field, group), cell: target, rolls: true },
        ...assaultAsks(field, state, group, target, null),
      },
    );
  },
});

const CHARGE = withTarget<In<'group'>, 'charge'>('charge', {
  among: (field, state) => {
    const { group } = state.stage;
    if (group.hex < 0 || group.units.length === 0) return [];
    const { chargeFarthest } = rulesOf(state);
    const enemies = situationIn(field, state).hexesOf(otherSide(sideOfUnit(field, group.units[0]!)));
    return enemies.filter((hex) => {
      const far = distance(field, group.hex, hex);
      return far >= 2 && far <= chargeFarthest;
    });
  },
  bar: (field, state, target) => chargeBar(field, state, state.stage.group, target),
  play: (field, state, target) => {
    const { group, side } = state.stage;
    return to(acting(field, state, group, true), { at: 'move', side, moving: charging(group, target) });
  },
  tell: (field, state, target) => {
    const { group } = state.stage;
    const whom = `${groupWords(field, stackIn(field, state, target))} in ${hexWords(field, target)}`;
    return told(
      'Charge',
      '17.13.1',
      `${groupWords(field, group)} ${does(group, 'charges', 'charge')} ${whom}`,
      {
        ...{ ...doneBy(field, group), cell: target, rolls: true },
        ...chargeAsks(field, state, group, target),
      },
    );
  },
});

const SAME_FACING = bar('same-facing', '17.6.6', 'It faces that way already.');
const NO_UNITS = bar('no-units', '17.6.6', 'Leaders alone have no facing.');
const FACINGS = [0, 1, 2, 3, 4, 5] as const;

const REFACE = withSide<In<'group'>, 'reface'>('reface', {
  among: () => FACINGS,
  bar: (_, state, facing) => {
    const { units, hex } = state.stage.group;
    if (units.length === 0) return NO_UNITS;
    if (hex < 0) return ENTERS;
    return bodyOf(state, units).facing === facing ? SAME_FACING : null;
  },
  play: (field, state, facing) => {
    const { group } = state.stage;
    const stack = situationIn(field, state).unitsIn(group.hex);
    return offering(changeUnits(acting(field, state, group, false), stack, { facing }));
  },
  tell: (field, { stage: { group } }, facing) =>
    told(
      'Change facing',
      '17.6.6',
      `${groupWords(field, { ...group, leaders: [] })} ${does(group, 'turns', 'turn')} ${facingWords(facing)}`,
      { ...doneBy(field, group), facing },
    ),
});

const RALLY = bare<Field, In<'group'>, { readonly do: 'rally' }, PlayState>(
  { do: 'rally' },
  {
    bar: (field, state) => rallyBar(field, state, state.stage.group),
    play: (field, state, u) =>
      rallied(field, acting(field, state, state.stage.group, false), state.stage.group, u),
    tell: (field, state) => {
      const { group } = state.stage;
      return told('Rally', '17.6.5', `${groupWords(field, group)} ${does(group, 'rallies', 'rally')}`, {
        ...{ ...doneBy(field, group), rolls: true },
        asks: rallyAsks(field, state, group, 0),
      });
    },
  },
);

const MEND = withUnit<In<'group'>, 'mend'>('mend', {
  among: (_, { stage }) => stage.group.units,
  bar: (field, state, unit) => mendBar(field, state, state.stage.group, unit),
  play: (field, state, unit, u) =>
    mended(field, acting(field, state, state.stage.group, false), state.stage.group, unit, u),
  tell: (field, state, unit) => {
    const { group } = state.stage;
    return told('Rally', '17.6.5', `${unitName(field, unit)} removes 1 O hit`, {
      ...{ piece: unitPieceId(field, unit), rolls: true },
      asks: rallyAsks(field, state, group, group.units.indexOf(unit)),
    });
  },
});

const WORDS = {
  ...{ move: 'move', fire: 'fire', assault: 'assault', charge: 'charge', rally: 'rally' },
  ...{ mend: 'remove an O hit', reface: 'change facing', 'leave-out': 'leave somebody out' },
  'stand-down': 'stand down',
} as const;

export const FIRE_GROUP: DecisionIn<'fire-group'> = {
  rule: bar('fire-group', '17.4', 'The group fires, or stands down.'),
  prompt: (field, state) =>
    `${groupWords(field, state.stage.group)}: ${offeredWords(FIRE_GROUP, WORDS, field, state)}.`,
  deeds: { fire: FIRE, 'leave-out': LEAVE_OUT, 'stand-down': STAND_DOWN },
};

export const HORSE_GROUP: DecisionIn<'horse-group'> = {
  rule: bar('horse-group', '17.5', 'In a horse segment the group moves, or stands down.'),
  prompt: (field, state) =>
    `${groupWords(field, state.stage.group)}: ${offeredWords(HORSE_GROUP, WORDS, field, state)}.`,
  deeds: { move: MOVE, 'leave-out': LEAVE_OUT, 'stand-down': STAND_DOWN },
};

export const GROUP: DecisionIn<'group'> = {
  rule: bar(
    'group',
    '17.6',
    'The group does one thing: it moves, fires, attacks, rallies, changes facing or stands down.',
  ),
  prompt: (field, state) =>
    `${groupWords(field, state.stage.group)}: ${offeredWords(GROUP, WORDS, field, state)}.`,
  deeds: {
    ...{ fire: FIRE, assault: ASSAULT, charge: CHARGE, move: MOVE, rally: RALLY, mend: MEND },
    ...{ reface: REFACE, 'leave-out': LEAVE_OUT, 'stand-down': STAND_DOWN },
  },
};
