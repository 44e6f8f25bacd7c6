/** Open readings of movement. */
import { ruling } from '@longroll/kernel';

export const MARCH_RULINGS = {
  loessSurcharge: ruling(['as-woods', 'as-clear'], {
    cite: '2.10b',
    title: 'Loess with friends in it',
    text: "The card's prose counts loess with clear ground, its table with woods; the table holds.",
    choices: {
      'as-woods': 'Loess costs what woods cost, as the table has it.',
      'as-clear': 'It costs what clear ground costs, as the prose has it.',
    },
  }),
  occupiedFraction: ruling(['up', 'down'], {
    cite: '2.10c',
    title: 'Half a Combat Value in a friendly hex',
    text: 'A total Combat Value with a half in a friendly-occupied hex, before it is looked up.',
    choices: {
      up: 'Rounded up: 2½ counts as 3, and costs more.',
      down: 'Rounded down: 2½ counts as 2, and costs nothing.',
    },
  }),
  provisionalSwampDry: ruling(['as-rough', 'as-swamp'], {
    cite: '2.2a',
    title: 'Provisional swamp in a dry turn',
    text: 'In a dry turn a provisional swamp is entered as rough ground.',
    choices: { 'as-rough': 'It is rough ground.', 'as-swamp': 'It counts with swamp.' },
  }),
  shOnTheCard: ruling(['SIV', 'none'], {
    cite: '5.5b',
    title: '"SH" in the Movement Summary',
    text: 'The game "SH" beside the Union infantry leader is read as Stonewall in the Valley.',
    choices: { SIV: 'It means Stonewall in the Valley.', none: 'It means none of these games.' },
  }),
  wagonMoves: ruling(['as-infantry', 'as-cavalry'], {
    cite: '5.5a',
    title: 'How wagon trains march',
    text: 'The Movement Summary and Force March name no wagon trains; they march as infantry.',
    choices: { 'as-infantry': 'They march as infantry.', 'as-cavalry': 'They march as cavalry.' },
  }),
  mountedInfantryMoves: ruling(['as-cavalry', 'as-infantry'], {
    cite: '1.2b',
    title: 'How mounted infantry marches',
    text:
      'Where the card names cavalry alone (Confederate marches, force marches, friendly-occupied hexes, ' +
      'strategic movement) mounted infantry moves as cavalry.',
    choices: {
      'as-cavalry': 'It moves as cavalry where the card names cavalry alone.',
      'as-infantry': 'There it moves as infantry.',
    },
  }),
  mountedInfantryExtendedMarch: ruling(['as-infantry', 'as-cavalry'], {
    cite: '6.5b',
    title: 'Mounted infantry in extended marches',
    text: 'The lines for cavalry of the Extended March modifiers do not cover mounted infantry.',
    choices: {
      'as-infantry': 'The lines for cavalry are not for it.',
      'as-cavalry': 'The lines for cavalry are for it too.',
    },
  }),
  garrisonCavalryRWH: ruling(['both-lines', 'cavalry-line'], {
    cite: '6.5c',
    title: 'Garrison cavalry in Rebels in the White House',
    text: 'Union cavalry that is not Regular Army stands in two lines in RWH, +0 and +2; both count.',
    choices: {
      'both-lines': 'Both lines count: +2.',
      'cavalry-line': 'Only the line for cavalry counts: +0.',
    },
  }),
  leaderAllowanceServes: ruling(['own-arm', 'any-arm'], {
    cite: '5.3.11',
    title: "Whom a leader's allowance serves",
    text: "A leader's Movement Allowance serves units that move as his own arm does.",
    choices: {
      'own-arm': 'Units that move as his own arm does.',
      'any-arm': 'All units of his command.',
    },
  }),
  movementEventMP: ruling([1, 2], {
    cite: '17.3d',
    title: 'Movement Paralysis and Movement Bonus',
    text:
      'MP that Movement Paralysis takes from Confederate infantry (never below 1 MP) and Movement Bonus gives ' +
      'to Union infantry; cavalry twice as many.',
    choices: { 1: '1 MP for infantry, 2 for cavalry.', 2: '2 MP for infantry, 4 for cavalry.' },
  }),
  restrictedZocInCommand: ruling(['counts', 'ignored'], {
    cite: '7.2a',
    title: 'Restricted zones and command',
    text: 'A restricted enemy ZOC (across a woods hexside) blocks a command radius like any other.',
    choices: {
      counts: 'A zone across woods blocks a command radius.',
      ignored: 'It does not.',
    },
  }),
  railCapacity: ruling([6, 'none'], {
    cite: '16.2b',
    title: 'What a train carries',
    text: 'The most manpower that a unit moved by rail may have.',
    choices: { 6: 'Units of at most 6 manpower points.', none: 'Units of any size.' },
  }),
  railForTheUnion: ruling(['both-ends', 'always', 'never'], {
    cite: '16.2c',
    title: 'Union rail movement',
    text: 'The Union moves by rail once it holds both ends of the line.',
    choices: {
      'both-ends': 'Only between two ends that it holds.',
      always: 'Wherever the Confederates could.',
      never: 'Not at all.',
    },
  }),
  railExtendedMarch: ruling(['no', 'yes'], {
    cite: '16.2d',
    title: 'Extended march by rail',
    text: 'Whether Fatigue Levels gained by rail call for the Extended March Table.',
    choices: { no: 'No: a journey is no march.', yes: 'Yes, as in a march.' },
  }),
} as const;
