/** One melee (8.1): strengths, the row by exact areas, losses of both sides, who retreats. */
import { type Chance, type Note, once, type Procedure, type Umpire } from '@longroll/kernel';
import { MELEE, MELEE_ROWS, type MeleeRow, type PrintedLoss } from '../charts/melee.ts';
import { randomDie } from '../model/check.ts';
import { coarse } from '../model/coarse.ts';
import { type MeleeAttacker, type MeleeDefender, type MeleeUnit, sharedLoss } from '../model/meleeUnit.ts';
import { menOf } from '../model/sharing.ts';
import { menWords, type Side } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { isBrokenUp } from './fire.ts';
import { type Retreat, retreatOf } from './meleeRetreat.ts';
import { meleeRows, type RowRead, rowDrawn } from './meleeRows.ts';
import { attackStrength, defenceStrength } from './meleeStrength.ts';

/** For odds: losses left as they are printed, or every number of men. A roll always gives the men. */
export const DETAILS = ['rows', 'men'] as const;
export type Detail = (typeof DETAILS)[number];

export interface MeleeInput {
  readonly side: Side;
  readonly attackers: readonly MeleeAttacker[];
  readonly defenders: readonly MeleeDefender[];
  readonly detail: Detail;
  readonly houseRules: HouseRules;
}

export type MeleeLoss = number | PrintedLoss;

export interface MeleeOutcome {
  readonly row: string;
  readonly attackerLoss: MeleeLoss;
  readonly defenderLoss: MeleeLoss;
  readonly retreat: Retreat;
}

/** What a side loses, and whether anything of it is left. */
export interface SideLoss {
  readonly loss: MeleeLoss;
  /** How it falls on the units; empty where the loss is left as printed. */
  readonly shares: readonly number[];
  readonly gone: boolean;
}

/** A loss never exceeds the men present; a side is gone when each of its units is broken up. */
function sideLoss(loss: number, units: readonly MeleeUnit[], houseRules: HouseRules): SideLoss {
  const taken = Math.min(loss, menOf(units));
  const shares = sharedLoss(taken, units);
  return { loss: taken, shares, gone: units.every(({ men }, i) => isBrokenUp(men, shares[i]!, houseRules)) };
}

type Drawn = (u: Umpire) => SideLoss;

function lossDraw(who: string, printed: PrintedLoss, units: readonly MeleeUnit[], input: MeleeInput): Drawn {
  const { detail, houseRules } = input;
  const name = `${who} random of ${printed.random}`;
  const chance: Chance<SideLoss> = coarse(name, {
    dice: [randomDie(name, printed.random, houseRules.randomOfLeast)],
    exactly: ([face]) => sideLoss(face! + printed.plus, units, houseRules),
    classed: (exact) => (detail === 'men' ? exact : { loss: printed, shares: [], gone: exact.gone }),
    key: ({ loss, gone }) => `${typeof loss === 'number' ? loss : ''} ${gone}`,
  });
  const [first, last] = [chance.value(0), chance.value(chance.ways - 1)];
  // More than there are, whatever falls: nothing is left for luck to change.
  return first.loss === last.loss ? () => first : (u) => u.draw(chance);
}

export const printedWords = ({ random, plus }: PrintedLoss): string =>
  plus > 0 ? `Random of ${random} + ${plus}` : `Random of ${random}`;

/** Explains a row: how it came about and what it says. */
export function rowLines({ row, differential }: RowRead): readonly Note[] {
  const { head, attackerLoss, defenderLoss } = MELEE_ROWS[row]!;
  const line = { cite: '8.3.1', group: 'Result', chart: MELEE.id, applied: true };
  const by = differential === undefined ? '' : `, differential ${differential}`;
  const text = `Row of the table${by}; its chance is an exact area of the square of the two random factors`;
  return [
    { ...line, cite: '8.3, 8.3.5', text, value: head },
    { ...line, text: 'Attacker loses', value: printedWords(attackerLoss) },
    { ...line, text: 'Defender loses', value: printedWords(defenderLoss) },
  ];
}

const takenLine = (who: string, { loss }: SideLoss): readonly Note[] =>
  typeof loss === 'number'
    ? [
        {
          cite: '8.1.5',
          text: `${who} loses, shared by men`,
          value: menWords(loss),
          applied: true,
          group: 'Result',
        },
      ]
    : [];

/** What has gone before: a melee without it is against the card. */
const FIRED_BEFORE: Note = {
  cite: '6.5',
  text: 'Every attacker must have fired at the square',
  value: 'before',
  applied: true,
  reason: 'that fire is a question of its own, or part of an engagement',
  group: 'Attacker',
};

interface RowDraws {
  readonly attacker: Drawn;
  readonly defender: Drawn;
}

/** A melee before anybody goes: its row of the table, and what both sides lose by it. */
export interface Struck {
  readonly row: MeleeRow;
  readonly attack: SideLoss;
  readonly defence: SideLoss;
}

/** Strengths, row and losses (8.1.3 to 8.1.5): all that comes before the retreats. */
export function struck(input: MeleeInput): Procedure<Struck> {
  const { attackers, defenders, detail, houseRules } = input;
  const attacker = attackStrength(attackers, menOf(defenders), houseRules);
  const defender = defenceStrength(defenders, houseRules);
  const rows = meleeRows(attacker.total, defender.total, houseRules);
  const draws = MELEE_ROWS.map(({ attackerLoss, defenderLoss }) =>
    once(
      (): RowDraws => ({
        attacker: lossDraw("attacker's", attackerLoss, attackers, input),
        defender: lossDraw("defender's", defenderLoss, defenders, input),
      }),
    ),
  );
  return (u) => {
    u.note(() => [...attacker.lines(), ...defender.lines()]);
    const read = rowDrawn(u, rows);
    u.note(() => rowLines(read));
    const losses = draws[read.row]!();
    const attack = losses.attacker(u);
    const defence = losses.defender(u);
    if (detail === 'men') u.note(() => [...takenLine('Attacker', attack), ...takenLine('Defender', defence)]);
    return { row: MELEE_ROWS[read.row]!, attack, defence };
  };
}

export const isSomeRouted = (units: readonly MeleeUnit[]): boolean =>
  units.some(({ mode }) => mode === 'routed');
export const isSomeSteady = (units: readonly MeleeUnit[]): boolean =>
  units.some(({ mode }) => mode !== 'routed');

export function melee(input: MeleeInput): Procedure<MeleeOutcome> {
  const { defenders, houseRules } = input;
  const strike = struck(input);
  const before = { someRouted: isSomeRouted(defenders), someSteady: isSomeSteady(defenders), houseRules };
  return (u) => {
    u.note(() => [FIRED_BEFORE]);
    const { row, attack, defence } = strike(u);
    const left = { attackerGone: attack.gone, defenderGone: defence.gone };
    const retreat = retreatOf(u, { ...before, ...left, row });
    return { row: row.head, attackerLoss: attack.loss, defenderLoss: defence.loss, retreat };
  };
}
