/** Figures of play that no source gives: they bear on games on the map, and questions off it do not take them. */
import { ruling } from '@longroll/kernel';

export const FIELD_RULINGS = {
  stackUnits: ruling([2, 1, 3], { cite: '5.5', text: 'Units that a square holds at the end of a phase.' }),
  stackMen: ruling([2000, 1500, 3000], {
    cite: '5.5',
    text: 'Men that a square holds at the end of a phase.',
  }),
  mostFort: ruling([5, 3], { cite: '1.11', text: 'The highest level of fortification.' }),
  meleePlots: ruling([3, 2, 4], { cite: '6.6', text: 'Units that may charge one square in a phase.' }),
  spotRange: ruling([10, 8, 15], {
    cite: '4.4.1',
    text: 'Squares at which a hidden unit in the open is seen.',
  }),
  spotCover: ruling([2, 1, 3], {
    cite: '4.4.1',
    text: 'Squares at which a hidden unit in woods, town or corn is seen as long as it has not fired.',
  }),
  contactTurns: ruling([1, 0, 2], {
    cite: '21.13.2',
    text: 'Full turns for which a unit that is out of sight stays on the map as a contact.',
  }),
  laneCover: ruling([2, 0, 3], {
    cite: '21.6.3',
    text: 'Fortification that the Sunken Road gives against fire that is not from the flank.',
  }),
  routSquares: ruling([3, 2, 4], { cite: '9.3', text: 'Squares that a unit flees when it routs.' }),
  routNear: ruling([3, 2, 4], {
    cite: '9.3.4',
    text: 'A routed unit flees again before its operations if an enemy is within so many squares.',
  }),
  rallyEnemy: ruling([2, 1, 3], { cite: '9.4', text: 'An enemy within so many squares bars a rally.' }),
  commandRadius: ruling([6, 4, 8], {
    cite: '12.3',
    text: 'Squares within which a leader commands his units.',
  }),
  corpsRadius: ruling([12, 8, 16], {
    cite: '12.3',
    text: 'Squares within which a division leader must have a corps or army leader.',
  }),
  leaderMove: ruling([6, 4, 10], { cite: '12.2.1', text: 'Squares that a leader rides to another unit.' }),
  wakeRange: ruling([3, 2, 5], {
    cite: '21.11.4',
    text: 'An enemy seen within so many squares makes a waiting division active.',
  }),
  arrivalSpread: ruling([4, 2, 6], {
    cite: '21.11.1',
    text: 'Squares around its entry in which an arriving unit looks for room.',
  }),
} as const;
