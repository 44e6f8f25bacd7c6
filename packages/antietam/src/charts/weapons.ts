/** Weapon/Range Casualty Table: men lost per 100 men firing, or per gun. */
import { grid } from '@longroll/kernel';
import { WEAPONS, type Weapon } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { SOURCE } from './source.ts';

export const CASUALTIES = grid({
  id: 'antietam/weapons',
  title: 'Weapon/Range Casualty Table',
  source: SOURCE,
  cite: '7.2',
  rowsAre: 'Weapon',
  columnsAre: 'Range in squares',
  rowHeads: 'words',
  columnHeads: 'numbers',
  columns: ['1', '2', '3', '4-6', '7-10', '11-15', '16+'],
  read: (printed) => (/^\d+$/.test(printed) ? Number(printed) : undefined),
  card: `
    Rifle (RFL)             4   2  0  0  0  0  0
    Musket (MSK)            3   0  0  0  0  0  0
    Rifle/Musket (R/M)      3   1  0  0  0  0  0
    Rifle/Sharps (R/S)      6   2  0  0  0  0  0
    Rifle/Shotgun (R/G)     4   1  0  0  0  0  0
    Sharps Rifle (SHR)      8   2  0  0  0  0  0
    Rifle/Carbine (R/C)     4   1  0  0  0  0  0
    Carbine (CRB)           4   1  0  0  0  0  0
    Shotgun (SHG)           4   0  0  0  0  0  0
    Pistol (PST)            1   0  0  0  0  0  0
    6 lb. Smoothbore (SM6)  8   2  2  1  0  0  0
    12 lb. Napoleon (N12)   14  4  2  1  0  0  0
    3" Rifled Gun (RG3)     8   5  4  2  1  0  0
    12 lb. Howitzer (H12)   16  2  2  1  0  0  0
    24 lb. Howitzer (H24)   17  4  2  1  0  0  0
    10 lb. Parrott (P10)    8   5  5  2  2  1  0
    20 lb. Parrott (P20)    8   6  6  2  2  1  0
  `,
  notes: [
    { mark: 'men', text: 'The first ten: men lost for each 100 men who fire.' },
    { mark: 'guns', text: 'The last seven: men lost for each gun that fires.' },
    {
      mark: '16+',
      text: 'The last column has lost its heading; it holds zeros only and is read as 16 and more (18.1).',
    },
  ],
});

/** The last that has a printed heading. */
export const LAST_RANGE = 15;

export const weaponRow = (weapon: Weapon): number => WEAPONS.indexOf(weapon);

type ColumnRule = Pick<HouseRules, 'seventhColumn'>;

/** The column without a heading answers for all beyond the last one that has a heading, or for nothing (18.1). */
export const rangeColumn = (range: number, { seventhColumn }: ColumnRule): number =>
  CASUALTIES.columnOf(seventhColumn === '16-and-more' ? range : Math.min(range, LAST_RANGE));

type Rates = Readonly<Record<Weapon, readonly number[]>>;

/** By weapon and range, from 1 to beyond the last column: read off the table once, since it is asked of every enemy on a field. */
const ratesBy = (seventhColumn: ColumnRule['seventhColumn']): Rates =>
  Object.fromEntries(
    WEAPONS.map((weapon, row) => [
      weapon,
      Array.from(
        { length: LAST_RANGE + 1 },
        (_, i) => CASUALTIES.cell(row, rangeColumn(i + 1, { seventhColumn })).value,
      ),
    ]),
  ) as unknown as Rates;
const RATES = { '16-and-more': ratesBy('16-and-more'), 'no-heading': ratesBy('no-heading') } as const;

/** Nothing at range 0: nobody fires at where he stands. */
export const casualtyRate = (weapon: Weapon, range: number, { seventhColumn }: ColumnRule): number =>
  RATES[seventhColumn][weapon][Math.min(range, LAST_RANGE + 1) - 1] ?? 0;

/** "Rifle", "12 lb. Napoleon". */
export const weaponName = (weapon: Weapon): string =>
  CASUALTIES.rows[weaponRow(weapon)]!.head.replace(/ \([^)]*\)$/, '');
