/** Force march (6.6): extra MP, bought with order and, by the unmodified roll, with manpower. */
import { type Chance, type Dice, d6, type Note, type Procedure, rollOn, sumOfDice } from '@longroll/kernel';
import { FORCE_MARCH, forceMarchDice, forceMarchLoss, leastExtra } from '../charts/forceMarch.ts';
import { citedFor, movesAs } from '../model/marching.ts';
import type { Unit, UnitType } from '../model/unit.ts';
import { lossOf, withLoss } from '../model/unitLoss.ts';
import type { Arm } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';

export interface ForceMarchInput {
  /** Organized: others may not. */
  readonly unit: Unit;
  readonly houseRules: HouseRules;
}

export interface ForceMarchOutcome {
  /** Extra MP. */
  readonly mp: number;
  readonly lost: number;
  readonly unit: Unit;
}

interface Effort {
  readonly mp: number;
  readonly loss: number;
}

const DICE = [
  sumOfDice(d6('force march die')),
  sumOfDice(d6('first force march die'), d6('second force march die')),
];

const diceFor = (arm: Arm): Dice => DICE[forceMarchDice(arm) - 1]!;

const effortOf = (arm: Arm, manpower: number, roll: number): Effort => ({
  mp: Math.max(leastExtra(arm), roll - 1),
  loss: forceMarchLoss(arm, roll, manpower),
});

/** Rolls with the same extra MP and the same loss are one result. */
function effortChance(arm: Arm, manpower: number): Chance<Effort> {
  const efforts = new Map<string, Effort>();
  return rollOn('force march dice', diceFor(arm), (roll) => {
    const { mp, loss } = effortOf(arm, manpower, roll);
    const effort = efforts.get(`${mp}/${loss}`) ?? { mp, loss };
    efforts.set(`${mp}/${loss}`, effort);
    return effort;
  });
}

/** The unmodified rolls that lead to a result, to show where it was read. */
export function rollsTo({ unit, houseRules }: ForceMarchInput, result: ForceMarchOutcome): readonly number[] {
  const arm = movesAs(unit.type, houseRules);
  return diceFor(arm)
    .totals.map(({ value }) => value)
    .filter((roll) => {
      const { mp, loss } = effortOf(arm, unit.manpower, roll);
      return mp === result.mp && loss === result.lost;
    });
}

const ARM_ROWS: Record<Arm, string> = { infantry: 'Infantry', cavalry: 'Cavalry' };

const note = { cite: FORCE_MARCH.cite, applied: true, group: 'Force March', chart: FORCE_MARCH.id };

const declaredLines = (type: UnitType, arm: Arm): readonly Note[] => [
  {
    ...note,
    cite: citedFor(FORCE_MARCH.cite, type),
    text: `${ARM_ROWS[arm]}, at least ${leastExtra(arm)} MP`,
    value: `${forceMarchDice(arm)}D6-1`,
  },
  { ...note, text: 'The Strength marker is flipped to disorganized', value: 'D' },
];

function effortLines({ mp, loss }: Effort): readonly Note[] {
  const lost = { ...note, text: 'Manpower lost by the unmodified roll', value: `${loss}` };
  return [
    { ...note, text: 'Extra MP', value: `${mp} MP` },
    loss > 0 ? lost : { ...lost, applied: false, reason: 'a low roll' },
  ];
}

export function forceMarch({ unit, houseRules }: ForceMarchInput): Procedure<ForceMarchOutcome> {
  const arm = movesAs(unit.type, houseRules);
  const chance = effortChance(arm, unit.manpower);
  return (u) => {
    u.note(() => declaredLines(unit.type, arm));
    const effort = u.draw(chance);
    u.note(() => effortLines(effort));
    const after = withLoss({ ...unit, organized: false }, effort.loss);
    return { mp: effort.mp, lost: lossOf(unit, after), unit: after };
  };
}
