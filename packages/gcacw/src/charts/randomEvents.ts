/** Random Events Table: two dice, by the date. */
import { grid } from '@longroll/kernel';
import { SOURCE } from './source.ts';

export const RANDOM_EVENT_NAMES = [
  'Late Rain',
  'Rain',
  'Heavy Rain',
  'Heat',
  'Extreme Heat',
  'Union Water Crisis',
  'Confederate CP',
  'Confederate MP',
  'Union Intelligence',
  'Movement Bonus',
  'Grant Drunk',
  'Delay Unit Entry',
  'Accelerate Unit Entry',
] as const;
export type RandomEventName = (typeof RANDOM_EVENT_NAMES)[number];

export interface RandomEventEntry {
  readonly name: RandomEventName;
  /** Nothing happens after a turn with rain. */
  readonly notAfterRain: boolean;
}

const ENTRY = /^([A-Za-z ]+)([+^]?)$/;

function readEntry(printed: string): RandomEventEntry | undefined {
  const [, words, mark] = ENTRY.exec(printed) ?? [];
  const name = RANDOM_EVENT_NAMES.find((known) => known === words);
  return name && { name, notAfterRain: mark === '+' };
}

export const RANDOM_EVENTS = grid({
  id: 'gcacw/random-events',
  title: 'Random Events Table',
  source: SOURCE,
  cite: '17.3',
  rowsAre: 'Dice',
  columnsAre: 'Days (turns)',
  rowHeads: 'numbers',
  columnHeads: 'words',
  columns: ['May 1 - May 4 (turns 2-5)', 'May 5 - May 31 (turns 6-32)', 'June & July (turns 33-70)'],
  read: readEntry,
  card: `
    2   Late Rain              Late Rain              Late Rain
    3   Union Intelligence     Late Rain              Grant Drunk
    4   Delay Unit Entry       Delay Unit Entry       Extreme Heat
    5   Movement Bonus         Union Water Crisis+    Union Water Crisis+
    6   Confederate CP^        Confederate CP^        Late Rain
    7   Confederate CP^        Union Intelligence     Heat
    8   Confederate MP^        Confederate MP^        Confederate MP^
    9   Confederate MP^        Accelerate Unit Entry  Heat
    10  Accelerate Unit Entry  Heat                   Heat
    11  Union Intelligence     Rain                   Rain
    12  Late Rain              Heavy Rain             Heavy Rain
  `,
  notes: [
    { mark: '^', text: 'MP: Movement Paralysis; CP: Command Paralysis.' },
    { mark: '+', text: 'No Effect if the turn before had Late Rain, Rain or Heavy Rain.' },
  ],
});

/** The last turn of each column; turn 1 has no event. */
const LAST_TURNS = [5, 32, 70] as const;
export const FIRST_EVENT_TURN = 2;
export const LAST_TURN = 70;

export const randomEventColumn = (turn: number): number => LAST_TURNS.findIndex((last) => turn <= last);
