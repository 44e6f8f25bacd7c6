/** Scenario 7. The day is that of the battle. */
import { scenario } from './define.ts';
import { LISTED } from './listed.ts';

export const CHAMPION_HILL = scenario(LISTED['champion-hill'], {
  map: `
    E lines 20-32, columns 20-33
    W lines 20-32, columns 1-6
  `,
  confederate: `
    Pemberton      E2629 Ratliff         -

    Bowen          E2629 Ratliff         -
    Cockrell-B     E2629 Ratliff         6  exhausted
    Green-B        E2629 Ratliff         4  exhausted

    Loring-A       E2729 Ellison         -
    Tilghman-C     E2729 Ellison         3  exhausted
    Buford-A       E2729 Ellison         6  exhausted
    Featherston-A  E2729 Ellison         6  exhausted

    Stevenson      E2629 Ratliff         -
    Barton         E2629 Ratliff         6  exhausted, disorganized
    Cumming        E2629 Ratliff         6  exhausted, disorganized
    Lee            E2529 Champion Hill   5  exhausted, disorganized
    AW Reynolds    E2531                 5  fatigue 2
  `,
  union: `
    Grant       E2525 Jones                -

    McClernand  E2626 Chapel Hill Church   -
    Hovey-B     E2425 Bolton               9
    Osterhaus   E2626 Chapel Hill Church   6
    Carr        E2726 Hawkins              7
    AJ Smith-A  E3024                      8

    Blair-A     E3023 Raymond              8

    McPherson   E2525 Jones                -
    Logan-B     E2525 Jones               12
    Crocker     E2323 White                9
  `,
  scoring: `
    E2529 Champion Hill   6  union
    E2629 Ratliff         3  union
    E2533 Edwards         5  union
    E2525 Jones           3  confederate  union at start
    E2425 Bolton          4  confederate  union at start
  `,
  havens: `
    W2404 Big Black Bridge
  `,
  remarks: [
    'The list has Stevenson twice, at E2629 and E2529. He is one leader and stands at E2629 with two of his brigades; he may transfer before the first action.',
  ],
  // Balance between two computers of the level General: par was 6.
  // The hill was worth 4 and Ratliff 2: for so little nobody stormed them.
  par: 1,
  step: 5,
});
