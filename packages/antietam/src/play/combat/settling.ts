/**
 * Settling a step of combat (3.10, 21.7): each unit that lost men, the attacker's first, loses them, its leader is checked, it
 * tires, and it checks for rout. All checks are drawn before anybody flees.
 */
import { apart, type Umpire, under } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { GONE, NOBODY } from '../../field/state.ts';
import { isArtillery, otherSide, SIDES } from '../../model/vocabulary.ts';
import { rout } from '../../procedures/rout.ts';
import { type In, type Loss, type PlayState, to } from '../state/stage.ts';
import { isBasic, isKnown, isOnMap, leaderWith, rulesOf, unitName, withUnit } from '../state/standing.ts';
import { gunWords } from '../told/combatWords.ts';
import { say } from '../told/telling.ts';
import { aware, eyesOf, wokenBy } from './aware.ts';
import { inSettlingOrder } from './firing.ts';
import { leaderChecked, leaderJoins } from './leaders.ts';
import { abandoning, gunsAbandoned, losingMen } from './losing.ts';

interface Settled {
  readonly state: PlayState;
  /** Those who have failed their check, in the order of settling. */
  readonly routs: readonly number[];
}

/** Efficiency and fatigue of the enemy are never shown (21.13): checks are drawn for the eyes of the unit's side. */
const ownUmpire = (field: Field, state: PlayState, unit: number, u: Umpire): Umpire =>
  apart(u, unitName(field, unit), eyesOf(state, field.units[unit]!.side));

/** Fatigue and efficiency by the losses, then the check (9.2). */
function routChecked(field: Field, { state, routs }: Settled, loss: Loss, own: Umpire): Settled {
  const { unit, lost, before, flanked } = loss;
  const record = state.units[unit]!;
  const outcome = rout({
    men: before,
    startMen: Math.max(field.units[unit]!.startMen, before),
    efficiency: record.efficiency,
    fatigue: record.fatigue,
    leader: leaderWith(state, unit) !== NOBODY,
    losses: lost,
    flank: flanked,
    houseRules: rulesOf(state),
  })(under(unitName(field, unit), own));
  const { fatigue, efficiency } = outcome;
  const shaken = withUnit(state, unit, { fatigue, efficiency, idle: false });
  return { state: shaken, routs: outcome.routs ? [...routs, unit] : routs };
}

/** One unit: its leader, then itself if it is still there (21.7). */
function settledUnit(field: Field, settled: Settled, loss: Loss, u: Umpire): Settled {
  const { unit, lost } = loss;
  const own = ownUmpire(field, settled.state, unit, u);
  const state = leaderChecked(field, settled.state, unit, lost, own, u);
  const now = { ...settled, state };
  return isOnMap(state.units[unit]!) ? routChecked(field, now, loss, own) : now;
}

/** Guns that stand unlimbered are left in part (9.3.5); in the basic game there are no modes, and guns go (21.17). */
const isLeavingGuns = (field: Field, state: PlayState, unit: number): boolean =>
  isArtillery(field.units[unit]!.arm) && state.units[unit]!.mode === 'unlimbered' && !isBasic(state);

function tellRout(field: Field, state: PlayState, unit: number, known: boolean, u: Umpire): void {
  const guns = isLeavingGuns(field, state, unit) ? gunsAbandoned(field, state, unit) : 0;
  const left = guns > 0 ? ` and abandons ${gunWords(guns)}` : '';
  const text = `${unitName(field, unit)} breaks and routs${left}.`;
  say(u, state, '9.3', text, known ? SIDES : [field.units[unit]!.side], [state.units[unit]!.square]);
}

/** A unit routs: efficiency, mode, plots and works; `known` to the enemy if he sees it (9.3). */
function routed(field: Field, state: PlayState, unit: number, known: boolean, u: Umpire): PlayState {
  tellRout(field, state, unit, known, u);
  const { efficiency } = state.units[unit]!;
  const broken = withUnit(state, unit, {
    efficiency: Math.max(0, efficiency - rulesOf(state).efficiencyLossRout),
    mode: 'routed',
    plot: null,
    fort: 0,
  });
  return isLeavingGuns(field, state, unit) ? abandoning(field, broken, unit, known, u) : broken;
}

type Settling = In<'fire-settle'> | In<'melee-settle'>;

/** Who saw a unit when the step began: nobody comes into sight while units settle. */
const isSeen = (field: Field, state: PlayState, unit: number): boolean =>
  isKnown(state, otherSide(field.units[unit]!.side), unit);

function settle(
  field: Field,
  state: Settling,
  losses: readonly Loss[],
  before: (now: PlayState, loss: Loss) => PlayState,
  u: Umpire,
): PlayState {
  let settled: Settled = { state, routs: [] };
  for (const loss of losses)
    settled = settledUnit(field, { ...settled, state: before(settled.state, loss) }, loss, u);
  let now = settled.state;
  for (const unit of settled.routs) now = routed(field, now, unit, isSeen(field, state, unit), u);
  for (const { unit, square } of losses)
    if (now.units[unit]!.square === GONE) now = leaderJoins(field, now, unit, square, u);
  const { side, set } = state.stage;
  const fleeing = settled.routs.filter((unit) => isOnMap(now.units[unit]!));
  const after = state.stage.at === 'fire-settle' ? 'melee' : 'combat-end';
  const calm = aware(field, state, wokenBy(field, now, losses), u);
  return to(calm, { at: 'flights', side, set, fleeing, after });
}

export const settleFire = (field: Field, state: In<'fire-settle'>, u: Umpire): PlayState =>
  settle(
    field,
    state,
    inSettlingOrder(field, state.stage.side, state.stage.losses),
    (now, { unit, lost }) => losingMen(field, now, unit, lost, isSeen(field, state, unit), u),
    u,
  );

/** Men were taken off, and units broken up, in the melees themselves (21.8.5). */
export const settleMelee = (field: Field, state: In<'melee-settle'>, u: Umpire): PlayState =>
  settle(field, state, inSettlingOrder(field, state.stage.side, state.stage.melees.losses), (now) => now, u);
