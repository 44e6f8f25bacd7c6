/** The melee stage (21.8): one square a pass, in the order in which charges were plotted. */
import { apart, type Umpire, under } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import { NOBODY } from '../../field/state.ts';
import type { MeleeAttacker, MeleeDefender } from '../../model/meleeUnit.ts';
import { SIDES } from '../../model/vocabulary.ts';
import { isSomeRouted, isSomeSteady, type Struck, struck } from '../../procedures/melee.ts';
import { type Retreat, retreatOf } from '../../procedures/meleeRetreat.ts';
import { orderCost, PROHIBITED } from '../plots/prices.ts';
import { type In, type Loss, type Melees, type PlayState, to } from '../state/stage.ts';
import { isOnMap, isRouted, rulesOf, squareId, unitName, withUnit } from '../state/standing.ts';
import { chargeSentence } from '../told/combatWords.ts';
import { whereWords } from '../told/places.ts';
import { say } from '../told/telling.ts';
import { enemiesIn, plottedBy } from './aiming.ts';
import { aware, wokenBy } from './aware.ts';
import { losingMen } from './losing.ts';
import { meleeAttackers, meleeDefenders } from './records.ts';
import { advance, awayFrom, retreat } from './retreating.ts';

/** Who fights for a square, and as what. */
interface Clash {
  readonly square: number;
  /** In list order. */
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly attack: readonly MeleeAttacker[];
  readonly defence: readonly MeleeDefender[];
}

/** Charges that are left: who has routed or gone has no plot any more (21.8.1). */
const charges = (field: Field, state: In<'melee'>) =>
  plottedBy(field, state, state.stage.side).filter(
    ({ unit, plot }) =>
      plot.melee &&
      !isRouted(state.units[unit]!) &&
      rangeOf(field.ground.map, state.units[unit]!.square, plot.square) === 1,
  );

/** The square whose turn it is: that of the first charge in plot order that was not fought; -1 if none is left. */
const nextSquare = (field: Field, state: In<'melee'>): number =>
  charges(field, state).find(({ plot }) => !state.stage.melees.fought.includes(plot.square))?.plot.square ??
  NOBODY;

const chargersOf = (field: Field, state: In<'melee'>, square: number): readonly number[] =>
  charges(field, state)
    .filter(({ plot }) => plot.square === square)
    .map(({ unit }) => unit)
    .toSorted((a, b) => a - b);

/** What a defender pays: the price of the table, or what he has (21.8.3). All who fight are not idle. */
function joined(
  field: Field,
  state: PlayState,
  attackers: readonly number[],
  defenders: readonly number[],
): PlayState {
  const price = (unit: number): number => {
    const cost = orderCost(state, 'melee-defence', field.units[unit]!.arm, state.units[unit]!);
    return cost >= PROHIBITED ? 0 : cost;
  };
  const ready = attackers.reduce<PlayState>((now, unit) => withUnit(now, unit, { idle: false }), state);
  return defenders.reduce((now, unit) => {
    const { op } = now.units[unit]!;
    return withUnit(now, unit, { op: Math.max(0, op - price(unit)), idle: false });
  }, ready);
}

/** What each unit has lost; only defenders are flanked in this sense (21.8.4, 9.2.3). */
function lossesOf(state: PlayState, { attackers, defenders, defence }: Clash, fell: Struck): readonly Loss[] {
  const lossOf = (unit: number, lost: number, flanked: boolean): readonly Loss[] => {
    const { square, men } = state.units[unit]!;
    return lost > 0 ? [{ unit, square, lost, before: men, flanked }] : [];
  };
  return [
    ...attackers.flatMap((unit, i) => lossOf(unit, fell.attack.shares[i]!, false)),
    ...defenders.flatMap((unit, i) => lossOf(unit, fell.defence.shares[i]!, defence[i]!.flanked)),
  ];
}

/** Losses of one melee added to those of the melees before it: a unit that fell back may fight again (21.8.9). */
function addedTo(losses: readonly Loss[], more: readonly Loss[]): readonly Loss[] {
  const sums = new Map(losses.map((loss) => [loss.unit, loss]));
  for (const loss of more) {
    const { before, lost, flanked } = sums.get(loss.unit) ?? { ...loss, lost: 0 };
    sums.set(loss.unit, { ...loss, before, lost: lost + loss.lost, flanked: flanked || loss.flanked });
  }
  return [...sums.values()];
}

const sumOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);

function tellClash(
  field: Field,
  state: PlayState,
  clash: Clash,
  { attack, defence }: Struck,
  u: Umpire,
): void {
  const names = (units: readonly number[]) => units.map((unit) => unitName(field, unit));
  const text = chargeSentence({
    attackers: names(clash.attackers),
    defenders: names(clash.defenders),
    flank: clash.attack.every(({ flanks }) => flanks),
    where: whereWords(field, clash.square),
    attackersFell: sumOf(attack.shares),
    defendersFell: sumOf(defence.shares),
  });
  say(u, state, '8.1', text, SIDES, [state.units[clash.attackers[0]!]!.square, clash.square]);
}

/** The enemy from whom one retreats: the one with most men before this melee, of equals the first listed (21.8.7). */
const strongest = (state: PlayState, units: readonly number[]): number =>
  units.reduce((best, unit) => (state.units[unit]!.men > state.units[best]!.men ? unit : best), units[0]!);

/** Of the defenders all go, or only the routed ones; unrouted ones go first (21.8.6). */
function defendersWhoGo(state: PlayState, { defenders }: Clash, goes: Retreat): readonly number[] {
  if (goes === 'none' || goes === 'attacker') return [];
  const present = defenders.filter((unit) => isOnMap(state.units[unit]!));
  const routed = present.filter((unit) => isRouted(state.units[unit]!));
  return goes === 'defender' ? [...present.filter((unit) => !routed.includes(unit)), ...routed] : routed;
}

const attackersWhoGo = (state: PlayState, { attackers }: Clash, goes: Retreat): readonly number[] =>
  goes === 'attacker' || goes === 'both' ? attackers.filter((unit) => isOnMap(state.units[unit]!)) : [];

/** Retreats of one melee; `before` is the state in which it began. */
function retreats(field: Field, before: PlayState, state: PlayState, clash: Clash, goes: Retreat, u: Umpire) {
  const { square: attackFrom } = before.units[strongest(before, clash.attackers)]!;
  let now = state;
  for (const unit of defendersWhoGo(state, clash, goes))
    now = retreat(field, now, unit, awayFrom(field, attackFrom, clash.square), u);
  for (const unit of attackersWhoGo(now, clash, goes))
    now = retreat(field, now, unit, awayFrom(field, clash.square, now.units[unit]!.square), u);
  return now;
}

/** One melee: strengths, losses, who goes; then those who follow. */
function fought(field: Field, state: PlayState, clash: Clash, u: Umpire) {
  const { attackers, defenders, attack, defence, square } = clash;
  const houseRules = rulesOf(state);
  const { side } = field.units[attackers[0]!]!;
  const own = under(`Melee ${squareId(field, square)}`, apart(u, `melee at ${squareId(field, square)}`));
  const fell = struck({ side, attackers: attack, defenders: defence, detail: 'men', houseRules })(own);
  tellClash(field, state, clash, fell, u);
  const losses = lossesOf(state, clash, fell);
  let now = losses.reduce(
    (less, { unit, lost }) => losingMen(field, less, unit, lost, true, u),
    wokenBy(field, state, losses),
  );
  const isGone = (units: readonly number[]) => units.every((unit) => !isOnMap(now.units[unit]!));
  const goes = retreatOf(own, {
    ...{ row: fell.row, someRouted: isSomeRouted(defence), someSteady: isSomeSteady(defence), houseRules },
    ...{ attackerGone: isGone(attackers), defenderGone: isGone(defenders) },
  });
  now = retreats(field, state, now, clash, goes, u);
  return { state: advance(field, now, attackers, square, u), losses };
}

/** All squares are fought for: what was lost is settled, if anything was (21.3). */
function over(state: In<'melee'>): PlayState {
  const { side, set, melees } = state.stage;
  return melees.losses.length > 0
    ? to(state, { at: 'melee-settle', side, set, melees })
    : to(state, { at: 'combat-end', side, set });
}

export function fightMelee(field: Field, state: In<'melee'>, u: Umpire): PlayState {
  const { side, set, melees } = state.stage;
  const square = nextSquare(field, state);
  if (square === NOBODY) return over(state);
  const attackers = chargersOf(field, state, square);
  const defenders = enemiesIn(field, state, side, square);
  const on = (now: PlayState, losses: readonly Loss[]): PlayState => {
    const more: Melees = { fought: [...melees.fought, square], losses: addedTo(melees.losses, losses) };
    return to(aware(field, state, now, u), { at: 'melee', side, set, melees: more });
  };
  if (defenders.length === 0) return on(advance(field, state, attackers, square, u), []);
  const ready = joined(field, state, attackers, defenders);
  const attack = meleeAttackers(field, ready, attackers, defenders, square);
  const defence = meleeDefenders(field, ready, attackers, defenders);
  const after = fought(field, ready, { square, attackers, defenders, attack, defence }, u);
  return on(after.state, after.losses);
}
