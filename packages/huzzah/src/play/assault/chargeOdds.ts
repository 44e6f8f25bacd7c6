/** The odds of a charge before it sets out: every shot that it could draw on its way, then the assault to its end. */
import type { Told } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Shot } from '../../model/orders.ts';
import { heldRules, shotRecord } from '../fire/asking.ts';
import { shotsAlong } from '../reaction/risk.ts';
import { changeLeaders, changeUnits } from '../state/change.ts';
import type { Group, Moving, PlayState } from '../state/stage.ts';
import { assaultAsks } from './asking.ts';
import { approaches, charging } from './beginning.ts';
import { sideTowards } from './order.ts';

/** So many shots the question takes. */
const MOST_SHOTS = 4;

interface Approach {
  readonly way: Moving;
  readonly shots: readonly Shot[];
  /** The defender himself has fired. */
  readonly marked: boolean;
}

function approachBy(field: Field, state: PlayState, way: Moving): Approach {
  const drawn = shotsAlong(field, state, way);
  return {
    way,
    shots: drawn.map(({ order }) => order),
    marked: drawn.some(({ from }) => from === way.target),
  };
}

/** Of all ways that which draws the fewest shots. */
function quietest(field: Field, state: PlayState, group: Group, target: number): Approach | null {
  const ways = approaches(field, state, charging(group, target)).map((way) => approachBy(field, state, way));
  return ways.length === 0 ? null : ways.reduce((a, b) => (b.shots.length < a.shots.length ? b : a));
}

/** The group as it would stand beside its target. */
function beside(field: Field, state: PlayState, { way }: Approach): PlayState {
  const facing = sideTowards(field, way.hex, way.target);
  return changeLeaders(changeUnits(state, way.units, { hex: way.hex, facing }), way.leaders, {
    hex: way.hex,
  });
}

export function chargeAsks(field: Field, state: PlayState, group: Group, target: number): Pick<Told, 'asks'> {
  const approach = quietest(field, state, group, target);
  if (approach === null || approach.shots.length > MOST_SHOTS) return {};
  const there = beside(field, state, approach);
  const { asks } = assaultAsks(field, there, { ...group, hex: approach.way.hex }, target, approach.way);
  if (!asks) return {};
  const marker = approach.marked ? { defenderFireMarker: true } : {};
  const approachShots = approach.shots.map(shotRecord);
  return {
    asks: {
      question: 'huzzah/charge',
      input: { ...asks.input, ...marker, approachShots, ...heldRules(state) },
    },
  };
}
