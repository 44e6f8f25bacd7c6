/** Scenario 11. Sources give dates, length and subject. */
import { scenario } from './define.ts';
import { LISTED } from './listed.ts';

export const INFLICT_ALL_THE_PUNISHMENT = scenario(LISTED['inflict-all-the-punishment'], {
  map: `
    W lines 12-28, columns 1-10
    E lines 12-32, columns 7-33
  `,
  confederate: `
    Johnston       E1629                  -

    Loring-B       E1629                  -
    Buford-B       E1629                  6
    J Adams        E1629                  4
    Featherston-B  E1629                  3

    Breckinridge   E2429 Midway Station   -
    Helm           E2429 Midway Station   4
    Stovall        E2429 Midway Station   4
    D Adams        E2530 Roberts          4

    French         E1826                  -
    Evans-B        E1826                  4
    Maxey-C        E1826                  5
    McNair-B       E1826                  4

    Walker         E1730                  -
    Wilson         E1730                  5
    Gregg-B        E1730                  4
    Gist-B         E1730                  5
    Ector-B        E1730                  4

    Cosby          E1831                  2
    Whitfield      E2332 Forbes           2

    1 MS           E2531                  1
  `,
  union: `
    Parke       W1701 Youngton     -
    Potter      W1701 Youngton     7
    Welsh       E1833              8

    Ord         W2406 Bovina       -
    AJ Smith-A  W2406 Bovina       6
    Hovey-C     W2406 Bovina       8
    Carr        W2406 Bovina       6
    Osterhaus   W2405 Spear        5

    Steele      W2101              -
    Blair-B     W2102 Cameron      9
    Steele      W2101             10
    Tuttle      W2101              6

    WS Smith    E2033             12

    McArthur    W2004 Tiffentown   9

    2 IL        W1502              1
    Bussey      E1833              2
    6 MO        W2203 Brooks       1
  `,
  scoring: `
    E2519 Mississippi College   3  confederate
  `,
  havens: `
    E2712 Jackson
  `,
  lossPoints: { union: 2, confederate: 1 },
  special: [
    {
      side: 'confederate',
      score: { kind: 'manpower near', hex: 'E2712', within: 2, each: 1 },
      words:
        'The Confederates score 1 for every manpower point that they have within 2 hexes of Jackson at the end.',
    },
  ],
  remarks: [
    'Sherman is not on the list: Parke, Steele and Ord act on their own, and there is no Union grand assault.',
  ],
  // Balance between two computers of the level General: par was -10.
  // It was 1 for 4 manpower at Jackson, for which nobody hurried: now the chase is what is scored.
  par: -45,
  step: 8,
});
