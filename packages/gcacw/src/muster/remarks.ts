/** The footnotes of a set-up line in words, save those that the marks of the counter show. */
import { otherSide } from '../model/vocabulary.ts';
import type { Release, SetupLine } from '../scenarios/scenario.ts';

const SIDE_WORDS = { union: 'Union', confederate: 'Confederate' } as const;

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

export function remarksOf({ side, release, mayEntrench, staysInHex, arrives }: SetupLine): readonly string[] {
  const enemy = SIDE_WORDS[otherSide(side)];
  return [
    release !== null && `held until ${until(release, enemy)}`,
    release !== null && release.fatigue !== null && `Fatigue Level ${release.fatigue} when released`,
    !mayEntrench && 'may not entrench before it is released',
    staysInHex && `stays in its hex until a ${enemy} unit is adjacent`,
    arrives !== null && arrives.from !== null && `comes from ${arrives.from}`,
  ].filter((words) => words !== false);
}
