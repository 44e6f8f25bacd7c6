/** How a scenario is won, and what else is worth reading before it, in words (13, 18). */
import { capital, type SheetWords } from '@longroll/kernel';
import { SIDE_NAMES, SIDES } from '../model/vocabulary.ts';
import { OUR_READINGS, type Readings } from '../rulings/index.ts';
import type { HoldPoints, ScenarioHead, ScenarioWords } from './scenario.ts';

const pointWords = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

const placeWords = ({ objectives }: ScenarioHead): readonly string[] =>
  objectives.map(({ name, points }) => `${capital(name)}: ${pointWords(points)} at the end.`);

function holdWords({ objectives }: ScenarioHead, { hex, side }: HoldPoints, points: number): string {
  const place = objectives.find((one) => one.kind === 'place' && one.hex === hex)?.name ?? hex;
  return `The ${SIDE_NAMES[side]} side has ${pointWords(points)} for each turn at whose end it holds ${place}.`;
}

const lossWords = ({ pointsReduced, pointsDestroyed, pointsLeader, pointsArmyLeader }: Readings): string =>
  `An enemy unit reduced counts ${pointWords(pointsReduced)}, destroyed ${pointsDestroyed}; a leader ${pointsLeader}, the army leader ${pointsArmyLeader}.`;

/** Where one side's blows count more than the other's. */
const countWords = ({ lossesCount }: ScenarioHead): readonly string[] =>
  SIDES.filter((side) => (lossesCount?.[side] ?? 1) !== 1).map(
    (side) => `For the ${SIDE_NAMES[side]} side all of that counts ${lossesCount![side]} times.`,
  );

/** What the sheet gives, and what players have agreed on: above nought for the Confederates (18.4). */
function handicapWords(head: ScenarioHead, { handicap }: Readings): readonly string[] {
  const given = { ...head.handicap };
  given[handicap > 0 ? 'confederate' : 'union'] += Math.abs(handicap);
  return SIDES.filter((side) => given[side] > 0).map(
    (side) => `The ${SIDE_NAMES[side]} side is given ${pointWords(given[side])} at the end.`,
  );
}

/** By the readings that a game is played by; a sheet by ours. */
export const termsOf = (head: ScenarioHead, readings: Readings = OUR_READINGS): readonly string[] => [
  lossWords(readings),
  ...countWords(head),
  ...placeWords(head),
  ...head.hold
    .filter(() => readings.holdRedoubt > 0)
    .map((hold) => holdWords(head, hold, readings.holdRedoubt)),
  ...handicapWords(head, readings),
  `A lead of ${readings.drawBelow} % of all points wins marginally, one of ${readings.marginalBelow} % decisively.`,
];

export const wordsOf = ({ length, history, firstTry }: ScenarioWords): readonly SheetWords[] => [
  { title: 'How long it takes', text: `${capital(length)}.` },
  { title: 'What happened', text: history },
  ...SIDES.map((side) => ({ title: `A first try, ${SIDE_NAMES[side]}`, text: firstTry[side], side })),
];
