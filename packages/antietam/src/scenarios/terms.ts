/** How a scenario is won, in words (14). */
import { SIDE_NAMES, SIDES } from '../model/vocabulary.ts';
import type { Objective, Scenario } from './scenario.ts';

function placeWords({ name, turn, end, only }: Objective): string {
  const each = turn > 0 ? `${turn} points a turn and ` : '';
  const whom = only === null ? '' : `, for the ${SIDE_NAMES[only]} side only`;
  return `${name}: ${each}${end.toLocaleString('en-US')} at the end${whom}.`;
}

function factorWords({ factor }: Scenario): readonly string[] {
  return SIDES.filter((side) => factor[side] !== 1).map(
    (side) => `The ${SIDE_NAMES[side]} total is multiplied by ${factor[side]}.`,
  );
}

export const termsOf = (scenario: Scenario): readonly string[] => [
  'A man lost gives the enemy 1 point, a gun 20, a division leader 50, a corps or army leader 150.',
  ...scenario.objectives.map(placeWords),
  ...factorWords(scenario),
  'The larger total against the smaller decides: from 1.10 a marginal victory, from 1.30 a substantial, from 1.60 a decisive, from 2.00 an overwhelming one.',
];
