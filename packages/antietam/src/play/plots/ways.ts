/** The cheapest ways of a unit over the ground as its side knows it (5.2). */
import { keptBy, Walker } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { otherSide } from '../../model/vocabulary.ts';
import type { PlayState } from '../state/stage.ts';
import { knownSituation } from '../state/standing.ts';
import { PROHIBITED, stepCosts } from './prices.ts';

const NO_WAY = -1;

const walkerOf = keptBy(({ ground }: Field) => new Walker(ground.map));

/** What a step costs a unit that stands anywhere; not allowed where known enemies are, on water, out of play. */
function priceFor(field: Field, state: PlayState, unit: number) {
  const situation = knownSituation(field, state);
  const enemy = otherSide(field.units[unit]!.side);
  const costOf = stepCosts(field, state, situation, unit);
  return (from: number, into: number, direction: number): number => {
    if (field.inPlay[into] !== 1 || field.ground.water[into] === 1 || situation.holder(into) === enemy)
      return NO_WAY;
    const { cost } = costOf(from, direction);
    return cost >= PROHIBITED ? NO_WAY : cost;
  };
}

/** The cheapest ways of a unit with so many points. */
export function waysOf(field: Field, state: PlayState, unit: number, points: number): Walker {
  const walker = walkerOf(field);
  walker.reach(state.units[unit]!.square, points, priceFor(field, state, unit));
  return walker;
}
