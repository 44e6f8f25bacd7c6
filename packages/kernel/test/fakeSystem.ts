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
  type Rules,
  refuse,
  rollOn,
  type ScenarioEntry,
  sumOfDice,
  type Table,
  type Umpire,
  type Verdict,
  whole,
  yesNo,
} from '../src/index.ts';

export interface DareState {
  readonly turn: number;
  readonly last: number;
  readonly hidden: Readonly<Record<string, number>>;
  readonly points: Readonly<Record<string, number>>;
}
export type DareAction =
  | { readonly kind: 'dare' }
  | { readonly kind: 'pass' }
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

const toMove = (s: DareState): readonly string[] => (s.turn < s.last ? [SIDES[s.turn % 2]!] : []);

function begin(houseRules: unknown = {}): Verdict<DareState> {
  const { turns = TURNS, ...strange } = houseRules as { readonly turns?: unknown };
  if (Object.keys(strange).length > 0) return refuse('unknown-field', '1', 'There is only turns.', 'turns');
  if (typeof turns !== 'number' || turns < 1) return refuse('bad-value', '1', 'turns is above 0.', 'turns');
  return allow({ turn: 0, last: turns, hidden: { north: 5, south: 3 }, points: { north: 0, south: 0 } });
}

function check(s: DareState, side: string, action: unknown): Verdict<DareAction> {
  if (!toMove(s).includes(side)) return refuse('not-your-turn', '1', `It is not ${side}'s turn.`);
  const given = (action ?? {}) as Partial<DareAction>;
  if (given.kind === 'dare' || given.kind === 'pass') return allow({ kind: given.kind });
  if (given.kind === 'overrule') return allow(given as DareAction);
  return refuse('no-such-action', '1', 'One may dare or pass.');
}

function dare(s: DareState, side: string, u: Umpire): DareState {
  const other = SIDES.find((x) => x !== side)!;
  const reply = u.choose({ id: 'reply', side: other, options: ['stand', 'yield'] });
  const won = reply === 'yield' || u.draw(DARE(s.hidden[other]!));
  u.note(() => [{ cite: '1', text: `${side} dares`, value: won ? 'won' : 'lost', applied: true }]);
  return won ? { ...s, points: { ...s.points, [side]: s.points[side]! + 1 } } : s;
}

const table = (s: DareState, side: string | null): Table => ({
  prompt: `${toMove(s)[0] ?? 'nobody'} may dare`,
  facts: side === null ? [] : [{ title: 'card', value: String(s.hidden[side]), side }],
  ...{ pieces: [], holdings: [], active: [], aimed: [], losses: [] },
  score: SIDES.map((one) => ({ cite: '1', text: one, value: s.points[one]!, applied: true })),
  verdict: 'open',
  over: toMove(s).length === 0,
});

export const DARE_RULES: Rules<DareState, DareAction> = {
  begin,
  toMove,
  legal: (s, side) => (toMove(s).includes(side) ? [{ kind: 'dare' }, { kind: 'pass' }] : []),
  check,
  apply(s, side, action, u) {
    if (action.kind === 'overrule')
      return { ...s, hidden: { ...s.hidden, ...action.change.record } as never };
    const next = action.kind === 'dare' ? dare(s, side, u) : s;
    return { ...next, turn: s.turn + 1 };
  },
  table,
  tell: (_, { kind }) => ({ text: kind, cite: '1', group: 'Turn', rolls: kind === 'dare' }),
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
  open: async () => DARE_RULES,
};

export const FAKE: CardSystem = {
  id: 'fake',
  version: '1',
  title: 'Fake',
  charts: [],
  questions: [DARE_QUESTION],
  rulings: [],
  scenarios: [ONLY],
};
