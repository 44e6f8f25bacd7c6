/** Strategic Events Table: two dice in each Strategic Cycle; some results hang on the turn. */
import { grid } from '@longroll/kernel';
import { SOURCE } from './source.ts';

export const STRATEGIC_EVENT_NAMES = [
  'Variable Reinforcement',
  'Siege Attrition',
  'Union Mine Operations',
  'Union Extended March Bonus',
  'Port Hudson',
  'Johnston Sick',
  'Jackson Confederate Redoubt',
  'French Arrives Early',
  'President Davis Pushes Johnston',
  'McClernand Relieved',
  "CSA Attacks Milliken's Bend",
] as const;
export type StrategicEventName = (typeof STRATEGIC_EVENT_NAMES)[number];

export interface StrategicEventEntry {
  readonly events: readonly StrategicEventName[];
  /** Both occur, the turn decides between them, or there is only one. */
  readonly joinedBy: 'and' | 'or' | null;
  /** The note that says when each of two holds: # + % *. */
  readonly mark: string;
}

const ENTRY = /^(.+?)(?: (and|or) (.+?))?([&#+%*]?)$/;

function nameOf(words: string | undefined): StrategicEventName | undefined {
  return STRATEGIC_EVENT_NAMES.find((known) => known === words);
}

function readEntry(printed: string): StrategicEventEntry | undefined {
  const [, words, joinedBy, more, mark = ''] = ENTRY.exec(printed) ?? [];
  const first = nameOf(words);
  const second = nameOf(more);
  if (!first || (more !== undefined && !second)) return undefined;
  if (!second) return { events: [first], joinedBy: null, mark };
  return { events: [first, second], joinedBy: joinedBy === 'and' ? 'and' : 'or', mark };
}

export const STRATEGIC_EVENTS = grid({
  id: 'gcacw/strategic-events',
  title: 'Strategic Events Table',
  source: SOURCE,
  cite: '17.4',
  rowsAre: 'Dice',
  rowHeads: 'numbers',
  columnHeads: 'words',
  columns: ['Result'],
  read: readEntry,
  card: `
    2   Variable Reinforcement
    3   Siege Attrition and Union Mine Operations&
    4   Union Extended March Bonus or Port Hudson#
    5   Johnston Sick and Jackson Confederate Redoubt&
    6   Union Extended March Bonus or Union Mine Operations+
    7   Union Extended March Bonus or French Arrives Early%
    8   Union Extended March Bonus or Variable Reinforcement*
    9   President Davis Pushes Johnston and Jackson Confederate Redoubt&
    10  McClernand Relieved
    11  CSA Attacks Milliken's Bend
    12  Variable Reinforcement
  `,
  notes: [
    { mark: '&', text: 'Both results occur.' },
    { mark: '#', text: 'Union Extended March Bonus in turns 5 to 20, Port Hudson from turn 25.' },
    { mark: '+', text: 'Union Extended March Bonus in turns 5 to 20, Union Mine Operations from turn 25.' },
    {
      mark: '%',
      text: 'Union Extended March Bonus in turns 5 to 20, French Arrives Early in turns 25 to 45, then No Effect.',
    },
    { mark: '*', text: 'Union Extended March Bonus in turns 5 to 20, Variable Reinforcement from turn 25.' },
  ],
});

const LAST_BONUS_TURN = 20;
const LAST_FRENCH_TURN = 45;

/** An event of an entry, and whether it holds in a turn: true, or the turns in which it does. */
export interface StrategicHalf {
  readonly event: StrategicEventName;
  readonly holds: true | string;
}

const early = (turn: number): true | string =>
  turn <= LAST_BONUS_TURN || `through turn ${LAST_BONUS_TURN} only`;

function late(turn: number, mark: string): true | string {
  if (turn <= LAST_BONUS_TURN) return `after turn ${LAST_BONUS_TURN} only`;
  return mark !== '%' || turn <= LAST_FRENCH_TURN || `through turn ${LAST_FRENCH_TURN} only`;
}

/** Of two joined by "or" the turn decides; all others hold. */
export function strategicHalves(turn: number, entry: StrategicEventEntry): readonly StrategicHalf[] {
  const { events, joinedBy, mark } = entry;
  if (joinedBy !== 'or') return events.map((event) => ({ event, holds: true }));
  return events.map((event, i) => ({ event, holds: i === 0 ? early(turn) : late(turn, mark) }));
}
