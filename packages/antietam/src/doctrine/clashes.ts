/** A melee by exact odds: its row is an area of the square of the two factors, so that its mean needs no drawing. */
import { keeping, type Rational, toNumber } from '@longroll/kernel';
import { MELEE_ROWS, type PrintedLoss } from '../charts/melee.ts';
import { meleeRows } from '../procedures/meleeRows.ts';
import type { FieldRules } from '../rulings/index.ts';
import type { Melee } from './reasons.ts';

export type Clash = Omit<Melee, 'taken'>;

const HUNDRED = 100;
const MOST = 4000;
const kept = keeping<Clash>(MOST);

const meanOf = ({ random, plus }: PrintedLoss, least: number): number => plus + (random + least) / 2;

function clashed(attack: Rational, against: Rational, rules: FieldRules, routed: boolean): Clash {
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
}

/** What comes of two strengths, both without their random factors. */
export const clashOf = (attack: Rational, against: Rational, rules: FieldRules, routed = false): Clash =>
  kept(`${attack.n}/${attack.d} ${against.n}/${against.d} ${rules.randomOfLeast} ${routed}`, () =>
    clashed(attack, against, rules, routed),
  );
