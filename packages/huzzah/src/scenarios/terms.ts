/** How a scenario is won, in words (13, 18). */
import type { ScenarioHead } from './scenario.ts';

const placeWords = ({ objectives }: ScenarioHead): readonly string[] =>
  objectives.map(({ name, points }) => `${name}: ${points === 1 ? '1 point' : `${points} points`}`);

export const termsOf = (head: ScenarioHead): readonly string[] => [
  'An enemy unit reduced counts 1 point, destroyed 3; a leader 2, the army leader 5.',
  ...placeWords(head),
  ...head.hold.map(({ hex, points }) => `Kept at the end of a turn, ${hex}: ${points} for the Union.`),
  'A lead of a tenth of all points wins marginally, one of three tenths decisively.',
];
