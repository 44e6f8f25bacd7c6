/**
 * A game of very many: two hundred men abreast who step forward one by one, and a foe whom nobody sees before somebody
 * stands beside his row. Every man may act at any time, so the list is long; `tellings` counts what was told of it.
 */
import { allow, begin, type Game, type Order, type Rng, type Rules, refuse } from '../../kernel/src/index.ts';
import type { Playable } from '../src/field/scenarios.ts';

export const MEN = 200;
export const ROWS = 12;
export const FOE_ROW = 5;

export interface RanksState {
  readonly rows: readonly number[];
  readonly over: boolean;
}
export type RanksAction =
  | { readonly do: 'step'; readonly man: string; readonly to: number }
  | { readonly do: 'kneel'; readonly man: string }
  | { readonly do: 'halt' };
interface RanksView extends RanksState {
  readonly seat: string | null;
}

const nameOf = (i: number): string => `m${i}`;
const placeOf = (man: string): number => Number(man.slice(1));
export const cellOf = (man: number, row: number): number => row * MEN + man;

const isFoeSeen = ({ rows }: RanksState): boolean => rows.some((row) => row >= FOE_ROW - 1);

export const tellings = { count: 0 };

const stepsOf = ({ rows }: RanksState, i: number): readonly RanksAction[] =>
  rows[i]! + 1 < ROWS ? [{ do: 'step', man: nameOf(i), to: rows[i]! + 1 }] : [];

function legal(view: RanksView): readonly RanksAction[] {
  if (view.over || view.seat !== 'union') return [];
  const men = view.rows.flatMap((_, i): readonly RanksAction[] => [
    ...stepsOf(view, i),
    { do: 'kneel', man: nameOf(i) },
  ]);
  return [...men, { do: 'halt' }];
}

function table(view: RanksView) {
  const man = (row: number, i: number) => ({
    ...{ id: nameOf(i), side: 'union', known: 'seen' as const, cell: cellOf(i, row), off: '', gone: false },
    ...{ record: { men: 1 }, remarks: [] },
  });
  const foe = { ...man(FOE_ROW, 0), id: 'foe', side: 'confederate' };
  return {
    ...{ prompt: 'Step.', decides: 'step', facts: [{ title: 'Turn', value: '1' }], holdings: [], aimed: [] },
    ...{ active: [], score: [], verdict: '', aims: [], track: [], turn: 1, over: view.over, losses: [] },
    pieces: [...view.rows.map(man), ...(isFoeSeen(view) ? [foe] : [])],
    ready: view.rows.flatMap((row, i) => (row + 1 < ROWS ? [nameOf(i)] : [])),
    closed: true as const,
  };
}

function check(view: RanksView, raw: unknown) {
  const found = legal(view).find((one) => JSON.stringify(one) === JSON.stringify(raw));
  return found ? allow(found) : refuse('not-listed', '1', 'He stands elsewhere.');
}

/** Everybody named goes to a row, one after another. */
function expand(view: RanksView, { pieces, cell = 0 }: Order) {
  const row = Math.floor(cell / MEN);
  return allow(
    pieces.flatMap((man) => {
      const from = view.rows[placeOf(man)]!;
      return Array.from({ length: Math.max(0, row - from) }, (_, i) => ({
        do: 'step' as const,
        man,
        to: from + i + 1,
      }));
    }),
  );
}

export const RANKS: Rules<RanksState, RanksAction, RanksView> = {
  sides: ['union', 'confederate'],
  begin: () => allow({ rows: Array.from({ length: MEN }, () => 0), over: false }),
  toMove: ({ over }) => (over ? [] : ['union']),
  apply: (state, _, action) =>
    action.do === 'halt'
      ? { ...state, over: true }
      : action.do === 'kneel'
        ? state
        : { ...state, rows: state.rows.with(placeOf(action.man), action.to) },
  view: (state, seat) => ({ ...state, seat }),
  legal,
  check,
  table,
  tell: (_, action) => {
    tellings.count++;
    const said = { cite: '1', rolls: false };
    if (action.do === 'halt') return { ...said, group: 'End', text: 'Halt', ends: true };
    const [man, i] = [action.man, placeOf(action.man)];
    if (action.do === 'kneel') return { ...said, group: 'Rest', text: `${man} kneels`, piece: man };
    return { ...said, group: 'March', text: `${man} steps`, piece: man, cell: cellOf(i, action.to) };
  },
  pieceOf: (action) => ('man' in action ? action.man : null),
  reach: () => [],
  orders: [{ id: 'go', title: 'All forward', about: 'To the row.', needs: 'cell' }],
  expand,
  result: ({ over }) => ({ over, points: {}, margin: 0, winner: null, level: '' }),
  secrets: {
    seal: () => null,
    isBroken: () => true,
    // As if ground that comes into sight were news: it is not what stops a walk.
    reveals: () => true,
    imagine: ({ seat: _, ...state }) => state,
    double: (state) => state,
  },
  overrule: () => ({ do: 'halt' }),
  audit: () => [],
};

export function ranksBegun(): Game {
  const head = { scenario: 'ranks/all', system: 'ranks', rulesVersion: '1', houseRules: {} };
  const game = begin(RANKS as Rules, head);
  if (game.refused) throw new Error(game.refused.text);
  return game.value;
}

export const noLuck = (): Rng => ({ int: () => 0 });

const counters = Array.from({ length: MEN }, (_, i) => ({
  ...{ id: nameOf(i), name: `Man ${i}`, side: 'union', kind: 'infantry', size: '', place: '', remarks: [] },
  ...{ command: i < 100 ? 'Left' : 'Right', record: {} },
}));
const foe = { ...counters[0]!, id: 'foe', name: 'Rodes', side: 'confederate' };
/** As much of a scenario as orders to many ask for. */
export const ranks = {
  sheet: { counters: [...counters, foe], sides: [] },
  counters: new Map([...counters, foe].map((one) => [one.id, one])),
} as unknown as Playable;
