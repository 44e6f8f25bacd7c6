/** Scenario 1. Sources give date, length and subject; the lists give the set-up. */
import { scenario } from './define.ts';
import { LISTED } from './listed.ts';

export const PORT_GIBSON = scenario(LISTED['port-gibson'], {
  map: `
    W lines 42-55, columns 12-29
  `,
  confederate: `
    Bowen        W4622 Grand Gulf         -
    1 MO (dmnt)  W4320 Thompson's Bluff   1  fatigue 1, held until adjacent
    Cockrell-A   W4622 Grand Gulf         3
    1 MO         W4923 Coon Island Lake   1  fatigue 1, held until adjacent
    Green-A      W5421 Buck               3

    Baldwin      W4814 Grindstone Ford    4  exhausted

    Tracy        W5121                    5  exhausted, disorganized
  `,
  union: `
    McClernand  W5222 Shaifer      -
    Osterhaus   W5222 Shaifer      8  exhausted
    Carr        W5222 Shaifer      8  exhausted
    Hovey-A     W5323             10  exhausted
    AJ Smith-B  W5423              8  exhausted

    McPherson   W5228 Bruinsburg   -
    Logan-A     W5228 Bruinsburg   8
  `,
  scoring: `
    W5119 Port Gibson       6  union
    W4921 Ashland           4  union
    W4814 Grindstone Ford   4  union
  `,
  special: [
    {
      side: 'confederate',
      score: { kind: 'no enemy near', hex: 'W5119', within: 1, points: 2 },
      words: 'The Confederates score 2 if no Union unit is in or next to Port Gibson at the end.',
    },
  ],
  // Balance between two computers of the level General: par was 3.
  // Ashland was worth 2: now the second road decides between those who take the town.
  par: 9,
  step: 3,
});
