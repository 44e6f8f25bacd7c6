/** The frame of a game turn (17.3): its start, the segments in their order, the end of the game. */
import { bar, bare, began, capital, happened, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { otherSide, SIDES, type Side } from '../../model/vocabulary.ts';
import { hourOf } from '../../scenarios/scenario.ts';
import { hasChoice } from '../choosing/choosing.ts';
import { commandFixed } from '../command/commanding.ts';
import { changeLeaders, changeUnits, leadersLost } from '../state/change.ts';
import type { DecisionIn } from '../state/flow.ts';
import { isDusk, segmentAfter } from '../state/segments.ts';
import type { In, PlayState } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { segmentIn, situationIn } from '../state/standing.ts';
import { ENDS, leaderName, told } from '../state/words.ts';
import { controlled } from '../victory/control.ts';

/** Both sides look at the map before anything is done. */
export const SET_UP: DecisionIn<'set-up'> = {
  rule: bar('set-up', '17.3', 'The set-up lies on the table: the game is begun.'),
  prompt: () => 'look at the set-up, then begin.',
  deeds: {
    begin: bare(
      { do: 'begin' },
      {
        play: (_, state) => to(state, { at: 'turn-start', side: state.stage.side }),
        tell: () => told('Begin', '17.3', 'Begin', ENDS),
      },
    ),
  },
};

export const OVER: DecisionIn<'game-over'> = {
  rule: bar('game-over', '17.19', 'The game is over.'),
  prompt: () => 'the game is over.',
  deeds: {},
};

/** Those who are due begin to wait, and dusk falls where the sheet has it (17.3.2). */
export function startTurn(field: Field, state: In<'turn-start'>, u: Umpire): PlayState {
  const dusk = isDusk(field, state) ? ', in the dusk' : '';
  u.note(() => [began('17.3.2', `Turn ${state.turn} begins, ${hourOf(field.scenario, state.turn)}${dusk}.`)]);
  return to({ ...state, segment: 'a' }, { at: 'segment-start', side: 'union' });
}

const hasActed = ({ acted }: { readonly acted: boolean }): boolean => acted;
const placesThat = <T>(all: readonly T[], holds: (one: T) => boolean): readonly number[] =>
  all.flatMap((one, place) => (holds(one) ? [place] : []));

/** Nobody has acted or fired (17.3). */
function cleared(state: PlayState): PlayState {
  const units = changeUnits(state, placesThat(state.units, hasActed), { acted: false });
  const all = changeLeaders(units, placesThat(state.leaders, hasActed), { acted: false });
  return Object.keys(state.fired).length === 0 ? all : { ...all, fired: {} };
}

/** Routed stacks of the active side, by row and column. */
const routedOf = (field: Field, state: PlayState, side: Side): readonly number[] => {
  const situation = situationIn(field, state);
  return situation.hexesOf(side).filter((hex) => state.units[situation.firstIn(hex)]!.state === 'routed');
};

export function startSegment(field: Field, state: In<'segment-start'>): PlayState {
  const { kind, side } = segmentIn(state);
  const fresh = cleared(state);
  if (kind === 'game-turn') return to(fresh, { at: 'game-turn', side: 'union' });
  if (kind !== 'action') return to(fresh, { at: 'offer', side });
  const commanded = commandFixed(field, fresh, side);
  return to(commanded, { at: 'recover', side, left: routedOf(field, commanded, side) });
}

const CHOOSE = {
  'artillery-fire': 'fire-choose',
  'small-arms-fire': 'fire-choose',
  horse: 'horse-choose',
  action: 'action-choose',
  'game-turn': 'action-choose',
} as const;

/** The active side chooses, or the segment ends by itself when it can do nothing. */
export function offer(field: Field, state: In<'offer'>): PlayState {
  const { kind, side } = segmentIn(state);
  return hasChoice(field, state)
    ? to(state, { at: CHOOSE[kind], side })
    : to(state, { at: 'segment-end', side });
}

/** Lone leaders with enemy units in their hex are captured (17.14.1). */
function leadersCaught(field: Field, state: PlayState, u: Umpire): PlayState {
  const situation = situationIn(field, state);
  const caught = placesThat(state.leaders, ({ hex }) => hex >= 0).filter((leader) =>
    situation.isEnemyIn(field.leaders[leader]!.side, state.leaders[leader]!.hex),
  );
  if (caught.length === 0) return state;
  u.note(() => caught.map((leader) => happened('17.14.1', `${leaderName(field, leader)} is captured.`)));
  return leadersLost(state, caught);
}

const isPresent = (field: Field, state: PlayState, side: Side): boolean =>
  field.own[side].some((unit) => state.units[unit]!.hex >= -1);

/** A side with no unit on the map or waiting has lost: the other controls everything (17.19). */
export function endIfGone(field: Field, state: PlayState): PlayState | null {
  const gone = SIDES.find((side) => !isPresent(field, state, side));
  if (gone === undefined) return null;
  const control = state.control.map(() => otherSide(gone));
  return to({ ...state, control }, { at: 'game-over', side: otherSide(gone) });
}

/** Markers of the active side come off after its action segment (17.8.3), and what it fired in its fire segments is past. */
function unmarked(field: Field, state: PlayState, side: Side): PlayState {
  const marked = field.own[side].filter((unit) => {
    const { marker, volleyed } = state.units[unit]!;
    return marker || volleyed;
  });
  return changeUnits(state, marked, { marker: false, volleyed: false });
}

export function endSegment(field: Field, state: In<'segment-end'>, u: Umpire): PlayState {
  const { kind, side, id } = segmentIn(state);
  const held = controlled(field, leadersCaught(field, state, u), u);
  const gone = endIfGone(field, held);
  if (gone) return gone;
  const after = kind === 'action' ? unmarked(field, held, side) : held;
  const next = segmentAfter(id);
  u.note(() => (next.kind === 'game-turn' ? [] : [began('17.3', `${capital(next.title)} begins.`)]));
  return to({ ...after, segment: next.id }, { at: 'segment-start', side: next.side });
}
