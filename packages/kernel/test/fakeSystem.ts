/**
 * A whole rule system in a page, to test the contract with: two sides draw a hidden card each, one dares the
 * other, and he who dared wins on a high die. No game of ours is like it, and that is the point.
 */
import {
  allow,
  type CardSystem,
  d6,
  type Overruling,
  question,
  type Result,
  type Rng,
  type Rules,
  refuse,
  rollOn,
  type ScenarioEntry,
  type Seat,
  type Secrets,
  sumOfDice,
  type Table,
  type Umpire,
  type Verdict,
  whole,
  yesNo,
} from '../src/index.ts';
import { BOOK } from './fakeRulebook.ts';

export interface DareState {
  readonly turn: number;
  readonly last: number;
  /** Who has been dared and has yet to answer. */
  readonly dared: string | null;
  readonly hidden: Readonly<Record<string, number>>;
  readonly points: Readonly<Record<string, number>>;
}
export type DareAction =
  | { readonly kind: 'dare' | 'pass' }
  | { readonly kind: 'stand' | 'yield' }
  | { readonly kind: 'overrule'; readonly change: Overruling };

const SIDES = ['north', 'south'];
const TURNS = 4;
const DARE = (need: number) => rollOn('dare', sumOfDice(d6('dare die')), (face) => face >= need);

export const DARE_QUESTION = question({
  id: 'fake/dare',
  title: 'Dare',
  about: 'Does a dare come off?',
  fields: {
    need: whole(1, 6, { title: 'Need', description: 'Lowest face that wins.', cite: '1', default: 4 }),
    twice: yesNo({
      title: 'Twice',
      description: 'Two tries.',
      cite: '2',
      only: { field: 'need', in: ['6'], line: 'only for a 6' },
    }),
  },
  example: { need: 5 },
  settle: (fields) =>
    fields.need === 1 ? refuse('too-easy', '1', 'need 1 always wins; ask 2 or more.', 'need') : allow(fields),
  procedure:
    ({ need, twice }) =>
    (u) => {
      u.note(() => [{ cite: '1', text: 'the dare', value: need, applied: true }]);
      return { won: u.draw(DARE(need)) || (twice && u.draw(DARE(need))) };
    },
  headline: ({ need }) => `A dare on ${need}`,
  sides: () => ['north', 'south'],
  key: (r: { readonly won: boolean }) => `${r.won}`,
  label: (r) => (r.won ? 'won' : 'lost'),
  short: (r) => (r.won ? 'W' : 'L'),
  line: ({ need }, r, dice) =>
    `dare on ${need}: ${dice.map((d) => d.faces.join()).join(' ')}, ${r.won ? 'won' : 'lost'}`,
  summaries: [
    {
      title: 'Dare',
      classes: [
        { label: 'lost', tone: 'worst', holds: (r) => !r.won },
        { label: 'won', tone: 'best', holds: (r) => r.won },
      ],
    },
  ],
  averages: [{ label: 'points', of: (r) => (r.won ? 2 : 0) }],
  plots: [{ title: 'Points', of: (r) => (r.won ? 2 : 0) }],
  alternatives: ({ need }) => [
    { label: 'easier', values: { need: need - 1 } },
    { label: 'twice', values: { twice: true } },
  ],
  lit: () => [],
});

const otherOf = (side: string): string => SIDES.find((one) => one !== side)!;

/** Who was dared answers; else the sides take turns. */
function toMove({ turn, last, dared }: Pick<DareState, 'turn' | 'last' | 'dared'>): readonly string[] {
  if (turn >= last) return [];
  return [dared ?? SIDES[turn % 2]!];
}

function begin(houseRules: unknown = {}): Verdict<DareState> {
  const { turns = TURNS, ...strange } = houseRules as { readonly turns?: unknown };
  if (Object.keys(strange).length > 0) return refuse('unknown-field', '1', 'There is only turns.', 'turns');
  if (typeof turns !== 'number' || turns < 1) return refuse('bad-value', '1', 'turns is above 0.', 'turns');
  const hidden = { north: 5, south: 3 };
  return allow({ turn: 0, last: turns, dared: null, hidden, points: { north: 0, south: 0 } });
}

/** What a seat knows: all but the other's card. */
export interface DareView extends Omit<DareState, 'hidden'> {
  readonly seat: Seat;
  readonly card: number | null;
}

function view({ hidden, ...open }: DareState, seat: Seat): DareView {
  return { ...open, seat, card: seat === null ? null : (hidden[seat] ?? null) };
}

function legal(v: DareView): readonly DareAction[] {
  if (v.seat === null || !toMove(v).includes(v.seat)) return [];
  return v.dared === null ? [{ kind: 'dare' }, { kind: 'pass' }] : [{ kind: 'stand' }, { kind: 'yield' }];
}

function check(v: DareView, action: unknown): Verdict<DareAction> {
  if (!toMove(v).includes(v.seat ?? '')) return refuse('not-your-turn', '1', `It is not ${v.seat}'s turn.`);
  const given = (action ?? {}) as Partial<DareAction>;
  if (given.kind === 'overrule') return allow(given as DareAction);
  const found = legal(v).find(({ kind }) => kind === given.kind);
  const may = v.dared === null ? 'One may dare or pass.' : 'One may stand or yield.';
  return found ? allow(found) : refuse('no-such-action', '1', may);
}

/** The dared side answers: who yields has lost, who stands leaves it to the die. */
function answered(s: DareState, side: string, kind: 'stand' | 'yield', u: Umpire): DareState {
  const daring = otherOf(side);
  const won = kind === 'yield' || u.draw(DARE(s.hidden[side]!));
  u.note(() => [{ cite: '1', text: `${daring} dares`, value: won ? 'won' : 'lost', applied: true }]);
  const next = { ...s, dared: null, turn: s.turn + 1 };
  return won ? { ...next, points: { ...s.points, [daring]: s.points[daring]! + 1 } } : next;
}

function apply(s: DareState, side: string, action: DareAction, u: Umpire): DareState {
  switch (action.kind) {
    case 'dare':
      return { ...s, dared: otherOf(side) };
    case 'pass':
      return { ...s, turn: s.turn + 1 };
    case 'overrule':
      return { ...s, hidden: { ...s.hidden, ...action.change.record } as never };
    default:
      return answered(s, side, action.kind, u);
  }
}

const table = (v: DareView): Table => ({
  prompt: `${toMove(v)[0] ?? 'nobody'} may ${v.dared === null ? 'dare' : 'stand'}`,
  decides: v.dared === null ? 'turn' : 'reply',
  facts: v.card === null ? [] : [{ title: 'card', value: String(v.card), side: v.seat! }],
  ...{ pieces: [], holdings: [], active: [], aimed: [], losses: [], aims: [], track: [], turn: 1 },
  score: SIDES.map((one) => ({ cite: '1', text: one, value: v.points[one]!, applied: true })),
  verdict: 'open',
  over: toMove(v).length === 0,
});

function result(s: DareState): Result {
  const margin = s.points['north']! - s.points['south']!;
  const winner = margin === 0 ? null : margin > 0 ? 'north' : 'south';
  return { over: toMove(s).length === 0, points: s.points, margin, winner, level: '' };
}

/** The same with other cards where the seat does not see them. */
const dealt = (state: DareState, seat: Seat, rng: Rng): DareState => ({
  ...state,
  hidden: Object.fromEntries(
    SIDES.map((side) => [side, side === seat ? state.hidden[side]! : rng.int(6) + 1]),
  ),
});

/** Cards stay hidden to the end; nothing that is done is. */
const SECRETS: Secrets<DareState, DareAction, DareView> = {
  seal: () => null,
  isBroken: () => true,
  reveals: () => false,
  imagine: ({ seat, card, ...open }, rng) =>
    dealt({ ...open, hidden: seat === null || card === null ? {} : { [seat]: card } }, seat, rng),
  double: dealt,
};

export const DARE_RULES: Rules<DareState, DareAction, DareView> = {
  secrets: SECRETS,
  sides: SIDES,
  ...{ begin, toMove, view, legal, check, apply, table, result },
  tell: (_, { kind }) => ({ text: kind, cite: '1', group: 'Turn', rolls: kind === 'stand' }),
  reach: () => [],
  overrule: (change) => ({ kind: 'overrule', change }),
  audit: ({ turn, last }) => (turn > last ? [`turn ${turn} of ${last}`] : []),
};

export const ONLY: ScenarioEntry = {
  id: 'fake/only',
  title: 'The only one',
  when: 'any day',
  turns: TURNS,
  about: 'Two sides dare each other.',
  ours: [],
  map: 'fake/ground',
  options: [{ id: 'turns', title: 'Turns', values: [2, 4, 6], default: TURNS }],
  open: async () => DARE_RULES,
};

export const FAKE: CardSystem = {
  id: 'fake',
  version: '1',
  title: 'Fake',
  charts: [],
  questions: [DARE_QUESTION],
  rulings: [],
  rulebook: BOOK,
  scenarios: [ONLY],
};
