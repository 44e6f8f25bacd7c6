/** Scenario 8. Most of the list points to special rules we do not have; positions follow scenarios 6 and 7. */
import { scenario } from './define.ts';
import { LISTED } from './listed.ts';

export const I_MOVE_AT_ONCE = scenario(LISTED['i-move-at-once'], {
  map: `
    E lines 12-34, columns 7-33
    W lines 20-32, columns 1-6
  `,
  confederate: `
    Pemberton      E2629 Ratliff         -
    Johnston       E1612                 -

    Bowen          E2629 Ratliff         -
    Cockrell-B     E2629 Ratliff         6
    Green-B        E2629 Ratliff         4

    Loring-A       E2729 Ellison         -
    Tilghman-C     E2729 Ellison         3
    Buford-A       E2729 Ellison         6
    Featherston-A  E2729 Ellison         6

    Stevenson      E2529 Champion Hill   -
    Barton         E2529 Champion Hill   6
    Cumming        E2529 Champion Hill   6
    Lee            E2529 Champion Hill   5
    AW Reynolds    E2529 Champion Hill   5

    Walker         E1612                 -
    Gist-B         E1609 Midway          3
    Walker-B       E1612                 3
    Gregg-B        E1612                 6
    Colquitt       E1612                 3
  `,
  union: `
    Grant       E2519 Mississippi College    -

    McClernand  E2624                        -
    Hovey-A     E2522                        9
    Osterhaus   E2624                        6
    Carr        E3021                        7
    AJ Smith-A  E3024                        8

    Sherman     E2713 Deaf and Dumb Asylum   -
    Steele      E2713 Deaf and Dumb Asylum  11
    Tuttle      E2712 Jackson               11
    Blair-A     E3023 Raymond                8

    McPherson   E2519 Mississippi College    -
    Logan-B     E2519 Mississippi College   12
    Crocker     E2619                        9
    Ransom      E3226 Powell                 3
  `,
  scoring: `
    E2519 Mississippi College   4  confederate  union at start
    E2712 Jackson               6  confederate  union at start
    E2533 Edwards               5  union
    E2529 Champion Hill         3  union
  `,
  havens: `
    W2404 Big Black Bridge
    E1609 Midway
  `,
  special: [
    {
      side: 'confederate',
      score: { kind: 'armies join', within: 3, points: 10 },
      words:
        'The Confederates score 10 if at the end an undemoralized unit of each army is within 3 hexes of one of the other, by a path as for command radius.',
    },
  ],
  remarks: [
    'The divisions STE, BOW and L obey Pemberton; W, with Gist-B, obeys Johnston.',
    'A unit whose hex is impassable ground is set up in the nearest legal one, the lowest id first.',
  ],
  // Balance between two computers of the level General: par was 0.
  par: 1,
  step: 5,
});
