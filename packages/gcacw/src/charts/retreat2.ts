/** Retreat Chart 2: the later hexes of a retreat. */
import { retreatChart } from './retreatChart.ts';
import { RETREAT_NOTES } from './retreatNotes.ts';
import { SOURCE } from './source.ts';

export const RETREAT_2 = retreatChart(
  {
    id: 'gcacw/retreat-2',
    title: 'Retreat Chart 2',
    source: SOURCE,
    number: 2,
    notes: [
      {
        mark: 'use',
        text: 'Hexes 2 to 4 of a normal or voluntary retreat, hexes 5 and 6 of a rout or cavalry retreat, unless the unit leaves an enemy ZOC.',
      },
      ...RETREAT_NOTES,
    ],
  },
  [
    ['1', '0', 'No enemy ZOC, no enemy', { enemyZoc: false, enemyOccupied: false }],
    ['2', '0/1•', 'Into enemy ZOC, no enemy there', { enemyZoc: true, enemyOccupied: false }],
    ['3', '3', 'Into an enemy-occupied hex', { enemyOccupied: true }],
  ],
);
