/** Leaders in combat (12.4, 21.12.2 to 21.12.4): hit, captured, or without a unit. */
import { capital, type Umpire, under } from '@longroll/kernel';
import { fatigueFor } from '../../charts/fatigue.ts';
import type { Field } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import { NOBODY } from '../../field/state.ts';
import { otherSide, type Side } from '../../model/vocabulary.ts';
import { tired } from '../../procedures/fatigue.ts';
import { leaderLoss } from '../../procedures/leaderLoss.ts';
import { isOfCommand } from '../command/chain.ts';
import { POINTS, withPoints } from '../state/points.ts';
import type { PlayState } from '../state/stage.ts';
import {
  isBasic,
  isKnown,
  isOnMap,
  leaderWith,
  rulesOf,
  unitName,
  withLeader,
  withUnit,
} from '../state/standing.ts';
import { say } from '../told/telling.ts';
import { tellEach } from './aware.ts';

/** "French", or whoever took his place. */
const leaderName = (field: Field, { leaders }: PlayState, leader: number): string => {
  const { name } = field.leaders[leader]!;
  return leaders[leader]!.replacement ? `the officer in ${name}'s place` : name;
};

/** His points go to the enemy at once, and both sides know; one who stands for another gives none (21.12.3). */
function lost(field: Field, state: PlayState, leader: number): PlayState {
  const { side, rank } = field.leaders[leader]!;
  const worth = rank === 'division' ? POINTS.division : POINTS.higher;
  const points = state.leaders[leader]!.replacement ? 0 : worth;
  const gone = withLeader(state, leader, { unit: NOBODY, status: 'lost' });
  return withPoints(gone, otherSide(side), { leaders: points }, true);
}

/** Both sides hear at once who is lost; with which unit he rode only those who see it (21.13.5). */
function tellLost(field: Field, state: PlayState, unit: number, what: string, how: string, u: Umpire): void {
  const { side } = field.units[unit]!;
  const knows = (hearer: Side): boolean => hearer === side || isKnown(state, hearer, unit);
  tellEach(u, state, '12.4, 21.12.3', (hearer) =>
    capital(knows(hearer) ? `${what} ${how} ${unitName(field, unit)}.` : `${what}.`),
  );
}

/** The check of a leader whose unit has lost men, also if it is gone (12.4). `own` draws for the unit. */
export function leaderChecked(
  field: Field,
  state: PlayState,
  unit: number,
  losses: number,
  own: Umpire,
  u: Umpire,
): PlayState {
  const leader = leaderWith(state, unit);
  if (leader === NOBODY || isBasic(state)) return state;
  const rules = rulesOf(state);
  const name = leaderName(field, state, leader);
  if (!leaderLoss({ losses, houseRules: rules })(under(name, own)).hit) return state;
  tellLost(field, state, unit, `${name} is hit`, 'at the head of', u);
  const fatigue = tired(state.units[unit]!.fatigue, fatigueFor('leaderDies'), rules);
  return withUnit(lost(field, state, leader), unit, { fatigue });
}

/** The nearest unit of his command without a leader, of equals the first listed; -1 if there is none. */
function nearestFor(field: Field, state: PlayState, leader: number, from: number): number {
  const piece = field.leaders[leader]!;
  let [best, range] = [NOBODY, Number.POSITIVE_INFINITY];
  for (const unit of field.own[piece.side]) {
    const record = state.units[unit]!;
    if (!isOnMap(record) || !isOfCommand(piece, field.units[unit]!)) continue;
    if (leaderWith(state, unit) !== NOBODY) continue;
    const away = rangeOf(field.ground.map, from, record.square);
    if (away < range) [best, range] = [unit, away];
  }
  return best;
}

/** A leader whose unit is gone, not surrendered: he joins another, or is out of the game but not lost (21.12.2). */
export function leaderJoins(
  field: Field,
  state: PlayState,
  unit: number,
  from: number,
  u: Umpire,
): PlayState {
  const leader = leaderWith(state, unit);
  if (leader === NOBODY) return state;
  const { side, name } = field.leaders[leader]!;
  const next = nearestFor(field, state, leader, from);
  if (next === NOBODY) {
    say(u, state, '21.12.2', `${name} has no unit left to lead and is out of the battle.`, [side]);
    return withLeader(state, leader, { unit: NOBODY, status: 'out' });
  }
  say(u, state, '21.12.2', `${name} joins ${unitName(field, next)}.`, [side]);
  return withLeader(state, leader, { unit: next });
}

/** The leader of a unit that has surrendered is lost with it; in the basic game nobody loses leaders (21.17). */
export function leaderCaptured(
  field: Field,
  state: PlayState,
  unit: number,
  from: number,
  u: Umpire,
): PlayState {
  const leader = leaderWith(state, unit);
  if (leader === NOBODY) return state;
  if (isBasic(state)) return leaderJoins(field, state, unit, from, u);
  tellLost(field, state, unit, `${leaderName(field, state, leader)} is captured`, 'with', u);
  return lost(field, state, leader);
}
