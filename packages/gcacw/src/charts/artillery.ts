/** Artillery Modifier Summary: by the defender's terrain and the difference of Artillery Values. */
import { grid } from '@longroll/kernel';
import type { Terrain } from '../model/vocabulary.ts';
import { SOURCE } from './source.ts';

/** What an entry is worth on an even and on an odd die; equal where no die is rolled. */
export interface ArtilleryEntry {
  readonly even: number;
  readonly odd: number;
}

const CODE = /^([+-]\d)([*†]?)$/;

function readEntry(printed: string): ArtilleryEntry | undefined {
  if (printed === 'NE') return { even: 0, odd: 0 };
  const match = CODE.exec(printed);
  if (!match) return undefined;
  const even = Number(match[1]);
  const onOdd: Record<string, number> = { '': even, '*': 0, '†': 1 };
  return { even, odd: onOdd[match[2]!]! };
}

export const ARTILLERY = grid({
  id: 'gcacw/artillery',
  title: 'Artillery Modifier Summary',
  source: SOURCE,
  cite: '9.6',
  rowsAre: "Defender's terrain",
  columnsAre: "Attacker's Artillery Value minus defender's",
  rowHeads: 'words',
  columnHeads: 'numbers',
  columns: ['-4 or less', '-3 to +1', '+2 to +4', '+5 to +7', '+8 or more'],
  read: readEntry,
  card: `
    Clear              -3  -2   NE  +1   +2†
    Rolling            -2  -1   NE  +1*  +1
    Rough/Hill/Loess@  -1  -1*  NE  NE   +1*
    Wds/Cty/Mtn        NE  NE   NE  NE   NE
    Swamps$            NE  NE   NE  NE   NE
  `,
  notes: [
    { mark: '*', text: 'Roll a die just before combat: even, the modifier is used; odd, none is.' },
    { mark: '†', text: 'Roll a die just before combat: even, +2; odd, +1.' },
    { mark: '@', text: 'Also a provisional swamp in a dry turn.' },
    { mark: '$', text: 'Also a provisional swamp in a rain turn.' },
    { mark: 'NE', text: 'No effect.' },
    { mark: 'AV 1', text: "If the defenders' printed Artillery Values total 1, -2 becomes -1." },
    { mark: 'AV 2', text: "If the defenders' printed Artillery Values total 2, -3 becomes -2." },
  ],
});

const [CLEAR, ROLLING, ROUGH, WOODS, SWAMP] = [0, 1, 2, 3, 4];
const ROWS: Record<Exclude<Terrain, 'provisional-swamp'>, number> = {
  clear: CLEAR,
  rolling: ROLLING,
  rough: ROUGH,
  hill: ROUGH,
  loess: ROUGH,
  woods: WOODS,
  city: WOODS,
  mountain: WOODS,
  swamp: SWAMP,
};

export function artilleryRow(terrain: Terrain, rain: boolean): number {
  if (terrain === 'provisional-swamp') return rain ? SWAMP : ROUGH;
  return ROWS[terrain];
}
