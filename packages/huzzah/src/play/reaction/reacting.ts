/** Fire at those who move (17.8): by standing order, else as the passive side says, one shot after another. */
import { type Bar, bar, bare, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { FireMode } from '../../field/state.ts';
import type { Arm } from '../../model/unit.ts';
import { ARMS, otherSide } from '../../model/vocabulary.ts';
import { fireFactor } from '../../procedures/limits.ts';
import { fireAsks } from '../fire/asking.ts';
import { shooters } from '../fire/limits.ts';
import { fireOrder, type Shooting } from '../fire/order.ts';
import { fired } from '../fire/volley.ts';
import { changeUnits } from '../state/change.ts';
import type { DecisionIn, DeedIn } from '../state/flow.ts';
import type { Group, In, Moving, PlayState, Trigger } from '../state/stage.ts';
import { REACTION_OF, to } from '../state/stage.ts';
import {
  bodyOf,
  distance,
  hexId,
  hexNamed,
  ordersOf,
  rulesOf,
  situationIn,
  stateOf,
} from '../state/standing.ts';
import { does, groupWords, hexWords, namesOf, told, unitPieceId } from '../state/words.ts';
import { isByRoad, isCharging } from '../steps/plan.ts';
import { armsAble } from './triggers.ts';

/** A shot of a stack at somebody on the move or about to assault: one arm, with all that the limit allows. */
export function reactionShot(
  field: Field,
  state: PlayState,
  from: number,
  arm: Arm,
  target: Group,
  shot: Pick<Shooting, 'kind' | 'targetAction' | 'byRoad'>,
): Shooting {
  const body = situationIn(field, state).unitsIn(from);
  const units = shooters(field, state, body, arm, distance(field, from, target.hex));
  return { ...shot, from, body, units, target };
}

export const targetOf = ({ hex, units, leaders }: Group): Group => ({ hex, units, leaders });

const shotIn = (
  field: Field,
  state: PlayState,
  moving: Moving,
  trigger: Trigger,
  from: number,
  arm: Arm,
): Shooting =>
  reactionShot(field, state, from, arm, targetOf(moving), {
    kind: trigger.kind,
    targetAction: isCharging(moving) ? 'charge' : 'none',
    byRoad: isByRoad(field, moving) || bodyOf(state, moving.units).usedRoad,
  });

/** The arm with the larger fire factor, small arms if they are equal. */
export function strongerArm(
  field: Field,
  state: PlayState,
  arms: readonly Arm[],
  shot: (arm: Arm) => Shooting,
): Arm {
  if (arms.length < 2) return arms[0]!;
  const factor = (arm: Arm): number =>
    fireFactor(fireOrder(field, state, shot(arm), false), rulesOf(state)).value;
  return arms.reduce((a, b) => (factor(b) > factor(a) ? b : a));
}

/** Whether an order lets a stack fire now: yes, no, or as its owner says. */
export function willFire(mode: FireMode, marker: boolean): boolean | 'ask' {
  if (mode === 'ask') return 'ask';
  return mode === 'always' || (mode === 'first' && !marker);
}

function wantOf(field: Field, state: PlayState, trigger: Trigger, from: number): boolean | 'ask' {
  const units = situationIn(field, state).unitsIn(from);
  const mode = ordersOf(field, state, units)[REACTION_OF[trigger.kind]];
  return willFire(mode, bodyOf(state, units).marker);
}

/** The shot falls; its stack then has a marker (17.8.3). */
function shoot(
  field: Field,
  state: PlayState,
  moving: Moving,
  trigger: Trigger,
  from: number,
  arm: Arm,
  u: Umpire,
): PlayState {
  const rest: Trigger = { ...trigger, from: trigger.from.filter((hex) => hex !== from) };
  const shotAt: Moving = { ...moving, shotBy: [...moving.shotBy, from] };
  const shooting = shotIn(field, state, moving, trigger, from, arm);
  const after = fired(field, state, shooting, { after: 'reaction', moving: shotAt, trigger: rest }, u);
  const fresh = shooting.body.filter((unit) => !state.units[unit]!.marker);
  return changeUnits(after, fresh, { marker: true });
}

/** Whoever has an order fires; then the others are asked; then the move goes on. */
export function react(field: Field, state: In<'trigger'>, u: Umpire): PlayState {
  const { moving, trigger, side } = state.stage;
  const wants = trigger.from.map((hex) => ({ hex, want: wantOf(field, state, trigger, hex) }));
  const first = wants.find(({ want }) => want === true);
  if (first) {
    const arms = armsAble(field, state, first.hex, distance(field, first.hex, moving.hex));
    const arm = strongerArm(field, state, arms, (one) =>
      shotIn(field, state, moving, trigger, first.hex, one),
    );
    return shoot(field, state, moving, trigger, first.hex, arm, u);
  }
  const from = wants.filter(({ want }) => want === 'ask').map(({ hex }) => hex);
  if (from.length === 0) return afterTrigger(state, moving, trigger);
  return to(state, { at: 'react', side: otherSide(side), moving, trigger: { ...trigger, from } });
}

/** A group that the fire has disrupted ends its move, unless it charges. */
function afterTrigger(state: In<'trigger' | 'react'>, moving: Moving, trigger: Trigger): PlayState {
  const side = state.stage.at === 'trigger' ? state.stage.side : otherSide(state.stage.side);
  const isShaken = trigger.inOrder && stateOf(state, moving.units) !== 'good-order';
  if (isShaken && !isCharging(moving))
    return to(state, { at: 'move', side, moving: { ...moving, stopped: true } });
  if (trigger.kind === 'advance') return to(state, { at: 'arrive', side, moving });
  return to(state, { at: 'enter', side, moving, to: trigger.to });
}

const NOT_ASKED = bar('not-asked', '17.8', 'That stack has no shot at this step, or has had it.');
const NO_ARM = bar('no-such-arm', '17.8.2', 'It has nobody of that arm who can shoot so far.');

function reactBar(field: Field, state: In<'react'>, from: number, arm: Arm): Bar | null {
  const { trigger, moving } = state.stage;
  if (!trigger.from.includes(from)) return NOT_ASKED;
  const able = armsAble(field, state, from, distance(field, from, moving.hex));
  return able.includes(arm) ? null : NO_ARM;
}

const KIND_WORDS = { advance: 'advance fire', 'en-passant': 'en passant fire' } as const;

const FIRE: DeedIn<'react', 'fire'> = {
  candidates: (field, { stage: { trigger } }) =>
    trigger.from.flatMap((hex) => ARMS.map((arm) => ({ do: 'fire' as const, from: hexId(field, hex), arm }))),
  bar: (field, state, { from, target, arm }) =>
    from === undefined || target !== undefined
      ? NOT_ASKED
      : reactBar(field, state, hexNamed(field, from), arm),
  play: (field, state, { from, arm }, u) => {
    const { moving, trigger } = state.stage;
    return shoot(field, state, moving, trigger, hexNamed(field, from ?? ''), arm, u);
  },
  tell: (field, state, { from, arm }) => {
    const { moving, trigger } = state.stage;
    const hex = hexNamed(field, from ?? '');
    const units = situationIn(field, state).unitsIn(hex);
    const group = { hex, units, leaders: [] };
    const text = `${namesOf(field, units)} in ${hexWords(field, hex)} ${does(group, 'fires', 'fire')} (${KIND_WORDS[trigger.kind]})`;
    return told('Reaction fire', '17.8', text, {
      ...{ piece: unitPieceId(field, units[0]!), cell: moving.hex, rolls: true },
      asks: fireAsks(field, state, shotIn(field, state, moving, trigger, hex, arm)),
    });
  },
};

export const REACT: DecisionIn<'react'> = {
  rule: bar('react', '17.8', 'The passive side says who fires at the group that moves.'),
  prompt: (field, { stage: { moving, trigger } }) => {
    const step = trigger.kind === 'advance' ? 'comes to' : 'is about to leave';
    return `${groupWords(field, moving)} ${step} ${hexWords(field, moving.hex)}: fire at it, or hold.`;
  },
  deeds: {
    fire: FIRE,
    hold: bare(
      { do: 'hold' },
      {
        play: (_, state) => afterTrigger(state, state.stage.moving, state.stage.trigger),
        tell: () => told('Reaction fire', '17.8', 'Hold fire', { ends: true }),
      },
    ),
  },
};
