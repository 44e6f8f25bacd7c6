/** Retreat Chart 1: how a retreat begins, and how it leaves an enemy ZOC. */
import { retreatChart } from './retreatChart.ts';
import { RETREAT_NOTES } from './retreatNotes.ts';
import { SOURCE } from './source.ts';

const FREE = { enemyZoc: false, enemyOccupied: false };
const IN_ZOC = { enemyZoc: true, enemyOccupied: false };

export const RETREAT_1 = retreatChart(
  {
    id: 'gcacw/retreat-1',
    title: 'Retreat Chart 1',
    source: SOURCE,
    number: 1,
    notes: [
      {
        mark: 'use',
        text: 'First hex of a normal or voluntary retreat; hexes 1 to 4 of a rout or cavalry retreat; any hex entered on leaving an enemy ZOC.',
      },
      ...RETREAT_NOTES,
    ],
  },
  [
    ['1', '0', 'Along a way, farther; no enemy ZOC, no enemy', { alongWay: true, farther: true, ...FREE }],
    ['2', '0', 'Off the ways, farther; no enemy ZOC, no enemy', { alongWay: false, farther: true, ...FREE }],
    ['3', '0/1†', 'Not farther; no enemy ZOC, no enemy', { farther: false, ...FREE }],
    ['4', '0/1•', 'Into enemy ZOC, no enemy there; farther', { farther: true, ...IN_ZOC }],
    ['4', '1/2•', 'Into enemy ZOC, no enemy there; not farther', { farther: false, ...IN_ZOC }],
    ['5', '3', 'Into an enemy-occupied hex', { enemyOccupied: true }],
  ],
);
