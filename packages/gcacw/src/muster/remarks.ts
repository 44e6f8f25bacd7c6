/** The footnotes of a set-up line in words, save those that the marks of the counter show. */
import { otherSide, SIDE_NAMES } from '../model/vocabulary.ts';
import type { Release, SetupLine } from '../scenarios/scenario.ts';

function until({ turn, adjacent, within, infantryIn }: Release, enemy: string): string {
  return [
    turn !== null && `turn ${turn}`,
    adjacent && `a ${enemy} unit is adjacent`,
    within !== null && `a ${enemy} unit is within ${within} hexes`,
    infantryIn !== null && `${enemy} infantry enters ${infantryIn}`,
  ]
    .filter((words) => words !== false)
    .join(' or until ');
}

const enemyOf = ({ side }: SetupLine): string => SIDE_NAMES[otherSide(side)];
const releaseWords = (line: SetupLine): string | null =>
  line.release && `held until ${until(line.release, enemyOf(line))}`;
const stayWords = (line: SetupLine): string | null =>
  line.staysInHex ? `stays in its hex until a ${enemyOf(line)} unit is adjacent` : null;

/** How long a piece is held where it stands; null if it is not. */
export const heldWords = (line: SetupLine): string | null => releaseWords(line) ?? stayWords(line);

export function remarksOf(line: SetupLine): readonly string[] {
  const { release, mayEntrench, arrives } = line;
  return [
    releaseWords(line),
    release !== null && release.fatigue !== null && `Fatigue Level ${release.fatigue} when released`,
    !mayEntrench && 'may not entrench before it is released',
    stayWords(line),
    arrives !== null && arrives.from !== null && `comes from ${arrives.from}`,
  ].filter((words) => typeof words === 'string');
}
