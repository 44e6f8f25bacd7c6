/** Lesson 5: an assault, and how a turn ends. */
import { say } from '@longroll/kernel';
import { lesson, step } from './define.ts';

export const ASSAULT_LESSON = lesson({
  id: 'gcacw/assault',
  number: 5,
  title: 'An assault, and the end of a turn',
  about: 'Attack with two divisions at once; then let the day end and the men rest.',
  union: `
    McPherson  E3124   -
    Logan-B    E3124  10
    Crocker    E3124   9
  `,
  confederate: '  Gregg-A  E3023 Raymond  7',
  before: [{ do: 'begin' }],
  dice: [5, 2],
  steps: [
    step({
      say: [
        say('You lead the Union again. On the march each division attacks alone.', '8.1'),
        say(
          'McPherson leads the corps. In an assault his divisions in his hex attack as one.',
          '14.1, 14.5a',
        ),
      ],
      todo: 'Tap McPherson and choose his assault on Raymond.',
      may: [{ do: 'assault', leader: 'McPherson' }],
      otherwise: 'An assault is a leader’s action: tap McPherson.',
      goal: { did: { do: 'assault' } },
      done: 'The assault is aimed at Raymond.',
      shown: [{ do: 'assault', leader: 'McPherson', hex: 'E3023' }],
    }),
    step({
      say: [
        say('Name the divisions. Each that takes part gains 1 fatigue.', '14.4'),
        say(
          'Then a die falls for command: as many divisions follow as McPherson’s Command Value, 5, is above it. A 5 or 6 would stop them all.',
          '14.2',
        ),
      ],
      todo: 'Name Logan-B and Crocker, then declare the assault. Read its odds before you confirm.',
      may: [{ do: 'add' }, { do: 'declare' }],
      otherwise: 'Name both divisions first, then declare the assault.',
      goal: { decides: 'loss-attacker' },
      done: 'The command die shows 2, so both follow. It comes to +5: Gregg-A loses 2 and is routed.',
      misses: [
        {
          when: { decides: 'retreat' },
          said: 'One division alone came to +3, and tired to fatigue 3. Two together would have come to +5. Go back and name both.',
          by: [{ do: 'add', unit: 'Logan-B' }, { do: 'declare' }],
        },
      ],
      shown: [{ do: 'add', unit: 'Logan-B' }, { do: 'add', unit: 'Crocker' }, { do: 'declare' }],
      dice: [2, 4, 3],
    }),
    step({
      say: [
        say(
          'Your side loses 1 manpower point, too. Who takes part shares the loss, and you divide it.',
          '8.6b',
        ),
      ],
      todo: 'Choose which division loses the point.',
      may: [{ do: 'lose' }],
      otherwise: 'First the loss: tap Logan-B or Crocker.',
      goal: { did: { do: 'lose' } },
      done: 'So be it. Gregg-A routs four hexes, demoralized: for now it can neither attack nor stop a march.',
      shown: [{ do: 'lose', unit: 'Logan-B' }],
      reply: [
        ...['E2923', 'E2922', 'E2821', 'E2721'].map((hex) => ({ do: 'to' as const, hex })),
        { do: 'halt' },
      ],
    }),
    step({
      say: [
        say(
          'After an assault every division that took part may advance. McPherson goes with them.',
          '14.8a, 1.10b',
        ),
      ],
      todo: 'Advance both divisions into Raymond.',
      may: [{ do: 'advance' }, { do: 'send' }],
      otherwise: 'Raymond lies open: advance Logan-B and Crocker.',
      goal: { decides: 'choose-action' },
      done: 'Raymond is yours, and you have the initiative: 6 to 2.',
      shown: [
        { do: 'advance', unit: 'Logan-B' },
        { do: 'advance', unit: 'Crocker' },
      ],
      dice: [6, 2],
    }),
    step({
      say: [
        say(
          'A turn is one day. It goes on, action after action, until both sides pass one after the other.',
          '4.4',
        ),
        say(
          'A unit that is not exhausted and has fatigue 2 or less is rested by morning. Your divisions have 1.',
          '12.0',
        ),
      ],
      todo: 'Pass. The Confederates will pass, too.',
      may: [{ do: 'pass' }],
      otherwise: 'You could go on. But your men have won their rest: pass.',
      goal: { did: { do: 'pass' } },
      done: 'Both sides have passed: the day is over.',
      shown: [{ do: 'pass' }],
      reply: [{ do: 'pass' }],
    }),
    step({
      say: [
        say(
          'Night takes 3 off everybody’s fatigue. Gregg-A had 3: it shows its exhausted side and stays disorganized.',
          '12.0, 12.1',
        ),
        say(
          'Each side may now refuse flanks: bend them back, against attacks from the side. Nobody is near.',
          '9.8',
        ),
      ],
      todo: 'Leave the flanks as they are.',
      may: [{ do: 'done' }],
      otherwise: 'Leave the flanks as they are, and the next day begins.',
      goal: { decides: 'choose-action' },
      done: 'It is 13 May. You have the initiative, and your divisions are fresh.',
      shown: [{ do: 'done' }],
      dice: [5, 3],
    }),
  ],
  close: 'That is a whole turn. You know enough for a first game.',
});
