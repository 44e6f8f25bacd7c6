/** Figures of arrivals and events of the campaign (19.1 to 19.3). */
import { figure } from './figure.ts';

export const ENTRY_RULINGS = {
  earlyRelease: figure([5, 3, 4, 6, 7], {
    cite: '19.1.1a',
    title: 'Early release',
    text: 'Hexes within which a Union unit releases those that may be released early.',
    means: 'Within # hexes.',
  }),
  entryWait: figure([3, 1, 2, 4, 6], {
    cite: '19.1.2a',
    title: 'Waiting at a blocked entry',
    text: 'Turns after which a unit whose entry hexes are all blocked has others to choose from.',
    means: 'After # turn~.',
  }),
  entryWindow: figure([10, 5, 15], {
    cite: '19.3.1',
    title: 'How far ahead arrivals are shifted',
    text: 'Turns ahead within which a delayed or hastened unit must be due.',
    means: 'Due within # turns.',
  }),
  entryShift: figure([2, 1, 3], {
    cite: '19.3.1',
    title: 'Delay and acceleration',
    text: 'Turns by which an arrival is put off or hastened.',
    means: 'By # turn~.',
  }),
  heatCommand: figure([1, 0], {
    cite: '19.3.1',
    title: 'Extreme Heat in assaults',
    text: 'What Extreme Heat adds to the command die.',
    means: '# is added to the command die.',
  }),
  paralysedList: figure([2, 1, 3], {
    cite: '19.3.1',
    title: 'Units listed under Command Paralysis',
    text: 'Units that a Confederate leader lists at most under Command Paralysis.',
    means: 'At most # unit~.',
  }),
  poolConfederate: figure([3, 2, 4], {
    cite: '19.3.2',
    title: 'Whose variable reinforcement',
    text: 'The highest die by which a variable reinforcement is Confederate.',
    means: 'Confederate on 1 to #.',
  }),
  mineFrom: figure([15, 10, 20, 25], {
    cite: '19.3.2',
    title: 'First mines',
    text: 'Siege track from which mines are dug.',
    means: 'From # on the siege track on.',
  }),
  mineOn: figure([4, 3, 5], {
    cite: '19.3.2',
    title: 'Mines that succeed',
    text: 'The die from which a mine takes a level.',
    means: 'On # or more.',
  }),
  mineAssault: figure([1, 2], {
    cite: '19.3.2',
    title: 'Assault after a mine',
    text: 'What the first assault after a great mine has.',
    means: 'It has +#.',
  }),
  groverDelay: figure([4, 2, 6], {
    cite: '19.3.2',
    title: 'How soon Grover comes',
    text: 'Turns after which Grover arrives when he is called.',
    means: 'After # turns.',
  }),
  groverPoints: figure([3, 0, 5], {
    cite: '19.3.2',
    title: 'Price of Grover',
    text: 'Confederate victory points for calling Grover.',
    means: '# VP for the Confederates.',
  }),
  groverPenalty: figure([2, 0, 1, 3], {
    cite: '19.3.2',
    title: 'Port Hudson without Grover',
    text: 'What is taken from the die for Port Hudson once Grover is called.',
    means: '# is taken from the die.',
  }),
  portHudsonOn: figure([8, 7, 9, 10], {
    cite: '19.3.2',
    title: 'Fall of Port Hudson',
    text: 'The modified die from which Port Hudson falls.',
    means: 'On # or more.',
  }),
  portHudsonPoints: figure([5, 3, 8], {
    cite: '19.3.2',
    title: 'Worth of Port Hudson',
    text: 'Union victory points for Port Hudson.',
    means: '# VP for the Union.',
  }),
  redoubtsMost: figure([3, 1, 2, 4], {
    cite: '19.3.2',
    title: 'Redoubts at Jackson',
    text: 'Redoubts that may be on the map.',
    means: 'At most # redoubt~.',
  }),
  millikenDelay: figure([2, 1, 3, 4], {
    cite: '19.3.2',
    title: "Delay by Milliken's Bend",
    text: "Turns by which an attack on Milliken's Bend puts off the next Union arrivals.",
    means: 'By # turn~.',
  }),
  millikenFrom: figure([20, 15, 25, 30], {
    cite: '19.3.2',
    title: "Milliken's Bend by die",
    text: "The turn from which a die decides what an attack on Milliken's Bend does.",
    means: 'From turn # on.',
  }),
  millikenManpower: figure([5, 3, 8], {
    cite: '19.3.2',
    title: "Who is sent to Milliken's Bend",
    text: 'The most manpower of a unit that is sent away.',
    means: 'At most # manpower points.',
  }),
  millikenAway: figure([5, 3, 10], {
    cite: '19.3.2',
    title: 'How long a unit is away',
    text: "Turns after which a unit sent to Milliken's Bend arrives again.",
    means: 'After # turns.',
  }),
  millikenPoints: figure([2, 1, 3], {
    cite: '19.3.2',
    title: "Nobody for Milliken's Bend",
    text: 'Confederate victory points if there is nobody to send.',
    means: '# VP for the Confederates.',
  }),
} as const;
