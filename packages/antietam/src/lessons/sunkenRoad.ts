/** The first whole game: the Sunken Road, with advice where its moment comes. */
import { type HintedGame, say } from '@longroll/kernel';

export const SUNKEN_ROAD_GAME: HintedGame = {
  id: 'antietam/first-game',
  title: 'The Sunken Road, with hints',
  about: 'Four turns, both sides, real luck. A hint stands beside each kind of order; nothing is forbidden.',
  scenario: 'antietam/sunken-road',
  hints: [
    {
      id: 'set-up',
      decides: 'set-up',
      say: [
        say(
          'At the end Sharpsburg gives the Union 1,000 points, Dunker Church 500, the Sunken Road and the Piper farm 400 each to their holder.',
          '14.3',
        ),
        say('Every man lost gives the enemy 1 point, so do not spend them for nothing.', '14.2'),
      ],
    },
    {
      id: 'charge',
      decides: 'operations',
      offers: { do: 'plot-melee' },
      say: [
        say('Charge with enough: from 250 men more, after all modifiers, the defender always goes.', '8.3.5'),
        say('A unit that has lost many and is tired may rout before it is reached.', '9.2'),
      ],
    },
    {
      id: 'fire',
      decides: 'operations',
      offers: { do: 'plot-fire' },
      say: [
        say(
          'An enemy is in reach. Read what the fire is worth, and fire before you march: points left count.',
          '7.3.10',
        ),
        say('From the flank it counts half as much again, and the lane gives no cover.', '7.3.6, 21.6.3'),
      ],
    },
    {
      id: 'limbered',
      decides: 'operations',
      offers: { do: 'mode', mode: 'limbered' },
      say: [
        say(
          'Guns move only limbered and fire only unlimbered. To change costs 4 points, horse artillery 2.',
          '5.3.2, 5.2.9',
        ),
        say('Parrott guns reach 15 squares, howitzers and Napoleons 6.', '7.2'),
      ],
    },
    {
      id: 'unlimbered',
      decides: 'operations',
      offers: { do: 'mode', mode: 'unlimbered' },
      say: [say('Unlimber before the enemy is next to you: then it costs 8 points.', '5.2.10')],
    },
    {
      id: 'line',
      decides: 'operations',
      offers: { do: 'mode', mode: 'normal' },
      say: [say('Form line before you come near: a column fights at three quarters.', '5.3')],
    },
    {
      id: 'column',
      decides: 'operations',
      offers: { do: 'mode', mode: 'column' },
      say: [
        say(
          'Far from the enemy form column: a square of pike or road costs 1 point. Farm lanes do not count.',
          '5.2.2, 5.2.19',
        ),
        say('Mode changes once in a half, so think where the march is to end.', '5.3.3'),
      ],
    },
    {
      id: 'union',
      decides: 'operations',
      side: 'union',
      say: [
        say(
          'French stands before the lane. Hold the enemy there, and bring Richardson round to its eastern end: he comes on its flank.',
          '4.2.2',
        ),
        say('Begin with the guns. They see far, and need not march.', '7.2'),
      ],
    },
    {
      id: 'confederate',
      decides: 'operations',
      side: 'confederate',
      say: [
        say(
          'In the lane infantry is covered from the front as if behind works of level 2. Guard its ends.',
          '21.6.3',
        ),
        say(
          'R. H. Anderson’s division comes up at 1325 in column. Bring it past the Piper farm, behind the lane.',
          '21.11.2',
        ),
      ],
    },
    {
      id: 'end',
      decides: 'operations',
      offers: { do: 'end-operations' },
      say: [
        say(
          'When operations end the combat is fought by itself. See first who has points left and no plot.',
          '21.3',
        ),
      ],
    },
    {
      id: 'over',
      decides: 'game-over',
      say: [
        say('That was a whole game. The report tells who won and by what; the Field has more scenarios.'),
      ],
    },
  ],
};
