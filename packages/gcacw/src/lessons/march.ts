/** Lesson 1: a march by road, and what it costs. */
import { say } from '@longroll/kernel';
import { lesson, step } from './define.ts';

const LOGAN = 'union-logan-b';

export const MARCH_LESSON = lesson({
  id: 'gcacw/march',
  number: 1,
  title: 'A march',
  about: 'Move a division along a road, and see what it costs.',
  union: '  Logan-B  E3527  10',
  confederate: '  Gregg-A  E3023 Raymond  4',
  before: [{ do: 'begin' }],
  dice: [5, 2],
  steps: [
    step({
      say: [
        say(
          'It is 12 May 1863. You lead the Union side; one of your divisions is on the Utica Road, on its way to Raymond.',
        ),
        say('In lessons the dice are laid out beforehand. In a game they are real.', 'T.10'),
      ],
      todo: 'Look at the map as long as you like, then press Go on.',
    }),
    step({
      say: [
        say(
          'A counter is a unit. Logan-B is a division; the large figure is its strength, in manpower points.',
          '1.5',
        ),
        say('To march it throws one die. What falls is its movement points, MP for short.', '5.2.3, 5.5'),
      ],
      todo: 'Tap Logan-B and let it march. Its odds open first; confirm, and the die falls.',
      may: [{ do: 'march', unit: 'Logan-B' }],
      otherwise: 'That is not part of this lesson. Tap Logan-B and let it march.',
      goal: { did: { do: 'march', unit: 'Logan-B' } },
      done: 'The die shows 4: Logan-B has 4 MP.',
      shown: [{ do: 'march', unit: 'Logan-B' }],
      dice: [4],
    }),
    step({
      say: [
        say('Along a road a hex costs 1 MP. Without one, open ground costs 3 and woods 4.', '2.9a'),
        say('Tap a hex farther off, and the unit goes all the way to it.'),
      ],
      todo: 'March up the road to E3224: four hexes, 4 MP.',
      may: [{ do: 'step' }, { do: 'end' }],
      otherwise: 'Logan-B cannot get there with the MP that it has. Follow the road to E3224.',
      goal: { piece: LOGAN, at: 'E3224' },
      done: 'Logan-B stands at E3224, with every point spent.',
      misses: [
        {
          when: { did: { do: 'end' } },
          said: 'The march is over, and Logan-B is not at E3224. Off the road one hex takes 3 or 4 points.',
          by: [{ do: 'step', hex: 'E3427' }, { do: 'end' }],
        },
      ],
      shown: ['E3426', 'E3425', 'E3325', 'E3224'].map((hex) => ({ do: 'step', hex })),
      dice: [5, 2],
    }),
    step({
      say: [
        say('A march may be ended at any moment; points that are left are lost.', '5.2.5, 6.1'),
        say('Then each side throws a die for the initiative. The higher one acts next.', '4.1'),
      ],
      todo: 'End the march.',
      may: [{ do: 'end' }],
      otherwise: 'No points are left. End the march.',
      goal: { did: { do: 'end' } },
      done: 'Union 5, Confederates 2: you may act again.',
      shown: [{ do: 'end' }],
      dice: [5, 2],
    }),
    step({
      say: [
        say('Look at Logan-B: one of its four pips is filled. That is its fatigue.', '5.2.1'),
        say(
          'Every march adds 1. A unit may march as often as it has the initiative, but at 4 it does nothing more that day.',
          '1.8a, 5.1',
        ),
      ],
      todo: 'Tap Logan-B to see its pips, then press Go on.',
      otherwise: 'You may look at everything. Press Go on when you are ready.',
    }),
  ],
  close: 'You can march: a die gives the points, roads are cheap, and every march tires.',
});
