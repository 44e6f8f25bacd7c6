/** The Activate Leader action (5.3): a list of his units, one allowance for all, then one after another. */
import type { Umpire } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { isSubordinate } from '../field/pieces.ts';
import { activation as leaderAllowance } from '../procedures/allowance.ts';
import type { Action } from './action.ts';
import { commandedOf } from './command.ts';
import { whereIsLeader, whereIsUnit } from './entry.ts';
import { type Bar, bar, type Decision } from './flow.ts';
import { allowanceLine, beginMarch, GAME, marchBar } from './marching.ts';
import { type Activation, type PlayState, withStage } from './stage.ts';
import { leaderName, rulesOf, sideOfLeader, unitName, unitNamed } from './standing.ts';
import { moverOf } from './stepCost.ts';
import { entrenchBar, entrenched } from './works.ts';

const activationOf = ({ stage }: PlayState): Activation => stage.activation!;
const withActivation = (state: PlayState, change: Partial<Activation>): PlayState =>
  withStage(state, { activation: { ...activationOf(state), ...change } });

const ARMY = bar('army-leader', '5.2', 'An army leader does not activate units.');
const HELD = bar('not-released', '16.6', 'He is not released yet.');
const AWAY = bar('not-there', '16.3', 'He is not on the map.');
const NOBODY = bar('nobody', '5.2', 'No unit of his command within radius may march.');
const NOT_HIS = bar('not-his', '5.2', 'It is not of his command.');
const FAR = bar('out-of-radius', '2.5', 'It is outside his command radius.');
const WRONG_ARM = bar('wrong-arm', '5.2', 'His movement allowance serves infantry only.');

export function leaderBar(field: Field, state: PlayState, leader: number): Bar | null {
  if (field.pieces.leaders[leader]!.rank === 'army') return ARMY;
  if (!state.leaders[leader]!.released) return HELD;
  return whereIsLeader(field, state, leader) < 0 ? AWAY : null;
}

/** All leaders of this game are infantry leaders. */
function ownBar(field: Field, state: PlayState, leader: number, unit: number): Bar | null {
  if (!isSubordinate(field.pieces.units[unit]!, field.pieces.leaders[leader]!)) return NOT_HIS;
  const serves =
    rulesOf(state).leaderAllowanceServes === 'any-arm' || moverOf(field, state, unit) === 'infantry';
  return serves ? marchBar(field, state, unit) : WRONG_ARM;
}

/** What keeps a unit off the leader's list, or null. */
export function listBar(field: Field, state: PlayState, leader: number, unit: number): Bar | null {
  const own = ownBar(field, state, leader, unit);
  if (own) return own;
  const from = whereIsLeader(field, state, leader);
  const near = commandedOf(field, state, leader, from, [whereIsUnit(field, state, unit)]);
  return near.length > 0 ? null : FAR;
}

function eligible(field: Field, state: PlayState, leader: number): readonly number[] {
  const own = state.units.flatMap((_, i) => (ownBar(field, state, leader, i) === null ? [i] : []));
  if (own.length === 0) return own;
  const hexes = own.map((i) => whereIsUnit(field, state, i));
  const near = commandedOf(field, state, leader, whereIsLeader(field, state, leader), hexes);
  return own.filter((_, i) => near.includes(hexes[i]!));
}

export function activateBar(field: Field, state: PlayState, leader: number): Bar | null {
  const who = leaderBar(field, state, leader);
  if (who) return who;
  return eligible(field, state, leader).length > 0 ? null : NOBODY;
}

export function activateActions(field: Field, state: PlayState): Action[] {
  return state.leaders.flatMap((_, i): Action[] =>
    sideOfLeader(field, i) === state.stage.side && activateBar(field, state, i) === null
      ? [{ do: 'activate', leader: leaderName(field, i) }]
      : [],
  );
}

export const beginActivation = (state: PlayState, leader: number): PlayState =>
  withStage(state, { at: 'activation-list', activation: { leader, list: [], done: [], mp: -1, with: -1 } });

/** One Movement Allowance for the whole action (5.3.3). */
function rollAllowance(state: PlayState, u: Umpire): PlayState {
  const { mp } = leaderAllowance({
    side: state.stage.active,
    game: GAME,
    leader: 'infantry',
    november1862: false,
    event: 'none',
    houseRules: rulesOf(state),
  })(u);
  u.note(() => [allowanceLine(mp)]);
  return withStage(withActivation(state, { mp }), { at: 'next-unit' });
}

export const ACTIVATION_LIST: Decision = {
  legal(field, state) {
    const { leader, list } = activationOf(state);
    const more = eligible(field, state, leader).filter((i) => !list.includes(i));
    const adds = more.map((i): Action => ({ do: 'add', unit: unitName(field, i) }));
    return list.length > 0 ? [...adds, { do: 'roll' }] : adds;
  },
  play(field, state, action, u) {
    const { list } = activationOf(state);
    if (action.do !== 'add') return rollAllowance(state, u);
    return withActivation(state, { list: [...list, unitNamed(field, state.stage.side, action.unit)] });
  },
};

const waiting = ({ list, done }: Activation): readonly number[] => list.filter((i) => !done.includes(i));

/** A chosen unit may dig in instead of marching (5.3.5). */
function dug(state: PlayState, unit: number): PlayState {
  const { done, list } = activationOf(state);
  const next = withActivation(entrenched(state, unit), { done: [...done, unit] });
  return done.length + 1 === list.length ? withStage(next, { at: 'end-of-action' }) : next;
}

export const NEXT_UNIT: Decision = {
  legal(field, state) {
    const activation = activationOf(state);
    const left = waiting(activation);
    return [
      ...left.map((i): Action => ({ do: 'march', unit: unitName(field, i) })),
      ...left
        .filter((i) => entrenchBar(field, state, i) === null)
        .map((i): Action => ({ do: 'dig', unit: unitName(field, i) })),
      ...(activation.done.length > 0 ? [{ do: 'end-action' } as const] : []),
    ];
  },
  play(field, state, action) {
    if (action.do !== 'march' && action.do !== 'dig') return withStage(state, { at: 'end-of-action' });
    const unit = unitNamed(field, state.stage.side, action.unit);
    return action.do === 'march' ? beginMarch(state, unit) : dug(state, unit);
  },
};
