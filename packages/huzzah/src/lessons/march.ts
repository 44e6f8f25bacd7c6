/** Lesson 1: a move out of the wood, with stragglers and under fire. */
import { say } from '@longroll/kernel';
import { END_SEGMENT, lesson, MOVE, open, rolls, step, steps, UNION_ORDERS } from './define.ts';

export const MARCH_LESSON = lesson({
  id: 'huzzah/march',
  title: 'A move under fire',
  about: 'Take Garland out of the wood: stragglers, what a step risks, and where to face.',
  union: '1621  NAGLEE-2 3/4, *J-NAGLEE',
  confederate: '1320  GARLAND-1 4/6, *J-GARLAND',
  // Both sides let their horse segments go by.
  before: [...UNION_ORDERS, END_SEGMENT, END_SEGMENT],
  steps: [
    step({
      say: [
        say('You lead Garland’s men, in the wood at 1320. Naglee 2 holds an abatis at 1621.'),
        say(
          'A turn has fifteen segments, always in the same order. This is your first action segment.',
          '2.1',
        ),
        say('In it each of your stacks does one thing: move, fire, attack, rally or turn.', '17.6'),
      ],
      todo: 'Find Garland 1 and Naglee 2 on the map, then press Go on.',
    }),
    step({
      say: [
        say('A stack has 3 movement points, and every hex costs 1.', '3.1, 3.1.1'),
        say('Whoever is able goes along. Garland himself steadies the men on the way.', '17.1, 3.6'),
      ],
      todo: 'Tap Garland 1 and let it move.',
      may: [open('1320'), MOVE],
      otherwise: 'First Garland 1, at 1320: choose it, then Move.',
      goal: { decides: 'move' },
      done: 'The group is on the move, with 3 points.',
      shown: [open('1320'), MOVE],
    }),
    step({
      say: [
        say('From woods straight into woods men straggle: one die before the step.', '3.6'),
        say('With morale 6 it fails on 6 or more. Garland takes 1 off the die: 7 or more.', '3.6, 6.3'),
      ],
      todo: 'Step to 1420, the edge of the wood.',
      may: [{ do: 'step', hex: '1420' }],
      otherwise: 'One step to the east, to 1420.',
      goal: { decides: 'straggle-choice' },
      done: 'The die shows 7: some men are left behind.',
      shown: steps('1420'),
      dice: rolls(7),
    }),
    step({
      say: [
        say(
          'Now you choose: 1 O hit for the stack, and it goes on; or it stays, and its move is over.',
          '3.6',
        ),
        say('Each O hit takes 1 from morale. The third turns a unit to its weaker side.', '10.1, 12.1'),
      ],
      todo: 'Take the hit and go on.',
      may: [{ do: 'take-hit' }, { do: 'stay' }],
      otherwise: 'Take the hit, or stay.',
      goal: { did: { do: 'take-hit' } },
      done: 'Garland 1 has 1 O hit and stands at 1420.',
      misses: [
        {
          when: { did: { do: 'stay' } },
          said: 'Garland 1 stays at 1320, whole, and its move is over. Go back and take the hit.',
          by: [{ do: 'stay' }],
        },
      ],
      shown: [{ do: 'take-hit' }],
    }),
    step({
      say: [
        say('Each step into a fire zone, or inside it, may be fired at once.', '8.6.1'),
        say('It reaches 1 hex; through an abatis, and down a slope, 2 hexes.', '3.5.1, 3.2.1'),
        say(
          'With Garland 1 in hand 1520 shows what it risks: 1 shot, in good order with 80 percent.',
          '17.8.5',
        ),
      ],
      todo: 'Switch on the fire zones, look at 1420 and 1520, then press Go on.',
    }),
    step({
      say: [
        say(
          'Naglee 2 fires with 3 points at 2 hexes. Clear ground, advance and abatis are a line each.',
          '8.7',
        ),
        say('If you are disrupted by such fire your move ends.', '17.7'),
      ],
      todo: 'Step out to 1520.',
      may: [
        { do: 'step', hex: '1520' },
        { do: 'step', hex: '1421' },
      ],
      otherwise: 'From 1420 one step to the east, to 1520.',
      goal: { piece: 'GARLAND-1', at: '1520' },
      done: 'Naglee 2 fired on line 12-15 and threw 6: nothing.',
      misses: [
        {
          when: { piece: 'GARLAND-1', at: '1421' },
          said: 'That hex lies in the fire zone as well, and brings you no nearer. Go back and take 1520.',
          by: steps('1421'),
        },
      ],
      shown: steps('1520'),
      dice: rolls(6),
    }),
    step({
      say: [
        say('At the end of a move a stack faces as you like.', '3.4'),
        say('Three hexsides are its front, the other three its flank.', '3.4'),
        say('Fire through the flank is a line higher, and morale then 1 lower.', '8.7, 10.2'),
      ],
      todo: 'End the move, facing east.',
      may: [{ do: 'end' }],
      otherwise: 'Garland 1 has come far enough. End its move, facing east.',
      goal: { did: { do: 'end', side: 'E' } },
      done: 'Garland 1 faces east. Its action is used up.',
      misses: [
        {
          when: { did: { do: 'end' } },
          said: 'East has the whole enemy line in front of you. Go back and face east.',
          by: [{ do: 'end', side: 'W' }],
        },
      ],
      shown: [{ do: 'end', side: 'E' }],
    }),
    step({
      say: [
        say('Naglee 2 has an advance fire marker: two lines off all its fire.', '8.6.2, 8.7'),
        say('It comes off at the end of its side’s next action segment.', '8.6.2'),
        say(
          'By a standing order a stack fires at movers always, only unmarked, never, or asks you.',
          '17.2.1',
        ),
      ],
      todo: 'Tap Naglee 2 and read its marks, then press Go on.',
    }),
  ],
  close: 'You can move: look at the fire zones, know what a step risks, and face the enemy.',
});
