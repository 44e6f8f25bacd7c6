/**
 * A whole rule system in a page, to test the contract with: two sides draw a hidden card each, one dares the
 * other, and he who dared wins on a high die. No game of ours is like it, and that is the point.
 */
import {
  allow,
  d6,
  question,
  type RuleSystem,
  refuse,
  rollOn,
  sumOfDice,
  whole,
  yesNo,
} from '../src/index.ts';

export interface DareState {
  readonly turn: number;
  readonly hidden: Readonly<Record<string, number>>;
  readonly points: Readonly<Record<string, number>>;
}
export type DareAction = { readonly kind: 'dare' } | { readonly kind: 'pass' };
export interface DareView {
  readonly points: Readonly<Record<string, number>>;
  readonly mine: number | null;
}

const SIDES = ['north', 'south'];
const LAST_TURN = 4;
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

const toMove = (s: DareState): readonly string[] => (s.turn < LAST_TURN ? [SIDES[s.turn % 2]!] : []);

export const FAKE: RuleSystem<DareState, DareAction, DareView> = {
  id: 'fake',
  version: '1',
  title: 'Fake',
  charts: [],
  questions: [DARE_QUESTION],
  rulings: [],
  scenarios: [{ id: 'only', title: 'The only one' }],
  setup: () => ({ turn: 0, hidden: { north: 5, south: 3 }, points: { north: 0, south: 0 } }),
  toMove,
  legal: (s, side) => (toMove(s).includes(side) ? [{ kind: 'dare' }, { kind: 'pass' }] : []),
  check(s, side, action) {
    if (!toMove(s).includes(side)) return refuse('not-your-turn', '1', `It is not ${side}'s turn.`);
    const kind = (action as { kind?: unknown } | null)?.kind;
    if (kind === 'dare' || kind === 'pass') return allow({ kind });
    return refuse('no-such-action', '1', 'One may dare or pass.');
  },
  apply(s, side, action, u) {
    const next = { ...s, turn: s.turn + 1 };
    if (action.kind === 'pass') return next;
    const other = SIDES.find((x) => x !== side)!;
    const reply = u.choose({ id: 'reply', side: other, options: ['stand', 'yield'] });
    const won = reply === 'yield' || u.draw(DARE(s.hidden[other]!));
    u.note(() => [{ cite: '1', text: `${side} dares`, value: won ? 'won' : 'lost', applied: true }]);
    return won ? { ...next, points: { ...s.points, [side]: s.points[side]! + 1 } } : next;
  },
  view: (s, side) => ({ points: s.points, mine: side === null ? null : (s.hidden[side] ?? null) }),
};
