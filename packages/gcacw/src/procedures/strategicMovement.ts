/** Strategic movement: Fatigue Levels spent for a fixed allowance. No dice. */
import type { Grid, Note, Procedure } from '@longroll/kernel';
import { STRATEGIC_MOVEMENT_CONFEDERATE } from '../charts/strategicMovementConfederate.ts';
import { STRATEGIC_MOVEMENT_UNION } from '../charts/strategicMovementUnion.ts';
import { movesAs } from '../model/marching.ts';
import type { StrategicAllowance } from '../model/strategicAllowance.ts';
import type { UnitType } from '../model/unit.ts';
import type { Side } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';

export interface StrategicMovementInput {
  readonly side: Side;
  readonly type: UnitType;
  /** Before the movement. */
  readonly fatigue: number;
  /** Fatigue Levels spent. */
  readonly levels: number;
  readonly commandParalysis: boolean;
  readonly houseRules: HouseRules;
}

export interface StrategicMovementOutcome {
  readonly mp: number;
  readonly fatigue: number;
}

const CHARTS: Record<Side, Grid<StrategicAllowance>> = {
  union: STRATEGIC_MOVEMENT_UNION,
  confederate: STRATEGIC_MOVEMENT_CONFEDERATE,
};
const [FOOT, HORSE, WAGON] = [0, 1, 2] as const;

function columnFor({ type, houseRules }: StrategicMovementInput): number {
  if (type === 'wagon') return WAGON;
  return movesAs(type, houseRules) === 'cavalry' ? HORSE : FOOT;
}

export function strategicCell(input: StrategicMovementInput) {
  const chart = CHARTS[input.side];
  return { chart, row: chart.rowOf(input.levels), column: columnFor(input) };
}

function lines(input: StrategicMovementInput, printed: string): readonly Note[] {
  const { chart, column } = strategicCell(input);
  const note = { cite: chart.cite, group: 'Strategic movement', chart: chart.id };
  const paralysis = { ...note, text: 'Command paralysis: the number in parentheses', value: 'in ( )' };
  const extended = { ...note, text: 'Extended March Table', value: 'no roll', applied: false };
  return [
    {
      ...note,
      cite: input.type === 'mounted-infantry' ? `${chart.cite}, 1.2b` : chart.cite,
      text: `${input.levels} Fatigue Levels, ${chart.columns[column]}`,
      value: printed,
      applied: true,
    },
    input.commandParalysis
      ? { ...paralysis, applied: true }
      : { ...paralysis, applied: false, reason: 'no command paralysis' },
    { ...extended, cite: '6.5', reason: 'strategic movement is its exception' },
  ];
}

export function strategicMovement(input: StrategicMovementInput): Procedure<StrategicMovementOutcome> {
  const { chart, row, column } = strategicCell(input);
  const { printed, value } = chart.cell(row, column);
  const mp = input.commandParalysis ? value.paralysed : value.usual;
  return (u) => {
    u.note(() => lines(input, printed));
    return { mp, fatigue: input.fatigue + input.levels };
  };
}
