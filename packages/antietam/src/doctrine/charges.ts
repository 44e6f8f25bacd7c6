/** Charges by exact odds: the row of a melee is an area of the square of its two factors, so that its mean needs no drawing. */
import { keeping, toNumber } from '@longroll/kernel';
import { MELEE_ROWS, type PrintedLoss } from '../charts/melee.ts';
import { menOf } from '../model/sharing.ts';
import { meleeAttackers, meleeDefenders } from '../play/combat/records.ts';
import { chargersOf, meleePlotBar } from '../play/operations/plotted.ts';
import { isRouted, knownEnemiesIn, rulesOf } from '../play/state/standing.ts';
import { unitPieceId } from '../play/state/words.ts';
import { meleeRows } from '../procedures/meleeRows.ts';
import { attackStrength, defenceStrength } from '../procedures/meleeStrength.ts';
import type { Look } from './look.ts';
import { chargeReason, type Melee, type Weighed } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

const HUNDRED = 100;
const MOST = 2000;
const kept = keeping<Melee>(MOST);

const meanOf = ({ random, plus }: PrintedLoss, least: number): number => plus + (random + least) / 2;

/** The melee of some units against all who are known to be in a square, as they stand now. */
export function meleeOf({ field, view, side }: Look, attackers: readonly number[], square: number): Melee {
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
  const key = `${attack.n}/${attack.d} ${against.n}/${against.d} ${rules.randomOfLeast} ${routed}`;
  return kept(key, () => {
    const rows = meleeRows(attack, against, rules);
    const branches =
      'branches' in rows
        ? rows.branches.map(({ value, p }) => [value.row, toNumber(p)] as const)
        : [[rows.row, 1] as const];
    let [cost, gain, won] = [0, 0, 0];
    for (const [at, p] of branches) {
      const row = MELEE_ROWS[at]!;
      cost += p * meanOf(row.attackerLoss, rules.randomOfLeast);
      gain += p * meanOf(row.defenderLoss, rules.randomOfLeast);
      won += p * (routed ? 1 : row.defenderRetreat / HUNDRED);
    }
    return { cost, gain, won };
  });
}

export function squareWorth({ field, plan }: Look, square: number): number {
  const aim = plan.aims.find(({ goal }) => field.goals[goal]!.cell === square);
  return aim ? WEIGHTS.ground + aim.points * WEIGHTS.possession : WEIGHTS.ground;
}

export const meleeValue = (look: Look, square: number, { cost, gain, won }: Melee): number =>
  gain - cost * look.bearing.caution + won * squareWorth(look, square) - WEIGHTS.pluck;

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
  return isStronger ? { cost: 15, gain: 50, won: 0.8 } : { cost: 50, gain: 15, won: 0.2 };
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
