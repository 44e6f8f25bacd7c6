/** Figures of supply, rivers, crossings and railroads in the campaign (19.4.1 to 19.4.10). */
import { figure } from './figure.ts';

export const OPERATION_RULINGS = {
  depotRange: figure([15, 12, 18, 20], {
    cite: '19.4.2.2',
    title: 'Reach of a depot',
    text: 'The longest supply path.',
    means: 'At most #.',
  }),
  depotsMost: figure([3, 2, 4], {
    cite: '19.4.1',
    title: 'Depots',
    text: 'Depots that are open at one time.',
    means: 'At most #.',
  }),
  inlandDepots: figure([1, 0, 2], {
    cite: '19.4.1',
    title: 'Inland depots',
    text: 'Depots that are open inland at one time.',
    means: 'At most #.',
  }),
  depotPoints: figure([2, 1, 3, 4], {
    cite: '19.4.1.5',
    title: 'Worth of a depot',
    text: 'Confederate victory points for a depot destroyed.',
    means: '# VP for the Confederates.',
  }),
  forageFrom: figure([10, 5, 15], {
    cite: '19.4.2.3',
    title: 'Living on the country',
    text: 'The first turn in which Union units live on the country.',
    means: 'From turn # on.',
  }),
  forageCycles: figure([1, 0, 2], {
    cite: '19.4.2.3',
    title: 'How long the country feeds them',
    text: 'Cycles for which a unit lives on the country.',
    means: 'For # Cycle~.',
  }),
  sunkTurns: figure([20, 10, 40, 70], {
    cite: '19.4.4.4',
    title: 'A gunboat sunk',
    text: 'Turns for which a sunk gunboat is out.',
    means: 'For # turns.',
  }),
  runSunk: figure([1, 0, 2], {
    cite: '19.4.4.4',
    title: 'Dice that sink a gunboat',
    text: 'The highest die by which a gunboat is sunk that runs past a battery.',
    means: 'Sunk up to #.',
  }),
  runBack: figure([2, 1, 3], {
    cite: '19.4.4.4',
    title: 'Dice that turn a gunboat back',
    text: 'The highest die by which a gunboat does not get past a battery.',
    means: 'Not past it up to #.',
  }),
  runOut: figure([5, 3, 10], {
    cite: '19.4.4.4',
    title: 'A gunboat turned back',
    text: 'Turns for which a gunboat that was turned back is out.',
    means: 'For # turns.',
  }),
  transportsPerTurn: figure([1, 2, 3], {
    cite: '19.4.5',
    title: 'Transports',
    text: 'Units that go by river in a turn.',
    means: '# unit~ a turn.',
  }),
  embarkFatigue: figure([2, 1, 3], {
    cite: '19.4.5',
    title: 'Who may embark',
    text: 'The highest Fatigue Level at which a unit embarks.',
    means: 'At Fatigue Level # or less.',
  }),
  wreckUnderFire: figure([4, 3, 5], {
    cite: '19.4.6',
    title: 'Wrecking under fire',
    text: 'The die from which a crossing is wrecked beside the enemy.',
    means: 'On # or more.',
  }),
  secondPontoon: figure([12, 1, 8, 15], {
    cite: '19.4.7.1',
    title: 'Second pontoon',
    text: 'The turn from which the Union has two pontoons.',
    means: 'From turn # on.',
  }),
  pontoonBack: figure([5, 3, 8], {
    cite: '19.4.7.2',
    title: 'A pontoon lost',
    text: 'Turns after which a lost pontoon is in hand again.',
    means: 'After # turns.',
  }),
  railJourneys: figure([3, 2, 4, 5], {
    cite: '19.4.8',
    title: 'Journeys by rail',
    text: 'Units that move by rail in a turn.',
    means: '# a turn.',
  }),
  mendClear: figure([5, 3, 8], {
    cite: '19.4.8.3',
    title: 'Mending near the enemy',
    text: 'Hexes around a station in which no Union unit may be when it is mended.',
    means: 'Nobody within # hexes.',
  }),
  mendOn: figure([4, 3, 5], {
    cite: '19.4.8.3',
    title: 'Stations mended',
    text: 'The die from which a station is mended.',
    means: 'On # or more.',
  }),
  detachLeave: figure([2, 1, 3], {
    cite: '19.4.9',
    title: 'What a parent keeps',
    text: 'Manpower that a parent keeps when it detaches a unit.',
    means: 'At least #.',
  }),
  manpowerUnion: figure([6, 3, 8], {
    cite: '19.4.10',
    title: 'Union manpower back',
    text: 'Union units that get a point of manpower back in a Cycle.',
    means: 'At most # units.',
  }),
  manpowerConfederate: figure([4, 2, 6], {
    cite: '19.4.10',
    title: 'Confederate manpower back',
    text: 'Confederate units that get a point of manpower back in a Cycle.',
    means: 'At most # units.',
  }),
  sickFrom: figure([20, 15, 25, 30], {
    cite: '19.4.10.3',
    title: 'First sickness',
    text: 'Siege track from which sickness takes men of the garrison.',
    means: 'From # on the siege track on.',
  }),
  sickManpower: figure([1, 0, 2], {
    cite: '19.4.10.3',
    title: 'Sickness',
    text: 'Manpower that sickness takes from the garrison in a Cycle.',
    means: '# manpower in a Cycle.',
  }),
} as const;
