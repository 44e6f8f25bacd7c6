/** Charges: what a melee would come to, and who is told to join it. */
import type { Field } from '../field/field.ts';
import { menOf } from '../model/sharing.ts';
import { meleeAttackers, meleeDefenders } from '../play/combat/records.ts';
import { awayFrom, isTrapped } from '../play/combat/retreating.ts';
import { chargersOf, meleePlotBar } from '../play/operations/plotted.ts';
import type { PlayState } from '../play/state/stage.ts';
import { isRouted, knownEnemiesIn, rulesOf } from '../play/state/standing.ts';
import { unitPieceId } from '../play/state/words.ts';
import { attackStrength, defenceStrength } from '../procedures/meleeStrength.ts';
import { clashOf } from './clashes.ts';
import type { Look } from './look.ts';
import { pointsOf } from './points.ts';
import { chargeReason, type Melee, type Weighed } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

/** Points of the defenders of a square who would be lost if they had to leave it: guns in battery, and who is cut off. */
function takenIn(
  field: Field,
  view: PlayState,
  attackers: readonly number[],
  defenders: readonly number[],
  square: number,
): number {
  const strongest = attackers.reduce((a, b) => (view.units[b]!.men > view.units[a]!.men ? b : a));
  const away = awayFrom(field, view.units[strongest]!.square, square);
  return defenders.reduce(
    (sum, enemy) => (isTrapped(field, view, enemy, away) ? sum + pointsOf(field, view, enemy) : sum),
    0,
  );
}

/** The melee of some units against all who are known to be in a square, as they stand now. */
export function meleeOf(look: Look, attackers: readonly number[], square: number): Melee {
  const { field, view, side, bearing } = look;
  const rules = rulesOf(view);
  const defenders = knownEnemiesIn(field, view, side, square);
  const defence = meleeDefenders(field, view, attackers, defenders);
  const attack = attackStrength(
    meleeAttackers(field, view, attackers, defenders, square),
    menOf(defence),
    rules,
  ).total;
  const against = defenceStrength(defence, rules).total;
  const routed = defenders.every((enemy) => isRouted(view.units[enemy]!));
  const clash = clashOf(attack, against, rules, routed);
  const taken = bearing.foresight ? takenIn(field, view, attackers, defenders, square) : 0;
  return { ...clash, taken };
}

export function squareWorth({ field, plan }: Look, square: number): number {
  const aim = plan.aims.find(({ goal }) => field.goals[goal]!.cell === square);
  return aim ? WEIGHTS.ground + aim.points * WEIGHTS.possession : WEIGHTS.ground;
}

export const meleeValue = (look: Look, square: number, { cost, gain, won, taken }: Melee): number =>
  gain -
  cost * look.bearing.caution +
  won * (squareWorth(look, square) + taken * WEIGHTS.spoils) -
  WEIGHTS.pluck;

/** Those who fire at a square and could charge it, the largest first, with those who are to charge already. */
function chargersFor(look: Look, square: number): readonly number[] {
  const { field, view, side } = look;
  const already = chargersOf(field, view, square);
  const able = field.own[side]
    .filter(
      (unit) =>
        view.units[unit]!.plot?.square === square &&
        meleePlotBar(field, view, { do: 'plot-melee', unit: unitPieceId(field, unit) }) === null,
    )
    .sort((a, b) => view.units[b]!.men - view.units[a]!.men);
  return [...already, ...able].slice(0, rulesOf(view).meleePlots);
}

/** Without odds: who is half as strong again charges. */
function byThumb({ field, view, side }: Look, attackers: readonly number[], square: number): Melee {
  const men = (units: readonly number[]): number =>
    units.reduce((sum, unit) => sum + view.units[unit]!.men, 0);
  const isStronger = men(attackers) > men(knownEnemiesIn(field, view, side, square)) * 1.5;
  return isStronger ? { cost: 15, gain: 50, won: 0.8, taken: 0 } : { cost: 50, gain: 15, won: 0.2, taken: 0 };
}

/** Squares that somebody fires at who could charge them besides. */
function chargeable({ field, view, side }: Look): ReadonlySet<number> {
  const squares = new Set<number>();
  for (const unit of field.own[side]) {
    const { plot } = view.units[unit]!;
    if (plot && plot.paid > 0 && !plot.melee) squares.add(plot.square);
  }
  return squares;
}

/** Charges that pay, the best first: of each the next unit that is to be told. */
export function chargesOf(look: Look): readonly Weighed[] {
  const { field, view } = look;
  const found = [...chargeable(look)].flatMap((square): Weighed[] => {
    const chargers = chargersFor(look, square);
    const next = chargers.find((unit) => !view.units[unit]!.plot!.melee);
    if (next === undefined) return [];
    const melee = (look.bearing.odds ? meleeOf : byThumb)(look, chargers, square);
    const value = meleeValue(look, square, melee);
    if (value <= 0) return [];
    const action = { do: 'plot-melee', unit: unitPieceId(field, next) } as const;
    return [{ action, value, reason: chargeReason(look, next, square, melee) }];
  });
  return found.sort((a, b) => b.value - a.value);
}
