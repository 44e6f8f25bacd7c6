/** Combat on the map (8.4): the dice, losses point by point, the letters; then retreats and advances. */
import type { Umpire } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { resultOf } from '../model/combatResult.ts';
import { otherSide } from '../model/vocabulary.ts';
import { clashOf } from '../procedures/attack.ts';
import { flank } from '../procedures/flank.ts';
import { mayLose } from '../procedures/losses.ts';
import { suffer } from '../procedures/stackResult.ts';
import type { Action } from './action.ts';
import { unrefuse, writeUnit } from './change.ts';
import type { Decision } from './flow.ts';
import { settleLeaders } from './leaders.ts';
import { type Attacking, attackTactical, flankOf, orderOf } from './order.ts';
import { releaseAttacked } from './release.ts';
import { canRetreat, retreating } from './retreating.ts';
import { type Fight, type PlayState, type Stage, withStage } from './stage.ts';
import { isLost, rulesOf, unitName, unitNamed, unitOf, unitsIn } from './standing.ts';

export const fightOf = ({ stage }: PlayState): Fight => stage.fight!;
const withFight = (state: PlayState, change: Partial<Fight>, stage: Partial<Stage> = {}): PlayState =>
  withStage(state, { ...stage, fight: { ...fightOf(state), ...change } });

/** In an assault it is the leader who began it; in a march the best over the unit. */
export function tacticalOf(field: Field, state: PlayState, { type, attackers }: Fight): number {
  const { assault } = state.stage;
  if (type === 'assault') return field.pieces.leaders[assault!.leader]!.tactical ?? 0;
  return attackTactical(field, state, attackers[0]!);
}

/** A marker goes when any unit of the stack attacks; the defender is released by it (9.8, 16.6). */
function joined(field: Field, state: PlayState, { target, attackers }: Fight): PlayState {
  const freed = releaseAttacked(field, state, target);
  return attackers.reduce((now, i) => unrefuse(now, now.units[i]!.hex), freed);
}

export function fight(field: Field, state: PlayState, u: Umpire): PlayState {
  const declared = fightOf(state);
  const ready = joined(field, state, declared);
  const attacking: Attacking = { ...declared, leader: tacticalOf(field, ready, declared) };
  const flanks = flank(flankOf(field, ready, state.stage.active, declared.target))(u);
  const { attacker, defender } = clashOf(orderOf(field, ready, attacking, flanks))(u);
  const defenders = unitsIn(ready, declared.target);
  return withFight(
    ready,
    { defenders, defenderResult: defender, attackerResult: attacker, ...dividing(defenders, defender) },
    { at: 'losses-defender' },
  );
}

// Losses, one point at a time (8.6).

const dividing = (units: readonly number[], code: string): Pick<Fight, 'toLose' | 'lost'> => ({
  toLose: resultOf(code).loss,
  lost: units.map(() => 0),
});

type Party = 'defender' | 'attacker';
const partyOf = (fight: Fight, party: Party): readonly number[] =>
  party === 'defender' ? fight.defenders : fight.attackers;

/** Who may take the next point, as places in the party. */
function takers(field: Field, state: PlayState, party: Party): readonly number[] {
  const { lost } = fightOf(state);
  const units = partyOf(fightOf(state), party).map((i) => unitOf(field, state, i));
  return mayLose(units, lost, rulesOf(state));
}

const onePoint = ({ lost, toLose }: Fight, at: number): Pick<Fight, 'toLose' | 'lost'> => ({
  toLose: toLose - 1,
  lost: lost.map((points, i) => (i === at ? points + 1 : points)),
});

/** Points are taken unasked while there is no choice; then the letters fall on every unit. */
function divide(party: Party, then: (field: Field, state: PlayState) => PlayState) {
  return (field: Field, state: PlayState): PlayState => {
    const current = fightOf(state);
    const units = partyOf(current, party);
    const left = units.reduce((sum, i, at) => sum + state.units[i]!.manpower - current.lost[at]!, 0);
    if (current.toLose >= left) {
      const all = units.map((i) => state.units[i]!.manpower);
      return then(field, suffered(field, withFight(state, { toLose: 0, lost: all }), party));
    }
    if (current.toLose === 0) return then(field, suffered(field, state, party));
    const may = takers(field, state, party);
    if (may.length === 1) return withFight(state, onePoint(current, may[0]!));
    const { active } = state.stage;
    const side = party === 'attacker' ? active : otherSide(active);
    return withStage(state, { at: `loss-${party}`, side });
  };
}

function suffered(field: Field, state: PlayState, party: Party): PlayState {
  const current = fightOf(state);
  const code = party === 'defender' ? current.defenderResult : current.attackerResult;
  return partyOf(current, party).reduce((now, i, at) => {
    const after = suffer(unitOf(field, now, i), resultOf(code), current.lost[at]!, rulesOf(now));
    return writeUnit(field, now, i, after, 'lost');
  }, state);
}

export const divideDefenders = divide('defender', (_, state) => {
  const { attackers, attackerResult } = fightOf(state);
  return withFight(state, dividing(attackers, attackerResult), { at: 'losses-attacker' });
});
export const divideAttackers = divide('attacker', (_, state) => withStage(state, { at: 'outcome' }));

const losing = (party: Party): Decision => ({
  legal: (field, state) =>
    takers(field, state, party).map(
      (at): Action => ({
        do: 'lose',
        unit: unitName(field, partyOf(fightOf(state), party)[at]!),
      }),
    ),
  play(field, state, action) {
    const name = action.do === 'lose' ? action.unit : '';
    const unit = unitNamed(field, state.stage.side, name);
    const at = partyOf(fightOf(state), party).indexOf(unit);
    return withFight(state, onePoint(fightOf(state), at), { at: `losses-${party}` });
  },
});
export const LOSS_DEFENDER = losing('defender');
export const LOSS_ATTACKER = losing('attacker');

// What the letters make of the defender.

const RETREATS = { r: 'retreat', R: 'rout', 'R*': 'rout' } as const;

export const survivors = (state: PlayState, units: readonly number[]): readonly number[] =>
  units.filter((i) => !isLost(state.units[i]!));

/** The active enemy (15.9a): the attacking unit in its hex; in an assault the leader who began it. */
const beforeWhom = ({ stage, leaders }: PlayState): number =>
  stage.assault ? leaders[stage.assault.leader]!.hex : stage.fight!.from;

/** Forced to go, free to go, or all gone; leaders whose units are lost go to others first (8.4.7). */
export function settle(field: Field, state: PlayState): PlayState {
  const { defenders, defenderResult, target } = fightOf(state);
  const from = beforeWhom(state);
  const alive = survivors(state, defenders);
  const side = otherSide(state.stage.active);
  if (alive.length === 0) return withStage(settleLeaders(field, state), { at: 'offer-advance' });
  const { retreat } = resultOf(defenderResult);
  if (retreat) return retreating(field, state, RETREATS[retreat], alive, target, from);
  const free =
    rulesOf(state).voluntaryRetreat !== 'none' && canRetreat(field, state, 'voluntary', alive, target, from);
  return free ? withStage(state, { at: 'fall-back', side }) : withStage(state, { at: 'after-combat' });
}

export const FALL_BACK: Decision = {
  legal: () => [{ do: 'hold' }, { do: 'retreat' }],
  play(field, state, action) {
    if (action.do !== 'retreat') return withStage(state, { at: 'after-combat' });
    const { defenders, target } = fightOf(state);
    return retreating(field, state, 'voluntary', survivors(state, defenders), target, beforeWhom(state));
  },
};

/** Whether the attack is one of a march, and the marching unit may go on (8.8). */
export function goesOn(state: PlayState): boolean {
  const { attackerResult } = fightOf(state);
  const { march } = state.stage;
  return march !== null && !isLost(state.units[march.unit]!) && resultOf(attackerResult).strain === null;
}
