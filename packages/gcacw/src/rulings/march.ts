/** Open readings of movement. */
import { ruling } from '@longroll/kernel';

export const MARCH_RULINGS = {
  loessSurcharge: ruling(['as-woods', 'as-clear'], {
    cite: '2.10b',
    text: "The card's prose counts loess with clear ground, its table with woods; the table holds.",
  }),
  provisionalSwampDry: ruling(['as-rough', 'as-swamp'], {
    cite: '2.2a',
    text: 'In a dry turn a provisional swamp is entered as rough ground.',
  }),
  shOnTheCard: ruling(['SIV', 'none'], {
    cite: '5.5b',
    text: 'The game "SH" beside the Union infantry leader is read as Stonewall in the Valley.',
  }),
  wagonMoves: ruling(['as-infantry', 'as-cavalry'], {
    cite: '5.5a',
    text: 'The Movement Summary and Force March name no wagon trains; they march as infantry.',
  }),
  mountedInfantryMoves: ruling(['as-cavalry', 'as-infantry'], {
    cite: '1.2b',
    text:
      'Where the card names cavalry alone (Confederate marches, force marches, friendly-occupied hexes, ' +
      'strategic movement) mounted infantry moves as cavalry.',
  }),
  mountedInfantryExtendedMarch: ruling(['as-infantry', 'as-cavalry'], {
    cite: '6.5b',
    text: 'The lines for cavalry of the Extended March modifiers do not cover mounted infantry.',
  }),
  garrisonCavalryRWH: ruling(['both-lines', 'cavalry-line'], {
    cite: '6.5c',
    text: 'Union cavalry that is not Regular Army stands in two lines in RWH, +0 and +2; both count.',
  }),
  leaderAllowanceServes: ruling(['own-arm', 'any-arm'], {
    cite: '5.3.11',
    text: "A leader's Movement Allowance serves units that move as his own arm does.",
  }),
  movementEventMP: ruling([1, 2], {
    cite: '17.3d',
    text:
      'MP that Movement Paralysis takes from Confederate infantry (never below 1 MP) and Movement Bonus gives ' +
      'to Union infantry; cavalry twice as many.',
  }),
  restrictedZocInCommand: ruling(['counts', 'ignored'], {
    cite: '7.2a',
    text: 'A restricted enemy ZOC (across a woods hexside) blocks a command radius like any other.',
  }),
  railCapacity: ruling([6, 'none'], {
    cite: '16.2b',
    text: 'The most manpower that a unit moved by rail may have.',
  }),
  railForTheUnion: ruling(['both-ends', 'always', 'never'], {
    cite: '16.2c',
    text: 'The Union moves by rail once it holds both ends of the line.',
  }),
  railExtendedMarch: ruling(['no', 'yes'], {
    cite: '16.2d',
    text: 'Whether Fatigue Levels gained by rail call for the Extended March Table.',
  }),
} as const;
