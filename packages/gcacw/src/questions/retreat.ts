/** The question `gcacw/retreat`: a stack walks a sketched map by the Retreat Charts. */
import {
  allow,
  type Hex,
  type LitCell,
  type Policy,
  type QuestionSpec,
  question,
  refuse,
  type Verdict,
} from '@longroll/kernel';
import { isCavalry, notCavalryCite } from '../model/cavalryRetreatInput.ts';
import { readUnit } from '../model/readUnit.ts';
import type { RetreatGround } from '../model/retreatGround.ts';
import { NOT_BEGUN, type RetreatOrder } from '../model/retreatOrder.ts';
import { RETREAT_LENGTHS, type RetreatKind } from '../model/retreatStep.ts';
import { stackKey, stackWords } from '../model/unitWords.ts';
import { type RetreatHex, type RetreatOutcome, retreat } from '../procedures/retreat.ts';
import { nextSteps } from '../procedures/retreatHexes.ts';
import { retreatOffers } from '../procedures/retreatOffers.ts';
import { wrongStepIn } from '../procedures/retreatPath.ts';
import { type HouseRules, OUR_RULINGS } from '../rulings/index.ts';
import { hexOf, type RetreatFields, readSketch } from './readSketch.ts';
import { RETREAT_FIELDS } from './retreatFields.ts';

export interface RetreatInput {
  readonly order: RetreatOrder;
  /** Entered already. */
  readonly path: readonly Hex[];
}

const KIND_NAMES: Record<RetreatKind, string> = {
  retreat: 'Retreat',
  voluntary: 'Voluntary retreat',
  rout: 'Rout',
  cavalry: 'Cavalry retreat',
};

const orderOf = (fields: RetreatFields, ground: RetreatGround, houseRules: HouseRules): RetreatOrder => ({
  ground,
  kind: fields.kind,
  side: fields.side,
  units: fields.units.map(readUnit),
  start: hexOf(fields.start),
  activeEnemy: hexOf(fields.activeEnemy),
  bluffsImpassable: fields.bluffsImpassable,
  houseRules,
});

function checkCavalry(order: RetreatOrder) {
  if (order.kind !== 'cavalry') return null;
  const other = order.units.findIndex(({ type }) => !isCavalry(type, order.houseRules));
  if (other < 0) return null;
  const text = `units.${other} is ${order.units[other]!.type}: only a hex of cavalry alone makes a cavalry retreat.`;
  return refuse('not-cavalry', notCavalryCite(order.units[other]!.type), text, `units.${other}.type`);
}

/** Nobody begins of his own will what can only end in surrender. */
function checkWilling(order: RetreatOrder) {
  const { kind, houseRules } = order;
  const willing = kind === 'voluntary' || kind === 'cavalry';
  if (!willing || houseRules.willingSurrender === 'allowed') return null;
  if (retreatOffers(order, NOT_BEGUN).hexes.length > 0) return null;
  const text = `A ${KIND_NAMES[kind].toLowerCase()} from here could only end in surrender and may not be begun.`;
  return refuse('would-surrender', kind === 'voluntary' ? '8.9a' : '10.6', text, 'kind');
}

function checkPath(order: RetreatOrder, path: readonly Hex[]) {
  const wrong = wrongStepIn(order, path);
  if (!wrong) return null;
  const { index, hex, cite, why, instead } = wrong;
  const allowed = instead.length > 0 ? `allowed: ${instead.join('; ')}` : 'nothing is allowed there';
  const text = `path.${index} is ${order.ground.name(hex)}: ${why}; ${allowed}.`;
  return refuse('not-allowed', cite, text, `path.${index}`);
}

function settle(fields: RetreatFields): Verdict<RetreatInput> {
  fields.houseRules ??= OUR_RULINGS;
  const sketch = readSketch(fields);
  if (sketch.refused) return sketch;
  const order = orderOf(fields, sketch.value, fields.houseRules);
  const path = fields.path.map(hexOf);
  return checkCavalry(order) ?? checkWilling(order) ?? checkPath(order, path) ?? allow({ order, path });
}

/**
 * The path that was given, then the first thing listed. No hex is entered twice, so the first hex of the path
 * that is on offer is the one that comes next.
 */
const policy = ({ order, path }: RetreatInput): Policy => {
  const names = path.map((hex) => order.ground.name(hex));
  return ({ options }) => {
    const known = names.find((name) => options.includes(name));
    return known === undefined ? 0 : options.indexOf(known);
  };
};

const manpower = (units: readonly { readonly manpower: number }[]): number =>
  units.reduce((sum, unit) => sum + unit.manpower, 0);
const lostIn = ({ steps }: RetreatOutcome): number => steps.reduce((sum, { loss }) => sum + loss, 0);

function ending({ surrendered, units, path }: RetreatOutcome): string {
  if (surrendered) return 'surrenders';
  return units.length === 0 ? 'destroyed' : `halts in ${path.at(-1)}`;
}

function label(outcome: RetreatOutcome): string {
  const over = outcome.path.length === 0 ? '' : `${outcome.path.join(' → ')}, `;
  const loss = outcome.surrendered ? '' : `, each unit loses ${lostIn(outcome)}`;
  return `${over}${ending(outcome)}${loss}${outcome.overrode ? ', priorities overridden' : ''}`;
}

function headline({ order }: RetreatInput): string {
  const { least, most } = RETREAT_LENGTHS[order.kind];
  const { ground, start, activeEnemy } = order;
  const from = `from ${ground.name(start)}, active enemy in ${ground.name(activeEnemy)}`;
  return `${KIND_NAMES[order.kind]} of ${least} to ${most} hexes ${from}`;
}

/** "-1,0 (1.4, loses 1)": the hex, chart and priority, the loss if there is one. */
const stepWords = ({ hex, chart, priority, loss }: RetreatHex): string =>
  `${hex} (${chart}.${priority}${loss > 0 ? `, loses ${loss}` : ''})`;

function line({ order }: RetreatInput, outcome: RetreatOutcome): string {
  const over = outcome.steps.length > 0 ? ` by ${outcome.steps.map(stepWords).join(', ')}` : '';
  const state = outcome.surrendered ? '' : ` ${stackWords(outcome.units)}.`;
  return `${KIND_NAMES[order.kind]} from ${order.ground.name(order.start)}${over}: ${ending(outcome)}.${state}`;
}

/** Each row of the charts that a hex was read from, once. */
function lit({ order }: RetreatInput, { path }: RetreatOutcome): LitCell[] {
  const hexes = path.map(hexOf);
  const cells = hexes.map((hex, i): LitCell => {
    const steps = nextSteps(order, { entered: hexes.slice(0, i), overrode: false });
    const { chart, row } = steps.find((step) => step.hex === hex)!;
    return { chart: chart.id, row, column: 0 };
  });
  const place = ({ chart, row }: LitCell) => `${chart} ${row}`;
  return cells.filter((cell, i) => cells.findIndex((other) => place(other) === place(cell)) === i);
}

export const RETREAT_SPEC: QuestionSpec<typeof RETREAT_FIELDS, RetreatInput, RetreatOutcome> = {
  id: 'gcacw/retreat',
  title: 'Retreat',
  about:
    'A retreat or rout on a sketched map, hex by hex: legal hexes with priority and loss, override, surrender.',
  fields: RETREAT_FIELDS,
  example: {
    kind: 'retreat',
    units: [{ name: 'Gregg', manpower: 5, disorganized: true }],
    start: '0,0',
    activeEnemy: '1,0',
    hexes: [
      { id: '-1,2', enemy: true },
      { id: '-2,0', friendly: true },
    ],
    hexsides: [
      { a: '0,0', b: '-1,0', way: true },
      { a: '-1,0', b: '-2,0', way: true },
      { a: '0,0', b: '0,-1', river: true },
    ],
  },
  settle,
  procedure: ({ order, path }) => retreat(order, path.length),
  policy,
  headline,
  sides: ({ order }) => [order.side, order.side === 'union' ? 'confederate' : 'union'],
  key: (o) => `${o.path.join(' ')} ${o.surrendered ? 'surrenders' : stackKey(o.units)}`,
  label,
  short: (o) => (o.surrendered ? 'S' : `${o.path.length}`),
  line,
  summaries: [
    {
      title: 'Retreat',
      classes: [
        { label: 'surrenders', tone: 'worst', holds: (o) => o.surrendered },
        { label: 'destroyed', tone: 'bad', holds: (o) => !o.surrendered && o.units.length === 0 },
        {
          label: 'gets away with losses',
          tone: 'even',
          holds: (o) => o.units.length > 0 && lostIn(o) > 0,
        },
        { label: 'gets away', tone: 'best', holds: (o) => o.units.length > 0 && lostIn(o) === 0 },
      ],
    },
  ],
  averages: [
    { label: 'hexes', of: (o) => o.path.length },
    { label: 'manpower left', of: (o) => manpower(o.units) },
  ],
  lit,
};

export const RETREAT = question(RETREAT_SPEC);
