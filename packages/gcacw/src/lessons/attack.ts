/** Lesson 3: an attack, read before it is made. */
import { type Miss, say } from '@longroll/kernel';
import type { MarchAttack } from '../charts/attackTypes.ts';
import type { Action } from '../play/state/action.ts';
import { lesson, step } from './define.ts';

const on = (type: MarchAttack): Action & { readonly do: 'attack' } => ({ do: 'attack', hex: 'E3023', type });

const lessThanPrepared = (type: MarchAttack, said: string): Miss & { readonly by: readonly Action[] } => ({
  when: { did: { do: 'attack', type } },
  said,
  by: [on(type)],
});

export const ATTACK_LESSON = lesson({
  id: 'gcacw/attack',
  number: 3,
  title: 'An attack, read before it is made',
  about: 'Compare four ways to attack, choose one, and take the ground.',
  union: '  Logan-B  E3124  10',
  confederate: '  Gregg-A  E3023 Raymond  4',
  before: [{ do: 'begin' }, { do: 'march', unit: 'Logan-B' }],
  dice: [5, 2, 5],
  steps: [
    step({
      say: [
        say('Logan-B stands next to Raymond, on the march, with 5 MP to spend on an attack.', '5.4'),
        say(
          'There are four ways. Column of route costs no MP and takes 3 off your die. Hasty costs 1 and takes 1 off. Normal costs 2. Prepared costs 4 and adds 1.',
          '8.2',
        ),
      ],
      todo: 'Remember the four, then press Go on.',
      otherwise: 'First the four ways. Press Go on when you know them.',
    }),
    step({
      say: [
        say(
          'Each side throws a die and adds its modifiers. Your total less theirs says what happens: the higher, the better for you.',
          '8.4.5',
        ),
      ],
      todo: 'Open the attacks on Raymond and compare their odds. Nothing falls until you confirm. Make the best one.',
      may: [{ do: 'attack' }],
      otherwise: 'Logan-B is on the march and next to Raymond. Open an attack on Raymond.',
      goal: { did: { do: 'attack', type: 'prepared' } },
      done: 'Your die 4, theirs 3; with all modifiers +3. Gregg-A is disorganized and retreats.',
      misses: [
        lessThanPrepared(
          'column-of-route',
          'Your die 4, theirs 3, and still it came to −1: Logan-B is disorganized and Gregg-A stays. You had 5 MP, enough to prepare. Go back and compare.',
        ),
        lessThanPrepared(
          'hasty',
          'Your die 4, theirs 3: it came to +1, not enough to drive Gregg-A off. You had 5 MP, enough to prepare. Go back and compare.',
        ),
        lessThanPrepared(
          'normal',
          'Gregg-A retreats, but at +2 Logan-B loses a point and is disorganized. You had 5 MP, enough to prepare. Go back and compare.',
        ),
      ],
      shown: [on('prepared')],
      reply: [{ do: 'to', hex: 'E2923' }, { do: 'to', hex: 'E2922' }, { do: 'halt' }],
      dice: [4, 3],
    }),
    step({
      say: [
        say('Gregg-A has gone back along the road to Clinton; its owner chose the way.', '15.1'),
        say(
          'The result also let Logan-B advance into the hex that was left. That costs no MP.',
          '8.6, 15.10',
        ),
      ],
      todo: 'Advance into Raymond.',
      may: [{ do: 'advance', unit: 'Logan-B' }, { do: 'done' }],
      otherwise: 'Raymond lies open. Let Logan-B advance.',
      goal: { did: { do: 'advance', unit: 'Logan-B' } },
      done: 'Raymond is yours. In these lessons it is worth 3 victory points to the Union.',
      misses: [
        {
          when: { did: { do: 'done' } },
          said: 'That is allowed, but Raymond lies empty, and a place belongs to the side whose unit stood there last. Go back and advance.',
          by: [{ do: 'done' }],
        },
      ],
      shown: [{ do: 'advance', unit: 'Logan-B' }],
      dice: [5, 2],
    }),
    step({
      say: [
        say('Every attack is written down: open the Journal to see each modifier, its rule and both dice.'),
        say('Logan-B paid with fatigue 3: 1 for its march, 2 from the result.', '5.2.1, 8.6'),
      ],
      todo: 'Look around, then press Go on.',
      otherwise: 'You may look at everything. Press Go on when you are ready.',
    }),
  ],
  close: 'You can attack: open it, read it, and confirm only what you like.',
});
