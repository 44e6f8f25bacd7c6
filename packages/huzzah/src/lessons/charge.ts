/** Lesson 3: a charge, from its first step to the rally after it. */
import { say } from '@longroll/kernel';
import type { Action } from '../play/state/action.ts';
import { END_SEGMENT, lesson, open, rolls, step, steps, UNION_ORDERS } from './define.ts';

const [GARLAND, GUNS] = ['1520', '1720'];
const charge: Action & { readonly do: 'charge' } = { do: 'charge', target: GUNS };

export const CHARGE_LESSON = lesson({
  id: 'huzzah/charge',
  title: 'A charge',
  about: 'Charge a battery through its fire, fight it out, and bring your men back to order.',
  union: `
    1720  SPRATT 2/5
    1819  PALMER-1 3/3
  `,
  confederate: '1520  GARLAND-1 4/6, *J-GARLAND',
  // The Union holds its fire, and both sides let their horse segments go by.
  before: [...UNION_ORDERS, END_SEGMENT, END_SEGMENT, END_SEGMENT],
  steps: [
    step({
      say: [
        say('Spratt’s battery stands at 1720, two hexes before Garland 1, with nobody beside it.'),
        say('An assault goes into the next hex. A charge comes from 2 or 3 hexes away.', '9.1'),
        say('Whoever charges must be in good order and in command. Garland is with his men.', '9.1, 6.1'),
      ],
      todo: 'Look at Spratt and at Garland 1, then press Go on.',
    }),
    step({
      say: [
        say(
          'A charge has a line more in every round, and 1 more morale; but fire at it is a line higher.',
          '9.3, 10.2, 8.7',
        ),
        say('The odds of the whole charge stand beside it.'),
      ],
      todo: 'Choose Garland 1, read the odds of its charge, and charge Spratt.',
      may: [open(GARLAND), charge],
      otherwise: 'Garland 1, at 1520, charges 1720.',
      goal: { decides: 'move' },
      done: 'Garland 1 charges. Every step must bring it nearer.',
      shown: [open(GARLAND), charge],
    }),
    step({
      say: [
        say('Next to the guns they fire: row 3-4, four lines up.', '8.7'),
        say('No straggler and no zone of control stops a charge. Only rout does.', '9.1, 8.6.1'),
      ],
      todo: 'Step to 1620.',
      may: [{ do: 'step', hex: '1620' }],
      otherwise: 'One step to the east, to 1620.',
      goal: { decides: 'disrupt-choice' },
      done: 'Line 16-20, and a 5: a D result.',
      shown: steps('1620'),
      dice: rolls(5),
    }),
    step({
      say: [
        say('Accept, and you are disrupted: you go on, but three lines lower.', '8.5, 9.3'),
        say(
          'Try, and with 8 or less you take 1 O hit and stay in order: 6, Garland 1, charging 1.',
          '8.5, 10.2',
        ),
      ],
      todo: 'Try.',
      may: [{ do: 'try' }, { do: 'accept' }],
      otherwise: 'Say whether Garland 1 tries.',
      goal: { did: { do: 'try' } },
      done: 'A 3: Garland 1 has 1 O hit and goes on in good order.',
      misses: [
        {
          when: { did: { do: 'accept' } },
          said: 'Disrupted men charge three lines lower. With nine chances in ten to pass, go back and try.',
          by: [{ do: 'accept' }],
        },
      ],
      shown: [{ do: 'try' }],
      dice: rolls(3),
    }),
    step({
      say: [
        say('Before the first round the defender fires once more, if you come through his front.', '9.2.1'),
        say('His marker now takes two lines from it.', '8.6.2'),
        say('Then up to three rounds, both sides at once, on the assault row: foot 3, guns 1.', '9.2.2, 8.2'),
      ],
      todo: 'Strike.',
      may: [{ do: 'strike' }],
      otherwise: 'Garland 1 is next to the guns. Strike.',
      goal: { decides: 'advance' },
      done: 'Fire disrupted Garland 1. But two rounds broke the battery, and Spratt runs to 2020.',
      shown: [{ do: 'strike' }],
      // Fire before the assault, its check, the leader; round 1: both dice and the guns' check; round 2 the same.
      dice: rolls(2, 7, 5, 0, 4, 6, 1, 5, 8),
    }),
    step({
      say: [
        say('Who is routed or gone has lost. The winner may enter the hex, and faces as he likes.', '9.2.3'),
        say('The third O hit turned Spratt to its weaker side: a point for you.', '12.1, 13.2'),
      ],
      todo: 'Enter 1720, facing east.',
      may: [{ do: 'advance' }],
      otherwise: 'Enter 1720, facing east.',
      goal: { did: { do: 'advance', side: 'E' } },
      done: 'Garland 1 holds 1720. The Union lets its half of the turn go by.',
      misses: [
        {
          when: { did: { do: 'advance' } },
          said: 'Palmer and the guns are to the east. Go back and face east.',
          by: [{ do: 'advance', side: 'SW' }],
        },
      ],
      shown: [{ do: 'advance', side: 'E' }],
      reply: [END_SEGMENT, END_SEGMENT, END_SEGMENT, END_SEGMENT, END_SEGMENT],
      // Spratt's battery rallies.
      dice: rolls(2),
    }),
    step({
      say: [
        say(
          'Routed stacks try to rally by themselves, or run on. Spratt threw 2 and is disrupted only.',
          '11.2, 11.4',
        ),
        say('A disrupted stack rallies as its action, outside enemy zones of control.', '11.4, 17.6.5'),
        say('Garland 1 needs 5 or less: 6, less 2 O hits, and 1 for its leader.', '10.1, 10.2'),
      ],
      todo: 'Choose Garland 1 and rally it.',
      may: [open(GUNS), { do: 'rally' }],
      otherwise: 'Garland 1, now at 1720: choose it and rally.',
      goal: { did: { do: 'rally' } },
      done: 'A 4: Garland 1 is in good order again. Its O hits stay.',
      shown: [open(GUNS), { do: 'rally' }],
      dice: rolls(4),
    }),
    step({
      say: [
        say('O hits heal one at a time, with an action each, away from the enemy.', '11.5'),
        say('A reduced unit never comes back to full.', '11.5'),
      ],
      todo: 'Look around, then press Go on.',
    }),
  ],
  close: 'You can charge: draw the fire, keep your order, and rally before you go on.',
});
