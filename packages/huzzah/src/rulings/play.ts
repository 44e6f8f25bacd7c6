/**
 * Options and figures of the game on the map (17.17) (17.21). Questions off the map do not take them. What a question
 * knows already goes by its name there: stops on roads, the abatis, the second D result, density, rounds, removed hits.
 */
import { ruling } from '@longroll/kernel';

const OPTIONS = {
  skirmishers: ruling(['off', 'on'], {
    cite: '4.1.1',
    title: 'Skirmishers',
    text: 'Whether a small unit of infantry alone in its hex may go into skirmish order.',
    choices: {
      off: 'Infantry stands in line.',
      on: 'It may, for 1 MP: half its points, harder to hit, no flank, and it may step back before an assault.',
    },
  }),
  gunsOverrun: ruling(['off', 'on'], {
    cite: '17.17.1',
    title: 'Guns that are overrun',
    text: 'What becomes of unlimbered artillery that is routed in an assault.',
    choices: { off: 'It limbers and runs as everybody does.', on: 'It is destroyed.' },
  }),
  markerOnPreAssault: ruling(['off', 'on'], {
    cite: '17.17.2',
    title: 'Markers of pre-assault fire',
    text: 'Whether pre-assault fire leaves an advance fire marker.',
    choices: {
      off: 'Only advance fire and en passant fire leave one.',
      on: 'It does, and a second attack is fired at two lines lower.',
    },
  }),
  fireOnce: ruling(['off', 'on'], {
    cite: '17.17.3',
    title: 'One fire a half turn',
    text: "Whether a unit that has fired in a fire segment may fire as its action in its side's next action segment.",
    choices: { off: 'It may.', on: 'It may not.' },
  }),
  undecidedAssault: ruling(['all-stay', 'to-the-end'], {
    cite: '9.2.3',
    title: 'An assault that nobody has won',
    text: 'What happens when neither side has lost after the last round.',
    choices: {
      'all-stay': 'Everybody stays where he is.',
      'to-the-end': 'Rounds go on until one side has lost.',
    },
  }),
  reactionShots: ruling(['each-step', 'each-move'], {
    cite: '8.6.1',
    title: 'Shots at one mover',
    text: 'How often a stack may fire at one group on the move.',
    choices: {
      'each-step': 'Once for each step that draws its fire.',
      'each-move': 'Once for the whole move.',
    },
  }),
} as const;

const FIGURES = {
  juniorRadius: ruling([3, 2, 4], {
    cite: '6.1',
    title: 'Radius of a Junior',
    text: 'Hexes within which a Junior leader commands if his counter does not say.',
  }),
  seniorRadius: ruling([6, 4, 8], {
    cite: '6.1',
    title: 'Radius of a Senior',
    text: 'Hexes within which a Senior leader commands if his counter does not say.',
  }),
  armyRadius: ruling([9, 6, 12], {
    cite: '6.1',
    title: 'Radius of an Army leader',
    text: 'Hexes within which an Army leader commands if his counter does not say.',
  }),
  replacementRadiusLoss: ruling([1, 0, 2], {
    cite: '6.5.1',
    title: 'Radius of a replacement',
    text: 'Hexes by which the radius of a replacement is smaller.',
  }),
  chargeFarthest: ruling([3, 2], {
    cite: '9.1',
    title: 'Distance of a charge',
    text: 'Hexes from which a charge may set out at most.',
  }),
  formationPoints: ruling([1, 2, 3], {
    cite: '17.7.6',
    title: 'Change of formation',
    text: 'MP that it costs to limber or unlimber, to mount or dismount, and to change into skirmish order or back.',
  }),
  skirmishMost: ruling([2, 1, 3], {
    cite: '4.1.1',
    title: 'Largest skirmisher',
    text: 'Strength points of a unit that may go into skirmish order, at most.',
  }),
  spotterRange: ruling([8, 4, 6], {
    cite: '8.3.1',
    title: 'Farthest observer',
    text: 'Hexes from which somebody may observe for fire without line of sight, at most.',
  }),
  routMost: ruling([6, 4, 8], {
    cite: '11.1',
    title: 'Longest rout move',
    text: 'Hexes that a routed stack runs at most to find a place where it may stay.',
  }),
  entryShift: ruling([3, 0, 5], {
    cite: '17.18',
    title: 'Entry moved along the edge',
    text: 'Hexes by which reinforcements may enter beside a barred entry.',
  }),
  duskRange: ruling([1, 2], {
    cite: '13.5',
    title: 'Fire at dusk',
    text: 'Hexes that anybody fires, and that a fire zone reaches, after dusk.',
  }),
} as const;

const VICTORY = {
  pointsReduced: ruling([1, 0, 2], {
    cite: '13.2',
    title: 'Points for a reduced unit',
    text: 'Points for an enemy unit that was reduced.',
  }),
  pointsDestroyed: ruling([3, 2, 4], {
    cite: '13.2',
    title: 'Points for a destroyed unit',
    text: 'Points for an enemy unit that was destroyed, instead of those for a reduced one.',
  }),
  pointsLeader: ruling([2, 1, 3], {
    cite: '13.2',
    title: 'Points for a leader',
    text: 'Points for an enemy leader lost or captured.',
  }),
  pointsArmyLeader: ruling([5, 3, 8], {
    cite: '13.2',
    title: 'Points for the Army leader',
    text: 'Points for the Army leader of the enemy, instead of those for another leader.',
  }),
  drawBelow: ruling([10, 5, 15], {
    cite: '13.3',
    title: 'Draw',
    text: 'The game is a draw if the difference of the sums is less than so many hundredths of their total.',
  }),
  marginalBelow: ruling([30, 20, 40], {
    cite: '13.3',
    title: 'Marginal victory',
    text: 'A victory is marginal if the difference of the sums is less than so many hundredths of their total.',
  }),
  handicap: ruling([0, 5, 10, -5, -10], {
    cite: '18.4',
    title: 'Handicap',
    text: 'Points that the Confederates are given at the end; with a minus, those that the Union is given.',
  }),
  holdRedoubt: ruling([1, 0, 2], {
    cite: '18.3.2',
    title: "Holding Casey's guns",
    text: "Points of the Union for each turn in which it keeps the gun line, at Casey's redoubt.",
  }),
  fitchRelease: ruling([3, 1, 5], {
    cite: '18.3.1',
    title: "Fitch's battery",
    text: "The turn from which Fitch's battery may be opened, at Casey's redoubt.",
  }),
} as const;

export const PLAY_RULINGS = { ...OPTIONS, ...FIGURES, ...VICTORY } as const;
