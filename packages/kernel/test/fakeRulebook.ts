/** A system with a small rulebook: one question whose lines rest on the card, on other sources and on us. */
import {
  allow,
  type CardSystem,
  chapter,
  contents,
  d6,
  glossary,
  listRulings,
  question,
  type Rulebook,
  refuse,
  rollOn,
  ruling,
  sumOfDice,
  whole,
  yesNo,
} from '../src/index.ts';

export const BOOK: Rulebook = {
  contents: contents(`
    1.1 printed 7.4
    1.2 found 2.4
    1.3 known
    2.1 ours Lines
    2.2 ours
  `),
  text: async () => ({
    chapters: [
      chapter(`
# 1 Dares

## 1.1 A dare
One side dares the other, who stands or yields (1.2).

- He who dared wins on a **high** die.
- A six always wins (1.3, 2.1).

## 1.2 Yielding
| face | result |
| --- | --- |
| 1 | loses |
| 6 | wins |

## 1.3 Sixes
A six is a six.`),
      chapter(`
# 2 Readings

## 2.1 In the dark
At night a dare is harder by one (1.1).

## 2.2 Twice
A dare may be tried twice.`),
    ],
    glossary: glossary('dare | 1.1 | dare | To try the other side.\nyield | 1.2 | | To give way.'),
  }),
};

const DARE = (need: number) => rollOn('dare', sumOfDice(d6('dare die')), (face) => face >= need);

export const NIGHT_DARE = question({
  id: 'booked/dare',
  title: 'Dare',
  about: 'Does a dare come off?',
  fields: {
    need: whole(1, 6, { title: 'Need', description: 'Lowest face that wins.', cite: '1.1', default: 4 }),
    night: yesNo({ title: 'Night', description: 'It is dark.', cite: '2.1' }),
  },
  example: { need: 5, night: true },
  settle: (fields) =>
    fields.need === 1
      ? refuse('too-easy', '1.1, 2.1', 'need 1 always wins; ask 2 or more.', 'need')
      : allow(fields),
  procedure:
    ({ need, night }) =>
    (u) => {
      u.note(() => [
        { cite: '1.1', text: 'The dare', value: need, applied: true },
        { cite: '1.2, 1.1', text: 'He stands', value: 'stands', applied: true },
        { cite: '2.1', text: 'Night', value: night ? 1 : '+1', applied: night },
        { cite: '2.2', text: 'Once only', value: 0, applied: true },
        { cite: 'T.2', basis: 'known', text: 'A fair die', value: 'fair', applied: true },
      ]);
      return { won: u.draw(DARE(need + (night ? 1 : 0))) };
    },
  headline: ({ need }) => `A dare on ${need}`,
  sides: () => ['north', 'south'],
  key: (r: { readonly won: boolean }) => `${r.won}`,
  label: (r) => (r.won ? 'won' : 'lost'),
  short: (r) => (r.won ? 'W' : 'L'),
  line: ({ need }, r) => `Dare on ${need}: ${r.won ? 'won' : 'lost'}.`,
  summaries: [],
  averages: [],
  lit: () => [],
});

const RULINGS = listRulings({
  twice: ruling([true, false], { cite: '2.2', text: 'Whether a dare may be tried twice.' }),
  sixes: ruling(['always', 'never'], { cite: '1.3', text: 'Whether a six wins.' }),
});

export const BOOKED: CardSystem = {
  id: 'booked',
  version: '1',
  title: 'Booked',
  charts: [],
  questions: [NIGHT_DARE],
  rulings: RULINGS,
  rulebook: BOOK,
};
