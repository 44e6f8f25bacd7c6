/**
 * The frame of a turn (21.3): how it begins, and which stage follows which. What a level leaves out (21.17), and that a scenario
 * begins without a recovery, is said here and nowhere else.
 */
import { type Bar, bar, began, type Decision, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { hourWords } from '../../scenarios/hours.ts';
import type { Action } from '../state/action.ts';
import { type DecisionStage, type In, type PlayState, type SetNumber, to } from '../state/stage.ts';
import { isBasic } from '../state/standing.ts';
import { takeStock } from './takingStock.ts';

export type DecisionAt<At extends DecisionStage> = Decision<Field, In<At>, Action, PlayState>;

const firstOf = ({ scenario }: Field) => scenario.first;

/** Shots of the turn before no longer show where a unit stands, and contacts grow old. */
export function startTurn(field: Field, state: In<'turn-start'>, u: Umpire): PlayState {
  const units = state.units.map((unit) => (unit.firedThisTurn ? { ...unit, firedThisTurn: false } : unit));
  const leaders = state.leaders.map((leader) => (leader.moved ? { ...leader, moved: false } : leader));
  u.note(() => [began('21.3', `Turn ${state.turn} begins, ${hourWords(state.turn)}.`)]);
  const now = takeStock(field, state.units, { ...state, units, leaders }, u);
  return isBasic(state) ? recoverOrArrive(field, now) : to(now, { at: 'replacements', side: firstOf(field) });
}

/** Leaders ride in the advanced game only. */
export const afterReplacements = (field: Field, state: PlayState): PlayState =>
  to(state, {
    at: state.options.level === 'advanced' ? 'command' : 'command-check',
    side: firstOf(field),
  });

/** A scenario's first turn has no recovery. */
export function recoverOrArrive(field: Field, state: PlayState): PlayState {
  const side = firstOf(field);
  return state.turn === field.scenario.turns[0]
    ? to(state, { at: 'arrivals', side })
    : to(state, { at: 'rally', side, midTurn: false });
}

export const afterRally = (state: PlayState, { side, midTurn }: In<'rally'>['stage']): PlayState =>
  to(state, { at: 'rest', side, midTurn });

/** The basic game has no ammunition. */
export const afterRest = (state: PlayState, { side, midTurn }: In<'rest'>['stage']): PlayState =>
  isBasic(state) ? afterRecovery(state, { side, midTurn }) : to(state, { at: 'resupply', side, midTurn });

type Recovery = Pick<In<'resupply'>['stage'], 'side' | 'midTurn'>;

/** Nobody arrives in mid-turn. */
export const afterRecovery = (state: PlayState, { side, midTurn }: Recovery): PlayState =>
  midTurn ? to(state, { at: 'allotment', side, set: 2 }) : to(state, { at: 'arrivals', side });

export const afterArrivals = (state: PlayState): PlayState =>
  to(state, { at: 'releases', side: state.stage.side });

export const afterReleases = (state: PlayState): PlayState =>
  to(state, { at: 'allotment', side: state.stage.side, set: 1 });

export const afterAllotment = (field: Field, state: PlayState, set: SetNumber): PlayState =>
  to(state, { at: 'routed-moves', side: firstOf(field), set });

/** On to the next turn. */
export const nextTurn = (field: Field, state: PlayState): PlayState =>
  to({ ...state, turn: state.turn + 1 }, { at: 'turn-start', side: firstOf(field) });

const ENDED: Bar = bar('game-over', '21.15.3', 'The game is over.');

export const OVER: DecisionAt<'game-over'> = {
  rule: ENDED,
  prompt: () => 'the game is over.',
  deeds: {},
};
