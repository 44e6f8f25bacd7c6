/** What one step or act costs (5.2): base, climb and zone of control added up, or the reason why it is forbidden. */
import { allow, type Note, type Procedure, refuse, type Verdict } from '@longroll/kernel';
import { FATIGUE, type FatigueAction, fatigueFor } from '../charts/fatigue.ts';
import {
  COST_ROWS,
  COST_RULES,
  type CostRow,
  costColumn,
  costRow,
  HORSE_ARTILLERY_MODE,
  OPERATION_COSTS,
  type Price,
  priceOf,
} from '../charts/operationCosts.ts';
import type { Arm, Mode, Square } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';

export const OPERATIONS = [
  'step',
  'change-mode',
  'unlimber-in-zoc',
  'fortify',
  'fire',
  'melee-attack',
  'melee-defence',
] as const;
export type Operation = (typeof OPERATIONS)[number];
export const ZOCS = ['none', 'enter-or-leave', 'zoc-to-zoc'] as const;
export type Zoc = (typeof ZOCS)[number];

export interface StepInput {
  readonly operation: Operation;
  readonly arm: Arm;
  readonly mode: Mode;
  readonly terrain: Square;
  readonly diagonal: boolean;
  readonly road: boolean;
  readonly climbs: boolean;
  readonly zoc: Zoc;
  readonly operationPoints: number;
  readonly houseRules: HouseRules;
}

export interface StepOutcome {
  readonly cost: number;
  readonly base: number;
  readonly climb: number;
  readonly zocCost: number;
  readonly fatigue: number;
  readonly pointsLeft: number;
}

/** One part of the cost; the field is the one to change if the card forbids it. */
interface Part {
  readonly row: CostRow;
  readonly field: string;
  readonly text: string;
  readonly price: Price;
  readonly cite: string;
}
type Parts = readonly [base: Part, climb: Part | null, zoc: Part | null];

export const columnOf = ({ arm, mode }: Pick<StepInput, 'arm' | 'mode'>): number => costColumn(arm, mode);

type Reason = readonly [cite: string, reason: string];

/** Why the road bonus cannot be used, and by which rule; or true. */
function roadBonus({ road, diagonal, arm, mode, terrain }: StepInput): true | Reason {
  if (!road) return ['5.2.19', 'no connected road'];
  if (diagonal) return ['5.2.2', 'not on a diagonal'];
  if (terrain === 'ford') return ['5.2.16', 'a ford is never a road square'];
  if (arm === 'infantry' && mode !== 'column') return ['5.2.2', 'infantry uses it only in column'];
  return arm !== 'cavalry' || mode === 'mounted' || ['5.2.19', 'cavalry on foot is not in column'];
}

/** The rule of a row; that a routed unit pays by the column of its arm is ours. */
const ruleOf = (row: CostRow, { mode }: StepInput): string =>
  mode === 'routed' ? `${COST_RULES[row]}, 5.2.18` : COST_RULES[row];

const isWater = (terrain: Square): boolean => terrain === 'river' || terrain === 'stream';

function basePart(input: StepInput): Part {
  const { terrain, diagonal } = input;
  // A road does not lead through water: it needs a bridge (5.2.1).
  const byRoad = roadBonus(input) === true && !isWater(terrain);
  const row: CostRow = byRoad ? 'road-bonus' : terrain;
  const text = byRoad ? 'Road bonus' : `Enter ${terrain}${diagonal ? ', diagonally' : ''}`;
  const cite = byRoad && terrain === 'bridge' ? '5.2.3' : ruleOf(row, input);
  return { row, field: 'terrain', text, cite, price: priceOf(row, columnOf(input), diagonal) };
}

function climbPart(input: StepInput): Part | null {
  if (!input.climbs) return null;
  const part = { row: 'higher-elevation', field: 'climbs', text: 'Enter higher elevation' } as const;
  if (roadBonus(input) !== true)
    return { ...part, cite: ruleOf(part.row, input), price: priceOf(part.row, columnOf(input)) };
  return { ...part, cite: '5.2.4, 18.5', price: input.houseRules.roadClimb === 'one-in-all' ? 0 : 1 };
}

const ZOC_PARTS = {
  'enter-or-leave': { row: 'enter-or-leave-zoc', text: 'Enter or leave an enemy zone of control' },
  'zoc-to-zoc': { row: 'zoc-to-zoc', text: 'From one enemy zone of control to another' },
} as const;

function zocPart(input: StepInput): Part | null {
  if (input.zoc === 'none') return null;
  const part = { ...ZOC_PARTS[input.zoc], field: 'zoc' };
  const byRoad = roadBonus(input) === true;
  const cite = byRoad ? `${COST_RULES[part.row]}, 5.2.16` : ruleOf(part.row, input);
  const waived = byRoad && input.houseRules.roadAndZoc === 'waived';
  return { ...part, cite, price: waived ? 0 : priceOf(part.row, columnOf(input)) };
}

const OPERATION_TEXTS: Record<Exclude<Operation, 'step'>, string> = {
  'change-mode': 'Change mode',
  'unlimber-in-zoc': 'Unlimber in an enemy zone of control',
  fortify: 'Fortify one level',
  fire: 'Fire in a fire phase',
  'melee-attack': 'Melee as attacker',
  'melee-defence': 'Melee as defender',
};

/** Horse artillery has its own price for changing mode (5.2.9), and ours for unlimbering before the enemy (5.2.11). */
function actPrice({ operation, arm, houseRules }: StepInput, printed: Price): Price {
  if (arm !== 'horse-artillery' || typeof printed !== 'number') return printed;
  const { fifthNote, horseUnlimberInZoc } = houseRules;
  // The note's row is our reading (18.2).
  if (operation === fifthNote) return HORSE_ARTILLERY_MODE;
  return operation === 'unlimber-in-zoc' ? horseUnlimberInZoc : printed;
}

function partsOf(input: StepInput): Parts {
  if (input.operation === 'step') return [basePart(input), climbPart(input), zocPart(input)];
  const { operation: row } = input;
  const price = actPrice(input, priceOf(row, columnOf(input)));
  const horseUnlimbers =
    row === 'unlimber-in-zoc' && input.arm === 'horse-artillery' && typeof price === 'number';
  const cite = horseUnlimbers ? '5.2.11' : ruleOf(row, input);
  return [{ row, field: 'operation', text: OPERATION_TEXTS[row], price, cite }, null, null];
}

/** The fatigue of entering a square: riders and limbered guns tire as if in column (10.1.1). */
function stepFatigue({ mode, houseRules }: StepInput): FatigueAction {
  if (mode === 'mounted' || mode === 'limbered')
    return houseRules.ridersTireAs === 'column' ? 'columnSquare' : 'normalSquare';
  return mode === 'column' ? 'columnSquare' : 'normalSquare';
}

function fatigueOf(input: StepInput): number {
  if (input.operation === 'step') return fatigueFor(stepFatigue(input));
  return input.operation === 'fortify' ? fatigueFor('fortify') : 0;
}

/** The table speaks of normal mode and of column; all others are read as one of them by us. */
const fatigueRule = ({ operation, mode }: StepInput): string =>
  operation !== 'step' || mode === 'normal' || mode === 'column' ? '10.1' : '10.1.1';

const ROUTED_BARS: Partial<Record<CostRow, Reason>> = {
  'change-mode': ['9.3.4', 'a routed unit does not change mode'],
  'unlimber-in-zoc': ['9.3.4', 'a routed unit does not change mode'],
  fortify: ['9.3.4', 'a routed unit does not fortify'],
  'melee-attack': ['6.6', 'a routed unit does not attack'],
};

/** What the table prices but another rule forbids. */
function barOf(row: CostRow, mode: Mode): Reason | undefined {
  if (row === 'fortify' && mode === 'column') return ['5.2.20', 'a column does not fortify'];
  return mode === 'routed' ? ROUTED_BARS[row] : undefined;
}

const unitWords = ({ arm, mode }: StepInput): string => `${arm.replace('-', ' ')}, ${mode}`;

function forbidden(input: StepInput, { row, field, text, price, cite }: Part) {
  const { head } = OPERATION_COSTS.rows[costRow(row)]!;
  const printed = price === 'P' ? 'P, prohibited' : 'N/A';
  const sentence = `${text} is not allowed for ${unitWords(input)}: the card says ${printed}, in the row "${head}".`;
  return refuse('prohibited', cite, sentence, field);
}

function tooDear({ operationPoints }: StepInput, parts: readonly Part[], cost: number) {
  const sum = parts.map(({ price }) => price).join(' + ');
  const text = `It costs ${parts.length > 1 ? `${sum} = ` : ''}${cost} operation points, and ${operationPoints} are left: there is no guaranteed step.`;
  return refuse('too-dear', '5.2.17', text, 'operationPoints');
}

/** The price of a step, or why it cannot be taken. */
export function priced(input: StepInput): Verdict<StepOutcome> {
  const [base, climb, zoc] = partsOf(input);
  const parts = [base, climb, zoc].filter((part) => part !== null);
  const bad = parts.find(({ price }) => typeof price !== 'number');
  if (bad) return forbidden(input, bad);
  const bar = barOf(base.row, input.mode);
  if (bar) return refuse('barred', bar[0], `${base.text} is not allowed: ${bar[1]}.`, 'mode');
  const [basePrice, climbPrice, zocPrice] = [base, climb, zoc].map((part) => (part?.price ?? 0) as number);
  const cost = basePrice! + climbPrice! + zocPrice!;
  if (cost > input.operationPoints) return tooDear(input, parts, cost);
  return allow({
    ...{ cost, base: basePrice!, climb: climbPrice!, zocCost: zocPrice! },
    fatigue: fatigueOf(input),
    pointsLeft: input.operationPoints - cost,
  });
}

const GROUP = 'Cost';
const chart = OPERATION_COSTS.id;

/** A terrain row that the step does not pay by. */
const elsewhere = ({ terrain }: StepInput, row: CostRow): string =>
  row === terrain ? 'the road bonus stands in its place' : `the step is into ${terrain}`;

/** Why a row of another kind has no part in what is done. */
function besides(input: StepInput, row: CostRow): Reason {
  const rule = ruleOf(row, input);
  if (row === 'fire' && input.operation === 'melee-attack')
    return ['6.5', 'compulsory before the melee, and paid when it is plotted'];
  if (row in OPERATION_TEXTS) return [rule, 'not what it does'];
  if (input.operation !== 'step') return [rule, 'no step'];
  const bonus = roadBonus(input);
  if (row === 'road-bonus' && bonus !== true) return bonus;
  if (row === 'higher-elevation') return [rule, 'no climb'];
  const isZoc = row === 'enter-or-leave-zoc' || row === 'zoc-to-zoc';
  return [rule, isZoc ? `enemy zone of control: ${ZOC_WORDS[input.zoc]}` : elsewhere(input, row)];
}

const ZOC_WORDS: Record<Zoc, string> = {
  none: 'none',
  'enter-or-leave': 'entered or left',
  'zoc-to-zoc': 'from one to another',
};

/** Whether the points would do for a row that was not used. */
function withinPoints(price: Price, { operationPoints }: StepInput): string {
  if (price === 'P') return 'prohibited';
  if (price === null) return 'not for it';
  return price <= operationPoints ? `${operationPoints} points would do` : 'too few points';
}

function unusedLine(input: StepInput, row: number): Note {
  const name = COST_ROWS[row]!;
  const column = columnOf(input);
  const { head, cells } = OPERATION_COSTS.rows[row]!;
  const { orthogonal } = OPERATION_COSTS.cell(row, column).value;
  const line = { text: head, value: cells[column]!, applied: false, group: GROUP, chart };
  const bar = typeof orthogonal === 'number' ? barOf(name, input.mode) : undefined;
  const [cite, why] = bar ?? besides(input, name);
  const reach = bar ? '' : `; ${withinPoints(orthogonal, input)}`;
  return { ...line, cite, reason: `${why}${reach}` };
}

/** Every row of the table in printed order: those that the cost is added up from, and why the others are not. */
function costLines(input: StepInput): readonly Note[] {
  const parts = partsOf(input).filter((part) => part !== null);
  return COST_ROWS.map((name, row) => {
    const part = parts.find((one) => one.row === name);
    if (!part) return unusedLine(input, row);
    const { cite, text, price } = part;
    return { cite, text, value: Number(price), applied: true, group: GROUP, chart };
  });
}

const fatigueLine = (input: StepInput, fatigue: number): Note => ({
  cite: fatigueRule(input),
  text: 'Fatigue',
  value: fatigue,
  ...(fatigue > 0 ? { applied: true } : { applied: false, reason: 'the table has none for it' }),
  group: 'Fatigue',
  chart: FATIGUE.id,
});

export interface PricedStep extends StepInput {
  readonly outcome: StepOutcome;
}

export const step =
  (input: PricedStep): Procedure<StepOutcome> =>
  (u) => {
    u.note(() => [...costLines(input), fatigueLine(input, input.outcome.fatigue)]);
    return input.outcome;
  };

/** The rows that a cost is read from. */
export const rowsRead = (input: StepInput): readonly number[] =>
  partsOf(input)
    .filter((part) => part !== null)
    .map(({ row }) => costRow(row));
