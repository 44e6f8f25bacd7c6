/** Lesson 2: the fire line, its ladder, and what a marker is worth. */
import { say } from '@longroll/kernel';
import { END_SEGMENT, lesson, MOVE, open, rolls, step, steps, UNION_ORDERS } from './define.ts';

const [CARTER, GARLAND_1, GARLAND_2, NAGLEE, SPRATT] = ['1422', '1521', '1420', '1621', '1720'];

const fire = (target: string, arm: 'artillery' | 'small-arms') => ({ do: 'fire', target, arm }) as const;

export const FIRE_LESSON = lesson({
  id: 'huzzah/fire',
  title: 'Fire',
  about: 'Read the fire line before the die falls, soften a stack with guns, and draw its fire.',
  union: `
    1621  NAGLEE-2 3/4, *J-NAGLEE
    1720  SPRATT 2/5
  `,
  confederate: `
    1422  CARTER 3/7
    1521  GARLAND-1 4/6, *J-GARLAND
    1420  GARLAND-2 4/6
  `,
  // The Union holds its fire, and both sides let their horse segments go by.
  before: [...UNION_ORDERS, END_SEGMENT, END_SEGMENT, END_SEGMENT, END_SEGMENT],
  steps: [
    step({
      say: [
        say(
          'Fire factor is strength points times range factor. It gives a row of the table: the fire line.',
          '8.1, 8.2',
        ),
        say('Each modifier moves it by a row: all upward ones first, then the downward ones.', '8.1, 8.7'),
        say('One ten-sided die on that row. Low rolls help whoever fires.', '8.4, 1.10'),
      ],
      todo: 'Find Carter’s guns at 1422, then press Go on.',
    }),
    step({
      say: [
        say(
          'This is your artillery segment. Carter has 3 points; at 3 hexes they count once each.',
          '2.2, 8.2',
        ),
        say(
          'From woods 3 points fire at most. Against small arms from afar guns read the result in parentheses.',
          '3.7.1, 8.4',
        ),
      ],
      todo: 'Choose Carter, open its fire at Naglee 2, read the ladder, and fire.',
      may: [open(CARTER), { do: 'fire' }],
      otherwise: 'Carter, at 1422, fires at Naglee 2, at 1621.',
      goal: { did: fire(NAGLEE, 'artillery') },
      done: 'Line 3-4, less 1 for the abatis: 2. A D result, and Naglee 2 took an O hit to stay in order.',
      misses: [
        {
          when: { did: fire(SPRATT, 'artillery') },
          said: 'Guns can be shot at too, but Garland has Naglee 2 before him. Go back and fire at 1621.',
          by: [open(CARTER), fire(SPRATT, 'artillery')],
        },
      ],
      shown: [open(CARTER), fire(NAGLEE, 'artillery')],
      dice: rolls(2, 3),
    }),
    step({
      say: [
        say(
          'On a D result a stack is disrupted, or its owner tries: a morale check for 1 O hit instead.',
          '8.5, 8.5.1',
        ),
        say(
          'Morale is checked with one die: not above base morale less O hits, with modifiers.',
          '10.1, 10.3',
        ),
        say('Naglee 2 had 4, and 1 more for its leader. It threw 3.', '10.2'),
      ],
      todo: 'Open the journal and find both dice, then press Go on.',
    }),
    step({
      say: [
        say('Your action segment. Before Garland 1 fires, let Naglee 2 spend its best shot.', '8.6.2'),
        say('Garland 2 comes out of the wood. That draws advance fire, and a marker.', '8.6.1'),
      ],
      todo: 'Move Garland 2 from 1420 to 1520.',
      may: [open(GARLAND_2), MOVE, { do: 'step', hex: '1520' }],
      otherwise: 'Garland 2, at 1420: choose it, move, and step to 1520.',
      goal: { piece: 'GARLAND-2', at: '1520' },
      done: 'Naglee 2 fired on line 12-15 and threw 7: nothing. It has its marker.',
      shown: [open(GARLAND_2), MOVE, ...steps('1520')],
      dice: rolls(7),
    }),
    step({
      say: [say('Who stands in a fire zone may be fired at again when it steps on. Stop here.', '8.6.1')],
      todo: 'End the move of Garland 2, facing east.',
      may: [{ do: 'end' }],
      otherwise: 'End the move of Garland 2, facing east.',
      goal: { did: { do: 'end', side: 'E' } },
      done: 'Garland 2 stands at 1520.',
      misses: [
        {
          when: { did: { do: 'end' } },
          said: 'Naglee 2 and Spratt are to the east. Go back and face east.',
          by: [{ do: 'end', side: 'NW' }],
        },
      ],
      shown: [{ do: 'end', side: 'E' }],
    }),
    step({
      say: [
        say('Garland 1 is next to Naglee 2: its 4 points count double.', '8.2'),
        say('Row 8-11. One up for clear ground, one down for the abatis.', '8.7'),
        say('The odds stand beside the shot before it is fired.'),
      ],
      todo: 'Choose Garland 1 and fire at Naglee 2.',
      may: [open(GARLAND_1), fire(NAGLEE, 'small-arms')],
      otherwise: 'Garland 1, at 1521, fires at Naglee 2.',
      goal: { did: fire(NAGLEE, 'small-arms') },
      done: 'Result 1: a second O hit, and then a check that failed. Naglee 2 is disrupted.',
      shown: [open(GARLAND_1), fire(NAGLEE, 'small-arms')],
      // The shot, the check, and the leader is spared.
      dice: rolls(2, 5, 6),
    }),
    step({
      say: [
        say('A disrupted stack fires and fights three lines lower, and may not attack.', '4.4, 4.4.1'),
        say('Results 1, 2 and 3 are so many O hits, and then a check. Who fails twice is routed.', '8.5'),
      ],
      todo: 'End your segment: Naglee 2 fires back.',
      may: [END_SEGMENT],
      otherwise: 'Everybody you need has acted. End the segment.',
      goal: { did: END_SEGMENT },
      done: 'Naglee 2 fired at Garland 1 and threw 5: nothing.',
      shown: [END_SEGMENT],
      reply: [open(NAGLEE), fire(GARLAND_1, 'small-arms')],
      dice: rolls(5),
    }),
    step({
      say: [
        say('Unhurt Naglee 2 would have fired on 12-15: row 5-7, two up.', '8.7'),
        say('Disrupted, three down; with a marker, two more: row 1, and little to fear.', '8.7, 8.6.2'),
      ],
      todo: 'Read the ladder of that shot in the journal, then press Go on.',
    }),
  ],
  close: 'You can fire: guns first, draw the enemy’s fire, then shoot from close by.',
});
