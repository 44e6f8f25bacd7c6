/** Advance after combat (15.10), and how a march goes on from there. */
import { NO_STEP } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { resultOf } from '../model/combatResult.ts';
import { wearier } from '../procedures/assault.ts';
import type { Action } from './action.ts';
import { sideFrom } from './attacking.ts';
import { changeLeaders, changeUnit } from './change.ts';
import { fightOf, goesOn, survivors } from './fighting.ts';
import type { Decision } from './flow.ts';
import { leftAlone, settleLeaders } from './leaders.ts';
import { type PlayState, withStage } from './stage.ts';
import {
  holderOf,
  isHeld,
  isLost,
  leaderName,
  leaderNamed,
  leadersOver,
  sideOfUnit,
  unitName,
  unitNamed,
  weatherOf,
} from './standing.ts';
import { moverOf } from './stepCost.ts';
import { entered } from './stepping.ts';

const DONE: Action = { do: 'done' };

/** Over a hexside that it could march across, into a hex without enemies; a demoralized unit never does (13.5). */
function mayAdvance(field: Field, state: PlayState, unit: number, target: number): boolean {
  const { hex, demoralized } = state.units[unit]!;
  if (hex < 0 || hex === target || demoralized > 0) return false;
  const side = sideFrom(field, hex, target);
  const costs = field.ground[weatherOf(field, state)].costs[moverOf(field, state, unit)];
  return side >= 0 && costs[side] !== NO_STEP;
}

const isOpen = (field: Field, state: PlayState, target: number): boolean => {
  const holder = holderOf(field, state, target);
  return holder === null || holder === state.stage.active;
};

/** Attackers who may still go. */
function advancers(field: Field, state: PlayState): readonly number[] {
  const { attackers, attackerResult, target, advanced } = fightOf(state);
  if (!resultOf(attackerResult).advance || !isOpen(field, state, target)) return [];
  return survivors(state, attackers).filter(
    (i) => !advanced.includes(i) && mayAdvance(field, state, i, target),
  );
}

/** Leaders over the unit that advanced last, left in the hex that it came from. */
function senders(field: Field, state: PlayState, from: number, last: number | undefined): readonly number[] {
  if (last === undefined) return [];
  const back = { ...state, units: state.units.with(last, { ...state.units[last]!, hex: from }) };
  return leadersOver(field, back, last).filter((leader) => state.leaders[leader]!.released);
}

const cameFrom = (state: PlayState): number => fightOf(state).from;

function sendable(field: Field, state: PlayState): readonly number[] {
  const last = fightOf(state).advanced.at(-1);
  return senders(field, state, cameFrom(state), last);
}

/** Asked only where somebody may go. */
export const offerAdvance = (field: Field, state: PlayState): PlayState =>
  advancers(field, state).length + sendable(field, state).length > 0
    ? withStage(state, { at: 'advance', side: state.stage.active })
    : withStage(state, { at: 'after-combat' });

function advanced(field: Field, state: PlayState, unit: number): PlayState {
  const fight = fightOf(state);
  const there = entered(field, state, unit, leftAlone(field, state, unit), fight.target);
  return withStage(there, {
    at: 'offer-advance',
    fight: { ...fight, from: state.units[unit]!.hex, advanced: [...fight.advanced, unit] },
  });
}

export const ADVANCE: Decision = {
  legal: (field, state) => [
    ...advancers(field, state).map((i): Action => ({ do: 'advance', unit: unitName(field, i) })),
    ...sendable(field, state).map((i): Action => ({ do: 'send', leader: leaderName(field, i) })),
    DONE,
  ],
  play(field, state, action) {
    const { side } = state.stage;
    if (action.do === 'advance') return advanced(field, state, unitNamed(field, side, action.unit));
    if (action.do !== 'send') return withStage(state, { at: 'after-combat' });
    const leader = leaderNamed(field, side, action.leader);
    const sent = changeLeaders(state, [leader], { hex: fightOf(state).target });
    return withStage(sent, { at: 'offer-advance' });
  },
};

/** An assault is one attack; a march goes on if the result lets it (6.4.8, 8.8). */
export function afterCombat(field: Field, state: PlayState): PlayState {
  const { march } = state.stage;
  const { advanced: went } = fightOf(state);
  const on = goesOn(state);
  const over = withStage(settleLeaders(field, state), { fight: null, side: state.stage.active });
  if (march === null) return withStage(over, { at: 'end-of-action' });
  if (!on) return withStage(over, { at: 'march-end' });
  if (went.length === 0) return withStage(over, { at: 'march' });
  return withStage(over, { at: 'offers', march: { ...march, moved: true } });
}

// Cavalry has withdrawn before an assault: those who were named may follow, at one fatigue level (10.7).

function followers(field: Field, state: PlayState): readonly number[] {
  const { named, target } = state.stage.assault!;
  if (!isOpen(field, state, target)) return [];
  return named.filter((i) => !isLost(state.units[i]!) && mayAdvance(field, state, i, target));
}

export const VACATED: Decision = {
  legal: (field, state) => [
    ...followers(field, state).map((i): Action => ({ do: 'advance', unit: unitName(field, i) })),
    DONE,
  ],
  play(field, state, action) {
    if (action.do !== 'advance') return withStage(state, { at: 'end-of-action' });
    const unit = unitNamed(field, state.stage.side, action.unit);
    const { fatigue } = wearier(state.units[unit]!);
    const tired = changeUnit(state, unit, { fatigue });
    return entered(field, tired, unit, leftAlone(field, tired, unit), state.stage.assault!.target);
  },
};

/** Where a unit that has entered a hex stands: free, or in contact (6.8.6). */
export const arrived = (field: Field, state: PlayState): PlayState => {
  const { unit, moved } = state.stage.march!;
  const held = moved && isHeld(field, state, sideOfUnit(field, unit), state.units[unit]!.hex);
  return withStage(state, { at: held ? 'contact' : 'march', side: state.stage.active });
};
