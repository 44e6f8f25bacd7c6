/** The first whole game: Casey's redoubt, with advice where its moment comes. */
import { type HintedGame, say } from '@longroll/kernel';

export const REDOUBT_GAME: HintedGame = {
  id: 'huzzah/first-game',
  title: 'Casey’s redoubt, with hints',
  about:
    'Six turns, both sides, real dice. A hint stands beside each kind of decision; nothing is forbidden.',
  scenario: 'huzzah/redoubt',
  hints: [
    {
      id: 'set-up',
      decides: 'set-up',
      say: [
        say(
          'The gun line and the twin houses give 3 points each at the end to whoever holds them.',
          '18.3.2',
        ),
        say('The Union has 1 point more for every turn at the end of which it holds the guns.', '18.3.2'),
      ],
    },
    {
      id: 'charge',
      decides: 'group',
      offers: { do: 'charge' },
      say: [
        say('A charge can be made. Read its odds: the fire on the way is in them.', '17.13.1'),
        say('It goes better when the defenders have markers, and through a flank.', '8.6.2, 9.3'),
      ],
    },
    {
      id: 'assault',
      decides: 'group',
      offers: { do: 'assault' },
      say: [
        say(
          'Breastworks in front and a crest are two lines off; a flank is one up and no fire first.',
          '9.3, 9.2.1',
        ),
        say('Have a second stack ready: if nobody loses, all stay where they are.', '9.2.3'),
      ],
    },
    {
      id: 'rally',
      decides: 'group',
      offers: { do: 'rally' },
      say: [
        say('A disrupted stack is three lines lower. Rally it, best with a leader in its hex.', '4.4, 11.4'),
      ],
    },
    {
      id: 'mend',
      decides: 'group',
      offers: { do: 'mend' },
      say: [
        say('Out of the enemy’s reach an O hit can be removed. The third would turn the unit.', '11.5, 12.1'),
      ],
    },
    {
      id: 'fire',
      decides: 'group',
      offers: { do: 'fire' },
      say: [
        say('Fire from 1 hex counts most; the ladder says why a shot is good or bad.', '8.2, 17.9.3'),
        say('Who fires now does not move in this segment.', '17.6.1'),
      ],
    },
    {
      id: 'move',
      decides: 'group',
      offers: { do: 'move' },
      say: [
        say(
          'Leave out whom you do not want to take along, then move. With a leader fewer men straggle.',
          '17.1, 3.6',
        ),
      ],
    },
    {
      id: 'on-the-way',
      decides: 'move',
      say: [
        say(
          'Hexes within reach show what the way risks. Stacks of two share the hits of one result.',
          '17.8.5, 18.5',
        ),
        say('Guns fire only unlimbered; to change costs 1 point and ends the move.', '4.3'),
      ],
    },
    {
      id: 'stragglers',
      decides: 'straggle-choice',
      say: [say('A hit and on, or stay whole. Far from the enemy there is mostly time to stay.', '3.6')],
    },
    {
      id: 'react',
      decides: 'react',
      say: [
        say(
          'A shot now costs a marker: two lines off all fire until your next action segment ends.',
          '8.6.2',
        ),
        say('By standing orders it can be left to your men.', '17.2.1'),
      ],
    },
    {
      id: 'disrupted',
      decides: 'disrupt-choice',
      say: [
        say('An O hit stays, disruption heals. Out of the enemy’s reach it may be better to accept.', '18.5'),
      ],
    },
    {
      id: 'pre-assault',
      decides: 'pre-assault',
      say: [
        say('Fire before an assault leaves no marker. There is seldom a reason to hold it.', '9.2.1, 8.6.2'),
      ],
    },
    {
      id: 'fire-segment',
      decides: 'fire-choose',
      say: [
        say('Fire in this segment does not use up your action later. Let everybody fire who can.', '2.2.1'),
      ],
    },
    {
      id: 'horse',
      decides: 'horse-choose',
      say: [say('Leaders ride to where they will be needed; guns may limber, unlimber or go 1 hex.', '17.5')],
    },
    {
      id: 'union',
      decides: 'action-choose',
      side: 'union',
      say: [
        say(
          'You need not move. Keep the works between you and them, and your flank in the south closed.',
          '8.7',
        ),
        say('Fitch’s guns may be used from turn 3. They belong on the crest at 1820.', '18.3.1'),
      ],
    },
    {
      id: 'confederate',
      decides: 'action-choose',
      side: 'confederate',
      say: [
        say(
          'Unlimber Carter at the edge of the wood, and keep Garland where no fire zone reaches.',
          '18.3.4',
        ),
        say('Send Rains round by the south: what has its flank open cannot stay.', '18.3.4'),
      ],
    },
    {
      id: 'over',
      decides: 'game-over',
      say: [say('That was a whole game. The report tells who won and by what; the Field has more battles.')],
    },
  ],
};
