/** Lesson 4: the other side of it: cavalry that withdraws, infantry that must go back. */
import { say } from '@longroll/kernel';
import { lesson, step } from './define.ts';

const WAYS = ['E3124', 'E3023', 'E2923', 'E2922', 'E2821', 'E2721', 'E3022', 'E3021', 'E3020', 'E3019'];

export const RETREAT_LESSON = lesson({
  id: 'gcacw/retreat',
  number: 4,
  title: 'Retreat, and cavalry',
  about: 'Change sides: save your cavalry, and bring beaten infantry away.',
  union: `
    Logan-B  E2726 Hawkins  10
    Crocker  E3425           9
  `,
  confederate: `
    Gregg-A  E3023 Raymond  4
    Cosby    E3224          3
  `,
  before: [{ do: 'begin' }, { do: 'march', unit: 'Crocker' }, { do: 'step', hex: 'E3325' }],
  dice: [5, 2, 5],
  steps: [
    step({
      say: [
        say('Now you lead the Confederates. Crocker, 9 strong, has come up to Cosby: cavalry, 3 strong.'),
        say('Cavalry that stands alone may withdraw before infantry can attack it.', '10.1'),
        say(
          'That disorganizes it and tires it by 1. But a die falls, and half of it, with modifiers, is taken off the MP of the pursuer.',
          '10.2, 10.3',
        ),
      ],
      todo: 'Decide for Cosby: withdraw.',
      may: [{ do: 'withdraw' }, { do: 'stand' }],
      otherwise: 'Cosby is asked first: does it withdraw?',
      goal: { did: { do: 'withdraw' } },
      done: 'A 4, and 3 more for the creek and for Cosby’s size. Half of 7, rounded up: Crocker loses 4 MP, all it had.',
      misses: [
        {
          when: { did: { do: 'stand' } },
          said: 'That is allowed, and Crocker may now attack: 9 against 3, with 4 MP, enough for a prepared attack. Go back and withdraw.',
          by: [{ do: 'stand' }],
        },
      ],
      shown: [{ do: 'withdraw' }],
      dice: [4],
    }),
    step({
      say: [
        say('Cavalry falls back 4 to 6 hexes. You choose the way, hex by hex.', '10.4, 15.1'),
        say(
          'Each hex has a priority, and the lowest number comes first: mostly along a road and away from the enemy.',
          '15.4, 15.5',
        ),
      ],
      todo: 'Tap one hex after another. When four are behind you, halt.',
      may: [...WAYS.map((hex) => ({ do: 'to', hex })), { do: 'halt' }],
      otherwise: 'A retreat keeps to the hexes that are marked. In this lesson it keeps to the roads, too.',
      goal: { decides: 'choose-action' },
      done: 'Cosby is safe, and Crocker’s march is over.',
      shown: [
        ...['E3124', 'E3023', 'E2923', 'E2922'].map((hex) => ({ do: 'to' as const, hex })),
        { do: 'halt' },
      ],
      reply: [
        { do: 'march', unit: 'Logan-B' },
        { do: 'step', hex: 'E2825' },
        { do: 'step', hex: 'E2925' },
        { do: 'step', hex: 'E3024' },
        { do: 'attack', hex: 'E3023', type: 'normal' },
      ],
      dice: [6, 1, 6, 4, 2],
    }),
    step({
      say: [
        say(
          'The Union has the initiative. Logan-B marches from Hawkins and attacks Gregg-A: it comes to +3.',
        ),
        say('Gregg-A is disorganized and must retreat 2 to 4 hexes.', '8.6, 15.1'),
        say(
          'Some hexes would cost manpower: those next to the enemy above all. What a hex costs is written on it.',
          '15.4, 15.6',
        ),
      ],
      todo: 'Bring Gregg-A away: two hexes at least, then halt where you like.',
      may: [{ do: 'to' }, { do: 'halt' }],
      otherwise: 'Gregg-A must go first. Tap one of the marked hexes.',
      goal: { decides: 'advance' },
      done: 'Gregg-A is out of reach and has lost nobody.',
      shown: [{ do: 'to', hex: 'E2923' }, { do: 'to', hex: 'E2922' }, { do: 'halt' }],
      reply: [{ do: 'advance', unit: 'Logan-B' }],
      dice: [5, 2],
    }),
  ],
  close: 'You can lose ground without losing men. That is half of this game.',
});
