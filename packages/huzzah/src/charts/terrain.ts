/**
 * Terrain Effects Chart. The card runs some cells together: the MFZ of the embankment and the assault modifier of
 * woods are lost in the scan and follow from note a and from the assault schedule, which has no line for woods (14.1, 14.2).
 */
import { grid } from '@longroll/kernel';
import type { HexGround } from '../model/vocabulary.ts';
import { SOURCE } from './source.ts';

export const TERRAIN = grid({
  id: 'huzzah/terrain',
  title: 'Terrain Effects Chart',
  source: SOURCE,
  cite: '3.2',
  rowsAre: 'Terrain',
  columnsAre: 'Effect',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Movement', 'MFZ', 'Fire modifier', 'Assault modifier', 'LoS'],
  read: (printed) => printed,
  card: `
    Clear              NE            1     +1              0                 None
    Creek/River/Pond   Prohibited    N/A   N/A             N/A               N/A
    Slope              NE            2(a)  +1(j)           +1 or -1(k)       Blocks(b)
    Abatis(g)/Fence    NE            2(a)  +1(h)           -1(l)             None
    Fieldwork (Forts)  Prohibited    N/A   N/A             N/A               Blocks
    Marsh              Stop(c)(g)    1     -1              Dsrptd(m)         None
    Marsh/Run          Stop(c)(g)    1     -1              Dsrptd & -1(m,n)  None
    Run                None(d)       1     NE              -1(n)             None
    Thoroughfare       Bonus(e)      AOT   NE              NE                AOT
    RR Embankment      NE(i)         2(a)  +1(j)           +1 or -1(k)       Blocks(f)
    Woods              NE/Stop(c,g)  1     -1 (3 pts max)  0                 Blocks
  `,
  notes: [
    {
      mark: 'a',
      text: 'The MFZ reaches 2 hexes from an embankment or down a slope, into hexes that are neither embankment nor crest; also through an abatis, fence or wall.',
    },
    { mark: 'b', text: 'A line of sight may enter such a hex but not pass it.' },
    {
      mark: 'c',
      text: 'An infantry or cavalry stack that goes from one non-clear hex straight into another makes a straggle check before it leaves; if it fails it takes 1 O hit as a stack, or stays and ends its move.',
    },
    { mark: 'd', text: 'Artillery stops when it has left a run.' },
    {
      mark: 'e',
      text: '+1 MP if the whole move is along road or railroad; not for disrupted stacks, not into EZOC or an enemy MFZ; no straggle check in the extra hex.',
    },
    {
      mark: 'f',
      text: 'Blocks only if both units are at ground level (no crest) and look through the embankment.',
    },
    {
      mark: 'g',
      text: 'Artillery may not enter marsh, stops on entering woods, and crosses an abatis by road only.',
    },
    { mark: 'h', text: 'The stack is adjacent to the protected hexside and fires out through it.' },
    { mark: 'i', text: 'Artillery gets on or off an embankment by a connected road or railroad.' },
    { mark: 'j', text: 'Only for fire from an elevation into a hex that is none.' },
    { mark: 'k', text: 'Assault against a higher elevation -1, against a lower one +1.' },
    { mark: 'l', text: 'Abatis only: -1 for USA units that assault CSA units through an abatis hexside.' },
    { mark: 'm', text: 'A stack that assaults out of a marsh is disrupted before the first round.' },
    { mark: 'n', text: 'A stack that assaults out of a run: -1.' },
    {
      mark: 'lost',
      text: 'Two cells are not legible on our copy and filled by us: MFZ of the embankment (14.1), woods in an assault (14.2).',
    },
    { mark: 'NE', text: 'No effect.' },
    { mark: 'AOT', text: 'As the other terrain in the hex.' },
  ],
});

const ROWS = {
  ...{ clear: 0, creek: 1, slope: 2, works: 3, fieldwork: 4, marsh: 5, 'marsh-run': 6 },
  ...{ run: 7, thoroughfare: 8, embankment: 9, woods: 10 },
} as const satisfies Record<HexGround | string, number>;
export type TerrainRow = keyof typeof ROWS;

export const [MOVEMENT, MFZ, LOS] = [0, 1, 4] as const;
export const terrainRow = (row: TerrainRow): number => ROWS[row];
const printed = (row: TerrainRow, column: number): string => TERRAIN.cell(ROWS[row], column).value;

export const isProhibited = (ground: HexGround): boolean => printed(ground, MOVEMENT) === 'Prohibited';
/** For everybody; woods stop artillery alone (note g). */
export const endsMove = (ground: HexGround): boolean => printed(ground, MOVEMENT).startsWith('Stop');
/** The rows with note c: what is not clear for stragglers (3.2.2). */
export const isNonClear = (ground: HexGround): boolean => /\(c[,)]/.test(printed(ground, MOVEMENT));
export const blocksSight = (row: TerrainRow): boolean => printed(row, LOS).startsWith('Blocks');
