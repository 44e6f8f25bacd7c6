/** Lesson 2: zones of control, and who should march when somebody is tired. */
import { say } from '@longroll/kernel';
import { lesson, step } from './define.ts';

const [LOGAN, CROCKER] = ['union-logan-b', 'union-crocker'];

export const ZONES_LESSON = lesson({
  id: 'gcacw/zones',
  number: 2,
  title: 'Zones of control, and fatigue',
  about: 'Come up to the enemy and be stopped; then see why fresh units go first.',
  union: `
    Logan-B  E3325  10  fatigue 1
    Crocker  E3527   9
  `,
  confederate: '  Gregg-A  E3023 Raymond  4',
  before: [{ do: 'begin' }],
  dice: [5, 2],
  steps: [
    step({
      say: [
        say('Gregg-A, a Confederate brigade, holds Raymond.'),
        say(
          'A unit controls the six hexes around it: its zone of control, ZOC for short. An enemy that enters it must stop. Water, swamp and woods can weaken it.',
          '6.3.1, 6.3.4, 6.4.1',
        ),
      ],
      todo: 'Let Logan-B march.',
      may: [{ do: 'march', unit: 'Logan-B' }],
      otherwise: 'First comes Logan-B, the division nearer to Raymond.',
      goal: { did: { do: 'march', unit: 'Logan-B' } },
      done: 'A 4. The march has brought Logan-B to fatigue 2.',
      shown: [{ do: 'march', unit: 'Logan-B' }],
      dice: [4],
    }),
    step({
      say: [say('The road leads on to E3124, next to Raymond: inside the zone of Gregg-A.')],
      todo: 'March to E3124.',
      may: [
        { do: 'step', hex: 'E3224' },
        { do: 'step', hex: 'E3124' },
      ],
      otherwise: 'Follow the road to E3124, next to Raymond.',
      goal: { piece: LOGAN, at: 'E3124' },
      done: 'Logan-B is in the zone and stops, though it has 2 MP left.',
      shown: [
        { do: 'step', hex: 'E3224' },
        { do: 'step', hex: 'E3124' },
      ],
    }),
    step({
      say: [
        say('Here it may attack, or end its march. Attacks come in the next lesson.', '6.4.1'),
        say('To leave a zone later costs infantry 1 MP more.', '2.9b'),
      ],
      todo: 'End the march.',
      may: [{ do: 'end' }],
      otherwise: 'In an enemy zone nobody marches on. End the march.',
      goal: { did: { do: 'end' } },
      done: 'Union 5, Confederates 1: you act again.',
      shown: [{ do: 'end' }],
      dice: [5, 1],
    }),
    step({
      say: [
        say('Two divisions could march now: Logan-B with fatigue 2, and Crocker, down the road, with none.'),
        say(
          'A march to fatigue 3 or 4 asks a die of the Extended March Table first. It may leave the unit disorganized: weaker until it has rested.',
          '6.5, 12.1',
        ),
      ],
      todo: 'Choose who marches. Open both and compare their odds before you confirm one.',
      may: [
        { do: 'march', unit: 'Logan-B' },
        { do: 'march', unit: 'Crocker' },
      ],
      otherwise: 'Choose between Logan-B and Crocker.',
      goal: { did: { do: 'march', unit: 'Crocker' } },
      done: 'A 6 for Crocker, who was fresh: 6 MP, and nothing lost.',
      misses: [
        {
          when: { did: { do: 'march', unit: 'Logan-B' } },
          said: 'A third march in a day: the table’s die shows 6, and Logan-B is disorganized. Crocker was fresh. Go back and send Crocker.',
          by: [{ do: 'march', unit: 'Logan-B' }],
        },
      ],
      shown: [{ do: 'march', unit: 'Crocker' }],
      dice: [6, 5],
    }),
    step({
      say: [
        say('E3224 lies two hexes from Raymond, outside the zone: there Crocker is near, and still free.'),
      ],
      todo: 'Bring Crocker up the road to E3224.',
      may: [{ do: 'step' }, { do: 'end' }],
      otherwise: 'Follow the road with Crocker, to E3224.',
      goal: { piece: CROCKER, at: 'E3224' },
      done: 'Two divisions are before Raymond, and only one of them is tired.',
      misses: [
        {
          when: { did: { do: 'end' } },
          said: 'The march is over, and Crocker is not at E3224. By road it would have cost 4 MP of 6.',
          by: [{ do: 'step', hex: 'E3426' }, { do: 'end' }],
        },
      ],
      shown: ['E3426', 'E3425', 'E3325', 'E3224'].map((hex) => ({ do: 'step', hex })),
      reply: [{ do: 'end' }],
      dice: [5, 2],
    }),
  ],
  close: 'You know what stops a march and what wears it out. Send fresh units first.',
});
