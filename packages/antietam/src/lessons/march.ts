/** Lesson 1: points, ground, the road in column, and what a march tires. */
import { type Miss, say } from '@longroll/kernel';
import type { Action } from '../play/state/action.ts';
import { END, lesson, SOUTH, SOUTH_WEST, step, steps, WEST } from './define.ts';

const [KIMBALL_A, KIMBALL_B] = ['U-KIMBALL-A', 'U-KIMBALL-B'];

/** From 1711 by the Smoketown road to 1515. */
const ROAD = [SOUTH, SOUTH, WEST, SOUTH, WEST, SOUTH] as const;

type WrittenMiss = Miss & { readonly by: readonly Action[] };

/** Each square beside the road that one could turn into, and the step of the road at which. */
const offTheRoad = (square: string, at: number, direction: typeof SOUTH | typeof WEST): WrittenMiss => ({
  when: { piece: KIMBALL_A, at: square },
  said: 'That is off the road, and the ground costs its full price again. Go back and keep to the Smoketown road.',
  by: steps(KIMBALL_A, ...ROAD.slice(0, at), direction),
});

/** Straight on is cheaper. */
const aslant = (square: string, ...south: readonly (typeof SOUTH)[]): WrittenMiss => ({
  when: { piece: KIMBALL_B, at: square },
  said: 'A diagonal step is dearer: 3 points into clear ground, 5 into corn. Go back and march straight south.',
  by: steps(KIMBALL_B, ...south, SOUTH_WEST),
});

export const MARCH_LESSON = lesson({
  id: 'antietam/march',
  title: 'A march by road and field',
  about: 'Bring a brigade through the woods by the road, and see what ground and marching cost.',
  window: { columns: [11, 21], rows: [9, 20] },
  union: `
    U-KIMBALL-A  1711 S  with L-FRENCH
    U-KIMBALL-B  1511 S  with L-SUMNER
  `,
  confederate: '  C-COLQUITT-A  1519 N  with L-LEE',
  steps: [
    step({
      say: [
        say('It is nine in the morning of 17 September 1862. You lead the Union.'),
        say(
          'A counter is half of a large brigade: Kimball A has 900 men. It faces where it points.',
          '1.4, 4.2',
        ),
        say('In lessons the luck lies there beforehand. In a game it is real.', 'T.10'),
      ],
      todo: 'Look at the map as long as you like, then press Go on.',
    }),
    step({
      say: [
        say('A turn is an hour in two halves. In each a unit has 12 operation points.', '1.3, 5.1'),
        say('Kimball A stands in line. Into clear ground a step costs it 2 points, into woods 5.', '5.2'),
        say('On the road a column pays 1 point, whatever the ground. To form it costs 2.', '5.2.2, 5.2.9'),
      ],
      todo: 'Tap Kimball A, at 1711, and let it form column.',
      may: [
        { do: 'mode', unit: KIMBALL_A, mode: 'column' },
        { do: 'step', unit: KIMBALL_A, direction: SOUTH },
      ],
      otherwise: 'First Kimball A forms column. It stands at 1711, north of the woods.',
      goal: { did: { do: 'mode', unit: KIMBALL_A } },
      done: 'Kimball A is in column and has 10 points left.',
      misses: [
        {
          when: { did: { do: 'step' } },
          said: 'In line the woods took 5 of its 12 points for one square. Go back and form column first.',
          by: steps(KIMBALL_A, SOUTH),
        },
      ],
      shown: [{ do: 'mode', unit: KIMBALL_A, mode: 'column' }],
    }),
    step({
      say: [
        say('The Smoketown road runs through the woods and up to 1515, by six squares.'),
        say('By the road even the climb from 1614 to 1514 costs 1 point.', '5.2.4'),
      ],
      todo: 'March by the road to 1515: tap it, or go square by square.',
      may: [
        { do: 'step', unit: KIMBALL_A, direction: SOUTH },
        { do: 'step', unit: KIMBALL_A, direction: WEST },
      ],
      otherwise: 'Follow the road with Kimball A, to 1515.',
      goal: { piece: KIMBALL_A, at: '1515' },
      done: 'Six squares for 6 points. In line two squares of woods would have taken 10.',
      misses: [
        offTheRoad('1611', 0, WEST),
        offTheRoad('1612', 1, WEST),
        offTheRoad('1714', 2, SOUTH),
        offTheRoad('1513', 3, WEST),
        offTheRoad('1615', 4, SOUTH),
        offTheRoad('1414', 5, WEST),
      ],
      shown: steps(KIMBALL_A, ...ROAD),
    }),
    step({
      say: [
        say('Kimball B goes over the fields in line. Corn costs 3 points, a diagonal step more.', '5.2'),
        say('A step to higher ground costs 2 more; here the ground is level.', '5.2.5'),
      ],
      todo: 'Bring Kimball B from 1511 straight south to 1514, through the corn. Next takes it up.',
      may: [
        { do: 'step', unit: KIMBALL_B, direction: SOUTH },
        { do: 'step', unit: KIMBALL_B, direction: SOUTH_WEST },
      ],
      otherwise: 'Now Kimball B, at 1511: to 1514.',
      goal: { piece: KIMBALL_B, at: '1514' },
      done: 'Clear, corn, clear: 2, 3 and 2 points. Kimball B has 5 left.',
      misses: [aslant('1412'), aslant('1413', SOUTH), aslant('1414', SOUTH, SOUTH)],
      shown: steps(KIMBALL_B, SOUTH, SOUTH, SOUTH),
    }),
    step({
      say: [
        say('Marching tires: 1 fatigue a square in column, 2 in line. Both have 6 now.', '10.1'),
        say('Each 20 fatigue take away 1 operation point, and tired men break sooner.', '5.1.1, 9.2.1'),
      ],
      todo: 'Tap a unit and find its fatigue, then press Go on.',
    }),
    step({
      say: [
        say('Points that are left do not carry over.', '5.1'),
        say('When operations end, the combat that was plotted is fought. Here none is.', '21.3'),
        say('Then the other side gives its orders, and the second half follows.', '21.3'),
      ],
      todo: 'End operations.',
      may: [{ do: 'end-operations' }],
      otherwise: 'Both units are where they should be. End operations.',
      goal: { did: { do: 'end-operations' } },
      done: 'The Confederates stayed where they are. In the pause your men rested: fatigue 1.',
      shown: [END],
      reply: [END],
    }),
    step({
      say: [
        say('It is the second half, and all have 12 points again.', '5.1'),
        say(
          'Mode changes once in a half. A column fights at three quarters, so line is for battle.',
          '5.3, 5.3.3',
        ),
      ],
      todo: 'Let Kimball A form line again.',
      may: [{ do: 'mode', unit: KIMBALL_A, mode: 'normal' }],
      otherwise: 'Kimball A is still in column, at 1515. Let it form line.',
      goal: { did: { do: 'mode', unit: KIMBALL_A } },
      done: 'Kimball A stands in line, with 10 points.',
      shown: [{ do: 'mode', unit: KIMBALL_A, mode: 'normal' }],
    }),
  ],
  close: 'You can march: column on the road, line for battle, and an eye on fatigue.',
});
