/** Lesson 2: front, sight, and a fire that is read before it is plotted. */
import { type Miss, say } from '@longroll/kernel';
import type { Action } from '../play/state/action.ts';
import { END, lesson, SOUTH, SOUTH_EAST, step, steps } from './define.ts';

const [KIMBALL_A, KIMBALL_B] = ['U-KIMBALL-A', 'U-KIMBALL-B'];
const [ANDERSON_A, ANDERSON_B] = ['1719', '1820'];

const fire = (unit: string, square: string): Action & { readonly do: 'plot-fire' } => ({
  do: 'plot-fire',
  unit,
  square,
});

/** The other half of Anderson's brigade lies two squares away. */
const tooFar = (unit: string, said: string): Miss & { readonly by: readonly Action[] } => ({
  when: { did: fire(unit, ANDERSON_B) },
  said: `${said} Go back and fire on 1719.`,
  by: [fire(unit, ANDERSON_B)],
});

export const FIRE_LESSON = lesson({
  id: 'antietam/fire',
  title: 'Front and fire',
  about: 'Turn to the enemy, see him, read what a fire is worth, and plot it.',
  window: { columns: [12, 22], rows: [13, 24] },
  union: `
    U-KIMBALL-A  1718 E  with L-FRENCH
    U-KIMBALL-B  1617 S  with L-SUMNER
  `,
  confederate: `
    C-GBANDERSON-A  1719 N  with L-DHHILL
    C-GBANDERSON-B  1820 N  with L-LEE
  `,
  steps: [
    step({
      say: [
        say('Two halves of G. B. Anderson’s brigade hold the Sunken Road, at 1719 and 1820.'),
        say('Fire needs a line of sight. From 1617 the ridge before it hides the lane.', '4.3, 4.3.1'),
        say('Kimball A is on the ridge. Neighbouring squares always see each other.', '4.3.1'),
      ],
      todo: 'Look at the heights on the map, then press Go on.',
    }),
    step({
      say: [
        say('A unit fires only into its front arc: straight on and to both sides of that.', '4.2.1, 6.2'),
        say(
          'Kimball A faces east: 1719 is on its flank. A shot from there counts half as much again.',
          '4.2.2, 7.3.6',
        ),
        say('To turn is free, but only once until the next step.', '21.4.2'),
      ],
      todo: 'Tap Kimball A and turn it to the south.',
      may: [{ do: 'face', unit: KIMBALL_A }],
      otherwise: 'First Kimball A, at 1718, turns to the south.',
      goal: { did: { do: 'face', unit: KIMBALL_A, facing: SOUTH } },
      done: 'Kimball A faces the lane.',
      misses: [
        {
          when: { did: { do: 'face', unit: KIMBALL_A } },
          said: 'The enemy at 1719 is straight to the south, and Kimball A may turn only once. Go back and turn it south.',
          by: [{ do: 'face', unit: KIMBALL_A, facing: 1 }],
        },
      ],
      shown: [{ do: 'face', unit: KIMBALL_A, facing: SOUTH }],
    }),
    step({
      say: [
        say('Fire is plotted now, for 2 points, and made when operations end.', '5.2.13, 6.1'),
        say(
          'A hundred rifles hit 4 men at range 1 and 2 at range 2. From the front the lane covers like works.',
          '7.2, 21.6.3',
        ),
        say(
          'Beside each target stands the loss to expect. Chance makes of it a half to one and a half.',
          '0.4',
        ),
      ],
      todo: 'Open both targets of Kimball A, compare them, and plot the better fire.',
      may: [{ do: 'plot-fire', unit: KIMBALL_A }],
      otherwise: 'Tap Kimball A, then a Confederate unit that it can fire on.',
      goal: { did: fire(KIMBALL_A, ANDERSON_A) },
      done: 'Plotted: about 34 men. The enemy does not see it before it is made.',
      misses: [tooFar(KIMBALL_A, 'At range 2 about 17 men would fall, at range 1 about 34.')],
      shown: [fire(KIMBALL_A, ANDERSON_A)],
    }),
    step({
      say: [
        say('Kimball B comes up onto the ridge. A step costs 2, the climb 2.', '5.2, 5.2.5'),
        say('And 2 more, because 1618 is in the zone of control of the enemy: next to him.', '5.2.7, 5.6.1'),
      ],
      todo: 'Bring Kimball B from 1617 south to 1618.',
      may: [
        { do: 'step', unit: KIMBALL_B, direction: SOUTH },
        { do: 'step', unit: KIMBALL_B, direction: SOUTH_EAST },
      ],
      otherwise: 'Now Kimball B, at 1617: one step to the south.',
      goal: { piece: KIMBALL_B, at: '1618' },
      done: 'Kimball B stands at 1618 and faces as it stepped. It has 6 points left.',
      misses: [
        {
          when: { piece: KIMBALL_B, at: '1718' },
          said: 'Two units may share a square, but the more men stand in it, the more are hit. Go back and take 1618.',
          by: steps(KIMBALL_B, SOUTH_EAST),
        },
      ],
      shown: steps(KIMBALL_B, SOUTH),
    }),
    step({
      say: [
        say('A unit that has marched fires less: its points left, by 10, are a factor.', '7.3.10'),
        say('Kimball B has 6, where Kimball A had 12: it can expect about 16 men.'),
      ],
      todo: 'Plot the fire of Kimball B on 1719, too.',
      may: [{ do: 'plot-fire', unit: KIMBALL_B }],
      otherwise: 'Kimball B, at 1618, still has no plot.',
      goal: { did: fire(KIMBALL_B, ANDERSON_A) },
      done: 'Two fires are plotted on 1719.',
      misses: [tooFar(KIMBALL_B, 'At range 2 about 8 men would fall, at range 1 about 16.')],
      shown: [fire(KIMBALL_B, ANDERSON_A)],
    }),
    step({
      say: [
        say(
          'All fire is at once. Who is fired at from the next square fires back by himself.',
          '7.1.2, 7.1.4',
        ),
      ],
      todo: 'End operations, and read what happened.',
      may: [{ do: 'end-operations' }],
      otherwise: 'Everything is plotted. End operations.',
      goal: { did: { do: 'end-operations' } },
      done: 'Kimball A hit 41 men, with luck; Kimball B 13. Anderson A fired back, and 27 men of Kimball A fell.',
      shown: [END],
      // Two shots above and below what was expected, one just as expected; both leaders are spared.
      dice: [0.7, 0.3, 0.5, 0.9, 0.9],
    }),
    step({
      say: [
        say(
          'Losses tire: Anderson A has gained 17 fatigue, Kimball A 6. Large units tire less.',
          '10.1, 10.1.2',
        ),
        say(
          'Who lost men checks for rout, by his losses and his morale: efficiency less fatigue. Here the chance was 0 for both.',
          '9.1, 9.2',
        ),
        say('Your plots stay. They are renewed and paid again until you change them.', '6.11, 21.5.3'),
      ],
      todo: 'Open the Journal to see every modifier, then press Go on.',
    }),
  ],
  close: 'You can fire: front, sight, range, then points. Read it before you plot it.',
});
