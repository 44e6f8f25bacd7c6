/** Odds stay short whatever there is to say: what is left out is added up, counted, and can be had. */
import { describe, expect, test } from 'vitest';
import {
  type Asking,
  asking,
  countOf,
  d6,
  othersLast,
  type Procedure,
  rollOn,
  sumOfDice,
} from '../src/index.ts';

const FACE = rollOn('face', sumOfDice(d6('die')), (face) => face);

interface Thrown {
  readonly faces: readonly number[];
}

/** So many dice one after the other, every face of each with a line of its own. */
const thrown =
  (dice: number): Procedure<Thrown> =>
  (u) => ({
    faces: Array.from({ length: dice }, (_, i) => {
      const face = u.draw(FACE);
      u.note(() => [{ cite: '1.1', text: `Die ${i + 1}`, value: face, applied: true }]);
      return face;
    }),
  });

const sum = ({ faces }: Thrown): number => faces.reduce((a, b) => a + b, 0);

/** Sixes are told apart from all else only where they are many: so outcomes differ in their chances. */
const asked = (dice: number, key: (thrown: Thrown) => string): Asking =>
  asking(
    {
      id: 'fake/thrown',
      procedure: thrown,
      headline: () => 'dice',
      sides: () => ['north', 'south'],
      key,
      label: key,
      short: key,
      line: () => 'dice.',
      summaries: [
        { title: 'Sum', classes: [{ label: 'any', tone: 'even', holds: (one: Thrown) => sum(one) > 0 }] },
      ],
      averages: [{ label: 'sum', of: sum }],
      plots: [{ title: 'Sum', of: sum }],
      lit: () => [],
    },
    dice,
  );

const inOrder = ({ faces }: Thrown): string => faces.join('');
const sorted = ({ faces }: Thrown): string => [...faces].sort().join('');

describe('few outcomes', () => {
  test('are all listed and explained', () => {
    const { outcomes } = asked(2, inOrder).odds();
    expect(outcomes).toHaveLength(36);
    expect(outcomes.every(({ explained, notes }) => explained && notes.length === 2)).toBe(true);
    expect(countOf(outcomes)).toBe(36);
  });
});

describe('very many outcomes', () => {
  const many = asked(5, sorted);
  const more = asked(5, inOrder);

  test('are the likeliest, and the sum of the others where its size puts it', () => {
    const { method, outcomes } = more.odds();
    const [others] = outcomes;
    expect({ method, ...others }).toMatchObject({
      method: 'exact',
      key: 'others',
      label: 'any of 5,276 others, none likelier than 1 in 7,800',
      fraction: '1319/1944',
      others: 5276,
      result: { others: 5276 },
      notes: [],
      explained: false,
    });
    expect(outcomes).toHaveLength(2501);
    expect(outcomes.reduce((all, { p }) => all + p, 0)).toBeCloseTo(1, 12);
    expect(countOf(outcomes)).toBe(7776);
    expect(othersLast(outcomes).at(-1)).toBe(others);
  });

  test('are not cut as long as a person can read them', () => {
    const { outcomes } = many.odds();
    expect(outcomes).toHaveLength(252);
    expect(countOf(outcomes)).toBe(252);
    expect(outcomes[0]!.p).toBeGreaterThanOrEqual(outcomes[251]!.p);
  });

  test('are explained as far as there is room, the likeliest first', () => {
    const explained = othersLast(more.odds().outcomes).map((outcome) => outcome.explained);
    const count = explained.filter(Boolean).length;
    expect(count).toBeGreaterThan(100);
    expect(count).toBeLessThan(2500);
    expect(explained.slice(0, count).every(Boolean)).toBe(true);
  });

  test('can each be had with its explanation, by its key', () => {
    const listed = new Set(more.odds().outcomes.map(({ key }) => key));
    const unlisted = ['11111', '66666', '35153'].find((key) => !listed.has(key))!;
    expect(more.outcome(unlisted)).toMatchObject({
      key: unlisted,
      fraction: '1/7776',
      explained: true,
      notes: [...unlisted].map((face) => ({ value: Number(face) })),
    });
    expect(more.outcome('77777')).toBeNull();
    expect(more.outcome('others')).toBeNull();
  });

  test('count all in shares, averages and distributions', () => {
    const { summaries, averages, plots } = more.summary();
    expect(summaries[0]!.classes[0]).toMatchObject({ fraction: '1' });
    expect(averages[0]!.value).toBeCloseTo(17.5, 9);
    expect(plots[0]!.bars.find(({ from }) => from === 5)).toMatchObject({ fraction: '1/7776' });
  });

  test('are tallied in the same words', () => {
    const { outcomes } = more.tally();
    const { outcomes: whole } = more.odds();
    expect(outcomes.map(({ key, label, fraction }) => [key, label, fraction])).toEqual(
      whole.map(({ key, label, fraction }) => [key, label, fraction]),
    );
  });
});

describe('too much work', () => {
  test('is sampled, with an error that holds for every share', () => {
    const { method, error, outcomes } = asked(8, sorted).odds();
    expect(method).toBe('sampled');
    expect(error).toBeGreaterThan(0.001);
    expect(error).toBeLessThan(0.01);
    expect(outcomes.reduce((all, { p }) => all + p, 0)).toBeCloseTo(1, 9);
  });

  test('is the same answer every time', () => {
    expect(asked(8, sorted).tally()).toEqual(asked(8, sorted).tally());
  });

  test('shows the dice of its longest way', () => {
    expect(asked(8, sorted).dice()).toHaveLength(8);
  });
});
