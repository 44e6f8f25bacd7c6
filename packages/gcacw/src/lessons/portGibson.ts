/** The first whole game: Port Gibson, with advice where its moment comes. */
import { type HintedGame, say } from '@longroll/kernel';

export const PORT_GIBSON_GAME: HintedGame = {
  id: 'gcacw/first-game',
  title: 'The Battle of Port Gibson, with hints',
  about: 'One turn, both sides, real dice. A hint stands beside each kind of decision; nothing is forbidden.',
  scenario: 'gcacw/port-gibson',
  hints: [
    {
      id: 'set-up',
      decides: 'set-up',
      say: [
        say(
          'The Union wants Port Gibson (6 points), Ashland (2) and Grindstone Ford (4). The Confederates, not half as strong, want to keep them until nightfall.',
        ),
        say(
          'Nearly all the ground is loess: steep ridges. Keep to the roads, and remember that every attack there costs 1 MP more.',
          '2.5a, 8.2',
        ),
      ],
    },
    {
      id: 'transfer',
      decides: 'transfer',
      say: [
        say(
          'Before the day begins a leader may move up to 10 hexes to a unit of his command. Where the leaders are now is good enough for a first game.',
          '3.1',
        ),
      ],
    },
    {
      id: 'assault',
      decides: 'choose-action',
      side: 'union',
      offers: { do: 'assault' },
      say: [
        say(
          'A leader beside the enemy can assault with all his units in the hex. In loess 1 is added to the command die, so fewer follow.',
          '14.1, 14.3',
        ),
        say(
          'Four of your five divisions are exhausted, which a folded corner shows: already a march to fatigue 2 asks the Extended March Table.',
          '1.4, 6.5',
        ),
      ],
    },
    {
      id: 'act-union',
      decides: 'choose-action',
      side: 'union',
      say: [
        say(
          'Two roads lead to Port Gibson: the Bruinsburg Road in the north, the Rodney Road in the south. Use both, so that the enemy cannot hold you on one.',
        ),
        say(
          'Four of your five divisions are exhausted, which a folded corner shows: already a march to fatigue 2 asks the Extended March Table.',
          '1.4, 6.5',
        ),
      ],
    },
    {
      id: 'act-confederate',
      decides: 'choose-action',
      side: 'confederate',
      say: [
        say(
          'You need not win a battle, only the day. Stand on the roads, where the Union must stop in your zone, and fall back before you are worn out. Off the roads, in loess, a zone stops nobody.',
          '6.3.5, 6.4.1, 8.9',
        ),
        say('Digging in tires a unit by 1 and gives it works for its defence.', '5.6'),
      ],
    },
    {
      id: 'list',
      decides: 'activation-list',
      say: [
        say(
          'An activated leader marches several units by one die. Put on his list only those that are to march; who stays off it does not tire.',
          '5.3.3, 5.3.9',
        ),
      ],
    },
    {
      id: 'next',
      decides: 'next-unit',
      say: [
        say(
          'His units march one after another. Let those in front go first, so that the road is free.',
          '5.3.4',
        ),
      ],
    },
    {
      id: 'attack',
      decides: 'march',
      offers: { do: 'attack' },
      say: [
        say(
          'An attack is in reach. Open it and read its odds; nothing falls until you confirm. Over a loess hexside a unit attacks only from the hex in which its march began.',
          '6.4.6',
        ),
      ],
    },
    {
      id: 'march',
      decides: 'march',
      say: [
        say('The shaded hexes can be reached. By road a hex costs 1 MP, loess without a road 4.', '2.9a'),
      ],
    },
    {
      id: 'contact',
      decides: 'contact',
      say: [
        say(
          'In an enemy zone the march is over, unless it attacks. What you have left decides how well: prepared costs 4 MP, normal 2, hasty 1, and 1 more against loess.',
          '6.4.1, 8.2',
        ),
      ],
    },
    {
      id: 'cavalry',
      decides: 'cavalry-offer',
      say: [say('Cavalry alone does well to withdraw before infantry.', '10.1')],
    },
    {
      id: 'names',
      decides: 'assault-names',
      say: [say('Name every unit that could help: the command die says how many of them follow.', '14.2')],
    },
    {
      id: 'fall-back',
      decides: 'fall-back',
      say: [
        say(
          'You were not driven off, but you may go. Hold a place that counts; leave one where the next attack would rout you.',
          '8.9',
        ),
      ],
    },
    {
      id: 'retreat',
      decides: 'retreat',
      say: [
        say(
          'Go where the next stand is: on a road between the enemy and what counts. Each hex says what it costs.',
          '15.4',
        ),
      ],
    },
    {
      id: 'advance',
      decides: 'advance',
      say: [say('An advance is free and takes the ground. Look first who could attack you there.', '15.10')],
    },
    {
      id: 'refuse',
      decides: 'recovery-refuse',
      say: [say('The day is over, and with it this game. Flanks do not matter any more.', '9.8c')],
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
