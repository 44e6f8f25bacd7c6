/** A move along planned hexes (3.1, 17.7): a straggle check wherever one is due, and how far the stack comes. */
import { headed, type Note, type Procedure, type Staged, type Step, stages, under } from '@longroll/kernel';
import { TERRAIN } from '../charts/terrain.ts';
import type { Unit } from '../model/unit.ts';
import { unitKey } from '../model/unit.ts';
import { HEX_GROUND_WORDS, type Side } from '../model/vocabulary.ts';
import {
  allowanceOf,
  gunsNeedRoad,
  hasGuns,
  isBonusStep,
  type MovePlan,
  noBonus,
  noStraggling,
  type PlannedStep,
  type Reason,
  STOPS,
  spared,
  stepAt,
} from './steps.ts';
import { type StraggleOrder, straggle } from './straggle.ts';

export interface MoveOrder extends MovePlan {
  readonly side: Side;
  readonly leader: boolean;
  readonly onStraggle: StraggleOrder['onStraggle'];
}

export interface MoveOutcome {
  /** Hexes entered. */
  readonly entered: number;
  readonly hits: number;
  readonly units: readonly Unit[];
  /** It came to the end of its path. */
  readonly arrives: boolean;
}

interface MoveState {
  readonly entered: number;
  readonly hits: number;
  readonly units: readonly Unit[];
  readonly halted: boolean;
}

const unitsKey = (units: readonly Unit[]): string => units.map(unitKey).join('+');
const stateKey = ({ entered, hits, units, halted }: MoveState): string =>
  `${entered} ${hits} ${halted} ${unitsKey(units)}`;

type Line = Pick<Note, 'text' | 'value'>;
const chart = TERRAIN.id;
const applied = (cite: string, line: Line): Note => ({ ...line, cite, applied: true, chart });
const unapplied = ([cite, reason]: Reason, line: Line): Note => ({
  ...line,
  cite,
  applied: false,
  reason,
  chart,
});

function straggleLine(order: MoveOrder, at: number): Note {
  const line = { text: 'c. Straggle check, from one non-clear hex into another', value: 'check' };
  const none = noStraggling(order, at);
  return none ? unapplied(none, line) : applied('3.6', line);
}

const stopLines = (order: MoveOrder, step: PlannedStep): readonly Note[] =>
  STOPS.map((stop) => {
    const line = { text: stop.text, value: 'stop' };
    const reason = spared(order, step, stop);
    return reason ? unapplied(reason, line) : applied(stop.cite, line);
  });

/** Marsh and abatis (note g) and embankments (note i), which artillery passes by road only. */
function roadLine(order: MoveOrder, step: PlannedStep): Note {
  const line = { text: 'g, i. Artillery by road only: marsh, abatis, embankment', value: 'by road' };
  if (!hasGuns(order)) return unapplied(['3.2.1', 'no artillery'], line);
  const needs = gunsNeedRoad(order, step);
  return needs ? applied('3.2.1, 3.2.6', line) : unapplied(['3.2.1', 'nothing of the kind'], line);
}

function stepLines(order: MoveOrder, at: number): readonly Note[] {
  const step = stepAt(order, at);
  const { entered, byRoad, to } = step;
  const way = byRoad ? ', by road' : '';
  const text = `Into ${HEX_GROUND_WORDS[entered.ground]}${entered.embankment ? ', embankment' : ''}${way}`;
  const zoc = { text: 'Entering an EZOC ends the move', value: 'stop' };
  return [
    applied('3.1.1, 3.2', { text, value: isBonusStep(order, at) ? 'bonus' : '1 MP' }),
    straggleLine(order, at),
    ...stopLines(order, step),
    roadLine(order, step),
    order.enemy.isZoc(to) ? applied('3.5', zoc) : unapplied(['3.5', 'no EZOC'], zoc),
  ];
}

function bonusLine(order: MoveOrder): Note {
  const line = { text: 'e. Thoroughfare bonus', value: '+1 MP', group: 'Movement points' };
  const barred = noBonus(order);
  if (barred) return unapplied(barred, line);
  const isUsed = order.path.length - 1 > allowanceOf(order);
  return isUsed ? applied('3.3', line) : unapplied(['3.3', 'not needed'], line);
}

const allowanceLine = (order: MoveOrder): Note => ({
  cite: '3.1',
  text: `Movement points in ${order.segment === 'action' ? 'an action' : 'a horse'} segment`,
  value: `${allowanceOf(order)} MP`,
  applied: true,
  group: 'Movement points',
});

const checkAt = (order: MoveOrder, at: number, units: readonly Unit[]): StraggleOrder => {
  const { from, to, byRoad } = stepAt(order, at);
  const { side, leader, onStraggle, houseRules, enemy } = order;
  const enemyZoc = enemy.isZoc(from) || enemy.isZoc(to);
  return { side, units, leader, onStraggle, houseRules, enemyZoc, thoroughfare: byRoad };
};

const gone = (before: MoveState): MoveState => ({ ...before, entered: before.entered + 1 });

/** One step: the check, if one is due, and the hex. */
function stepOf(order: MoveOrder, at: number): Step<MoveState> {
  const heading = `Step ${at + 1}`;
  const isChecked = noStraggling(order, at) === null;
  return (before) => {
    const check = isChecked ? straggle(checkAt(order, at, before.units)) : null;
    return (u) => {
      u.note(() => headed(heading, stepLines(order, at)));
      if (!check) return gone(before);
      const { moves, hits, units } = check(under(heading, u));
      const after = { ...before, units, hits: before.hits + hits };
      return moves ? gone(after) : { ...after, halted: true };
    };
  };
}

const told =
  (order: MoveOrder, first: Step<MoveState>): Step<MoveState> =>
  (state) => {
    const procedure: Procedure<MoveState> = first(state);
    return (u) => {
      u.note(() => [allowanceLine(order), bonusLine(order)]);
      return procedure(u);
    };
  };

export function move(order: MoveOrder): Staged<MoveState, MoveOutcome> {
  const length = order.path.length - 1;
  const steps = Array.from({ length }, (_, at) => stepOf(order, at));
  return stages<MoveState, MoveOutcome>({
    start: { entered: 0, hits: 0, units: order.units, halted: false },
    steps: steps.map((step, at) => (at === 0 ? told(order, step) : step)),
    key: stateKey,
    done: ({ halted }) => halted,
    finish: ({ entered, hits, units }) => ({ entered, hits, units, arrives: entered === length }),
  });
}

export const moveKey = ({ entered, hits, units }: MoveOutcome): string =>
  `${entered} ${hits} ${unitsKey(units)}`;
