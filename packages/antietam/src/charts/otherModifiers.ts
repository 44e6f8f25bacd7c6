/** Other Modifiers on Fire and Melee: the rows are prose on the card and in our own words here. */
import { fromDecimal, grid } from '@longroll/kernel';
import { SOURCE } from './source.ts';

export const OTHER_MODIFIERS = grid({
  id: 'antietam/other-modifiers',
  title: 'Other Modifiers on Fire and Melee',
  source: SOURCE,
  cite: '7.3, 8.2',
  rowsAre: 'Modifier',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Modifier'],
  read: (printed) => printed,
  card: `
    Leader Bonus                direct modifier (see order of battle)
    Flank Modifier to Attacker  1.50
    Flank Modifier to Defender  .50
    Density Modifier            1% more or less casualties for each 12 men more or less than 650 in the square; no more or less than 25%
    Random Modifier             ±50% (.5 to 1.5)
    Battle Time Modifier        OP remaining/10; for fire, not melee; at least 5 OP are assumed
    Fortification               level × .10; modifies the attacker's fire strength
  `,
});

/** Rows, to be lit. */
export const OTHER_ROWS = {
  leader: 0,
  flanker: 1,
  flanked: 2,
  density: 3,
  random: 4,
  time: 5,
  fort: 6,
} as const;

const printed = (row: number): string => OTHER_MODIFIERS.cell(row, 0).value;
const figures = (row: number): readonly string[] => printed(row).match(/\d*\.?\d+/g) ?? [];
const exactly = (figure: string | undefined) => fromDecimal((figure ?? '').replace(/^\./, '0.'));

export const FLANKING = exactly(figures(OTHER_ROWS.flanker)[0]);
export const FLANKED = exactly(figures(OTHER_ROWS.flanked)[0]);

const [, menAStep, menInSquare, mostPercent] = figures(OTHER_ROWS.density).map(Number);
/** 1 % for each so many men over or under the usual number, up to so much. */
export const DENSITY = { men: menAStep!, usual: menInSquare!, most: mostPercent! } as const;

const [, least, most] = figures(OTHER_ROWS.random).map((figure) => Number(figure));
export const RANDOM = { least: least!, most: most! } as const;

const [pointsInFull, fewestPoints] = figures(OTHER_ROWS.time).map(Number);
export const BATTLE_TIME = { full: pointsInFull!, fewest: fewestPoints! } as const;
export const FORT_LEVEL = exactly(figures(OTHER_ROWS.fort)[0]);
