/** Lesson 3: a charge, from the fire before it to the rout after it. */
import { say } from '@longroll/kernel';
import type { Action } from '../play/state/action.ts';
import { END, lesson, step } from './define.ts';

const [KIMBALL_A, KIMBALL_B] = ['U-KIMBALL-A', 'U-KIMBALL-B'];
const [LANE, BEND] = ['1719', '1820'];

const fire = (unit: string, square: string): Action & { readonly do: 'plot-fire' } => ({
  do: 'plot-fire',
  unit,
  square,
});
const charge = (unit: string): Action & { readonly do: 'plot-melee' } => ({ do: 'plot-melee', unit });

export const CHARGE_LESSON = lesson({
  id: 'antietam/charge',
  title: 'A charge',
  about: 'Fire, charge, take the lane, and see what becomes of a unit that breaks.',
  window: { columns: [12, 22], rows: [13, 24] },
  union: `
    U-KIMBALL-A  1718 S  with L-FRENCH
    U-KIMBALL-B  1618 S  with L-SUMNER
  `,
  confederate: `
    C-GBANDERSON-A  1719 N  with L-DHHILL
    C-GBANDERSON-B  1820 N  with L-LEE
  `,
  steps: [
    step({
      say: [
        say('Fire alone is slow. A charge takes the ground.', '8.1'),
        say('Who charges must first fire at the same square, and stand next to it.', '6.3, 6.5'),
      ],
      todo: 'Plot the fire of Kimball A on G. B. Anderson A, at 1719.',
      may: [{ do: 'plot-fire', unit: KIMBALL_A }],
      otherwise: 'First Kimball A, at 1718, plots its fire.',
      goal: { did: fire(KIMBALL_A, LANE) },
      done: 'The fire is plotted. Now the charge can follow it.',
      misses: [
        {
          when: { did: fire(KIMBALL_A, BEND) },
          said: 'That square is two away: it can be fired at, but not charged. Go back and fire on 1719.',
          by: [fire(KIMBALL_A, BEND)],
        },
      ],
      shown: [fire(KIMBALL_A, LANE)],
    }),
    step({
      say: [
        say('In melee men count, times mode, leader and flank. Works do not.', '8.1.3, 8.2.9'),
        say(
          'The attacker’s strength less the defender’s, in fifties, gives the row of the table.',
          '8.1.4, 8.3',
        ),
        say(
          'From 250 men more the defender always goes back. Both sides have luck of half to one and a half.',
          '8.2.8, 8.3.5',
        ),
      ],
      todo: 'Open the charge of Kimball A, read its odds, and plot it.',
      may: [charge(KIMBALL_A)],
      otherwise: 'Kimball A has its fire plotted. Let it charge, too.',
      goal: { did: charge(KIMBALL_A) },
      done: 'Kimball A is to charge, 900 men against 625. That may fail.',
      shown: [charge(KIMBALL_A)],
    }),
    step({
      say: [
        say('Up to three units may charge one square. Their strengths are added.', '6.6, 8.1.3'),
        say('A unit out of command may not charge. French and Sumner are near enough.', '6.6, 12.3'),
      ],
      todo: 'Plot fire on 1719 for Kimball B, then its charge.',
      may: [fire(KIMBALL_B, LANE), charge(KIMBALL_B), { do: 'end-operations' }],
      otherwise: 'Kimball B, at 1618, is next to 1719 as well: fire, then charge.',
      goal: { did: charge(KIMBALL_B) },
      done: 'Two units are to charge: 1,740 men against 625.',
      misses: [
        {
          when: { did: { do: 'end-operations' } },
          said: 'Kimball A charged alone, had no luck, and fell back to 1717. Go back and send both.',
          by: [END],
        },
      ],
      shown: [fire(KIMBALL_B, LANE), charge(KIMBALL_B)],
      // Only for one who sends Kimball A alone: a melee of the middle row, in which the attacker goes.
      dice: [0.5, 0.4, 0.9, 0.9, 0.5, 0.5, 0.5, 0.9, 0.05, 0.9, 0.9],
    }),
    step({
      say: [
        say('When operations end all fire first, then the melee is fought.', '21.3'),
        say(
          'Nobody is asked then: retreat and advance follow the rules and standing orders.',
          '21.3, 21.4.6',
        ),
        say('Both your units are to follow up a melee that they win.', '1.12, 8.1.6'),
      ],
      todo: 'End operations, and read what happened.',
      may: [{ do: 'end-operations' }],
      otherwise: 'Both are to charge. End operations.',
      goal: { did: { do: 'end-operations' } },
      done: 'Fire cost Anderson A 69 men, the melee 113. It fell back, then routed; both your units are in the lane.',
      shown: [END],
      // Three shots, two leaders, a check that holds; the melee, both its losses; a leader, and the check that does not hold.
      dice: [0.5, 0.6, 0.4, 0.9, 0.9, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
    }),
    step({
      say: [
        say(
          'A beaten unit goes one square straight back. Then each that lost men checks for rout.',
          '8.4, 9.2',
        ),
        say('The chance grows with losses and fatigue; a leader takes 10 off it.', '9.2.1, 9.2.2, 9.2.4'),
        say(
          'A routed unit flees three squares. It has no zone, plots nothing, and flees again when an enemy is near.',
          '9.3.1, 9.3.4',
        ),
      ],
      todo: 'Find Anderson A at 2023, then press Go on: the Confederates end their operations.',
      reply: [END],
      // Your two units fire by themselves at Anderson B, whose leader is spared; then Anderson A does not rally.
      dice: [0.5, 0.5, 0.5, 0.5],
    }),
    step({
      say: [
        say('Your units fired by themselves at Anderson B, next to the lane.', '7.1.2'),
        say('In the pause a routed unit may rally, if no enemy is within two squares.', '9.4'),
        say(
          'Its chance is morale and 20, and 10 with a leader; in mid-turn half. Anderson A had 15 percent and stays routed.',
          '9.4.1, 9.4.2, 9.4.3',
        ),
      ],
      todo: 'Look around, then press Go on.',
    }),
  ],
  close: 'You can charge: fire first, enough men, then take the ground. Rout is hard to mend.',
});
