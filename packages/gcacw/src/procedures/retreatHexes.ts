/** One step of a retreat (15): the restriction that forbids a hex, the chart and row that describe it, its loss. */
import type { Hex } from '@longroll/kernel';
import { RETREAT_1 } from '../charts/retreat1.ts';
import { RETREAT_2 } from '../charts/retreat2.ts';
import type { RetreatChart, RetreatLoss } from '../charts/retreatChart.ts';
import { closedHexside } from '../model/hexsides.ts';
import { type RetreatOrder, type RetreatProgress, standsIn } from '../model/retreatOrder.ts';
import type { StepFacts } from '../model/retreatStep.ts';
import type { HouseRules } from '../rulings/index.ts';

export interface RetreatStep {
  readonly hex: Hex;
  /** Why the hex cannot be entered, or null. */
  readonly restriction: string | null;
  readonly facts: StepFacts;
  readonly chart: RetreatChart;
  readonly row: number;
  readonly priority: number;
  /** Manpower that each unit loses by entering. */
  readonly loss: number;
}

function isInEnemyZoc({ ground, houseRules }: RetreatOrder, hex: Hex): boolean {
  const zoc = ground.enemyZoc(hex);
  return zoc === 'full' || (zoc === 'restricted' && houseRules.restrictedZocInRetreat === 'counts');
}

const isEntered = ({ start, houseRules }: RetreatOrder, { entered }: RetreatProgress, hex: Hex): boolean =>
  entered.includes(hex) || (hex === start && houseRules.retreatStartHex === 'entered');

/** "Retreat restrictions": a hex that breaks one cannot be entered at all. */
function restrictionOn(order: RetreatOrder, at: RetreatProgress, to: Hex): string | null {
  const { ground, bluffsImpassable } = order;
  if (ground.isOffMap(to)) return 'off the map';
  if (isEntered(order, at, to)) return 'already entered in this retreat';
  const from = standsIn(order, at);
  const closed = closedHexside(ground, from, to);
  if (closed) return closed;
  const { bluff, way, crossing } = ground.between(from, to);
  return bluffsImpassable === true && bluff && !way && crossing !== 'ferry'
    ? 'a bluff without way or ferry'
    : null;
}

function factsOf(order: RetreatOrder, from: Hex, to: Hex): StepFacts {
  const { ground, activeEnemy } = order;
  return {
    alongWay: ground.between(from, to).way,
    farther: ground.distance(to, activeEnemy) > ground.distance(from, activeEnemy),
    enemyZoc: isInEnemyZoc(order, to),
    enemyOccupied: ground.isEnemyOccupied(to),
    friendlyOccupied: ground.isFriendlyOccupied(to),
  };
}

/** Hexes at the beginning for which Chart 1 is used in any case. */
const CHART_1_HEXES = { retreat: 1, voluntary: 1, rout: 4, cavalry: 4 } as const;

/** The chart for the next hex: it depends on the length so far and on the hex left, not on the hex entered. */
export function chartForNext(order: RetreatOrder, at: RetreatProgress): RetreatChart {
  const early = at.entered.length < CHART_1_HEXES[order.kind];
  return early || isInEnemyZoc(order, standsIn(order, at)) ? RETREAT_1 : RETREAT_2;
}

const bulletHolds = ({ alongWay, friendlyOccupied }: StepFacts, rules: HouseRules): boolean =>
  rules.retreatBulletNote === 'way-or-friendly' ? alongWay || friendlyOccupied : alongWay && friendlyOccupied;

function printedLoss({ left, right, mark }: RetreatLoss, facts: StepFacts, rules: HouseRules): number {
  const smaller = mark === '•' ? bulletHolds(facts, rules) : facts.alongWay;
  return smaller ? left : right;
}

/** Note *: cavalry in a cavalry retreat loses in an enemy-occupied hex only. */
function lossBy({ kind, houseRules }: RetreatOrder, loss: RetreatLoss, facts: StepFacts): number {
  return kind === 'cavalry' && !facts.enemyOccupied ? 0 : printedLoss(loss, facts, houseRules);
}

/** All neighbours, those that cannot be entered too. */
export function nextSteps(order: RetreatOrder, at: RetreatProgress): readonly RetreatStep[] {
  const from = standsIn(order, at);
  const chart = chartForNext(order, at);
  return order.ground.neighbours(from).map((hex) => {
    const facts = factsOf(order, from, hex);
    const row = chart.rowFor(facts);
    const { priority, loss } = chart.lines[row]!;
    const restriction = restrictionOn(order, at, hex);
    return { hex, restriction, facts, chart, row, priority, loss: lossBy(order, loss, facts) };
  });
}
