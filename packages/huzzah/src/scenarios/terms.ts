/** How a scenario is won, and what else is worth reading before it, in words (13, 18). */
import { capital, type SheetWords } from '@longroll/kernel';
import { SIDE_NAMES, SIDES } from '../model/vocabulary.ts';
import type { HoldPoints, ScenarioHead, ScenarioWords } from './scenario.ts';

const pointWords = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

const placeWords = ({ objectives }: ScenarioHead): readonly string[] =>
  objectives.map(({ name, points }) => `${capital(name)}: ${pointWords(points)} at the end.`);

function holdWords({ objectives }: ScenarioHead, { hex, side, points }: HoldPoints): string {
  const place = objectives.find((one) => one.kind === 'place' && one.hex === hex)?.name ?? hex;
  return `The ${SIDE_NAMES[side]} side has ${pointWords(points)} for each turn at whose end it holds ${place}.`;
}

export const termsOf = (head: ScenarioHead): readonly string[] => [
  'An enemy unit reduced counts 1 point, destroyed 3; a leader 2, the army leader 5.',
  ...placeWords(head),
  ...head.hold.map((hold) => holdWords(head, hold)),
  'A lead of a tenth of all points wins marginally, one of three tenths decisively.',
];

export const wordsOf = ({ length, history, firstTry }: ScenarioWords): readonly SheetWords[] => [
  { title: 'How long it takes', text: `${capital(length)}.` },
  { title: 'What happened', text: history },
  ...SIDES.map((side) => ({ title: `A first try, ${SIDE_NAMES[side]}`, text: firstTry[side], side })),
];
