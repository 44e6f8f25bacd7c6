import { describe, expect, test } from 'vitest';
import { addUp, CardError, type GridText, grid, modifierList, spanFault, spanOf } from '../src/index.ts';

const text = (card: string, more: Partial<GridText<string>> = {}): GridText<string> => ({
  id: 'test/chart',
  title: 'Chart',
  source: 'test',
  cite: 'test',
  rowsAre: 'roll',
  rowHeads: 'numbers',
  columnHeads: 'words',
  columns: ['good', 'bad'],
  read: (printed) => (['NE', 'D', '2(3)'].includes(printed) ? printed : undefined),
  card,
  ...more,
});

describe('heads', () => {
  test.each([
    ['-7', -7, -7],
    ['+1', 1, 1],
    ['4-6', 4, 6],
    ['1/2-3', 0.5, 3],
    ['50+', 50, Number.POSITIVE_INFINITY],
    ['≤-8', Number.NEGATIVE_INFINITY, -8],
    ['≥+10', 10, Number.POSITIVE_INFINITY],
    ['-4 or less', Number.NEGATIVE_INFINITY, -4],
    ['-3 to +1', -3, 1],
    ['+8 or more', 8, Number.POSITIVE_INFINITY],
  ])('%s', (head, from, to) => {
    expect(spanOf(head)).toEqual({ from, to });
  });

  test.each([
    [['1-2', '4'], /gap between "1-2" and "4"/],
    [['1-3', '3-4'], /"3-4" overlaps "1-3"/],
    [['6', '5'], /overlaps/],
    [['5-2'], /runs backwards/],
    [['one'], /not a number/],
  ])('%j is refused', (heads, message) => {
    expect(spanFault(heads)).toMatch(message);
  });
});

describe('a chart is checked when it is loaded', () => {
  test('reads like the card', () => {
    const chart = grid(text('≤2  NE  D\n 3-4  D  2(3)\n ≥5  D  D'));
    expect(chart.rows.map((r) => r.head)).toEqual(['≤2', '3-4', '≥5']);
    expect(chart.cell(chart.rowOf(4), 1)).toEqual({ row: 1, column: 1, printed: '2(3)', value: '2(3)' });
    expect([-99, 2, 3, 5, 99].map((n) => chart.rowOf(n))).toEqual([0, 0, 1, 2, 2]);
  });

  test.each([
    ['≤2  NE\n ≥3  D  D', /row "≤2": 1 cells under 2 heads/],
    ['≤2  NE  D  D\n ≥3  D  D', /3 cells/],
    ['≤2  NE  X\n ≥3  D  D', /row "≤2", column "bad": unknown code "X"/],
    ['≤2  NE  D\n ≥4  D  D', /gap/],
    ['≤2  NE  D\n ≥2  D  D', /overlaps/],
  ])('%j', (card, message) => {
    expect(() => grid(text(card))).toThrow(CardError);
    expect(() => grid(text(card))).toThrow(message);
  });

  test('word heads may not repeat', () => {
    expect(() => grid(text('a  NE  D\n a  D  D', { rowHeads: 'words' }))).toThrow(/"a" stands twice/);
  });

  test('a number beyond closed ends is a bug', () => {
    const chart = grid(text('1-2  NE  D\n 3-4  D  D'));
    expect(() => chart.rowOf(5)).toThrow(CardError);
    expect(() => chart.rowOf(0)).toThrow(CardError);
    expect(() => chart.rowOf(1.5)).toThrow(CardError);
  });
});

describe('a modifier list', () => {
  interface Weather {
    readonly rain: boolean;
    readonly guns: number;
  }
  const LIST = modifierList<Weather>({ id: 'test/list', title: 'Die', source: 'test', cite: 'test' }, [
    { printed: '-1', value: -1, cite: '1', text: 'Rain', when: (w) => w.rain || 'dry' },
    {
      printed: '+1 to +3',
      value: (w) => w.guns,
      cite: '2',
      text: 'Guns',
      when: (w) => w.guns > 0 || 'none',
      because: (w) => `${w.guns} guns`,
    },
  ]);

  test('adds up what applies and notes what does not, with the reason', () => {
    const ledger = addUp(LIST, { rain: false, guns: 3 });
    expect(ledger.total).toBe(3);
    expect(ledger.lines()).toEqual([
      {
        cite: '1',
        text: 'Rain',
        value: '-1',
        applied: false,
        reason: 'dry',
        group: 'Die',
        chart: 'test/list',
      },
      {
        cite: '2',
        text: 'Guns',
        value: 3,
        applied: true,
        reason: '3 guns',
        group: 'Die',
        chart: 'test/list',
      },
    ]);
  });

  test('one sum does not disturb another', () => {
    const dry = addUp(LIST, { rain: false, guns: 0 });
    const wet = addUp(LIST, { rain: true, guns: 2 });
    expect([dry.total, wet.total]).toEqual([0, 1]);
    expect(dry.lines().map((l) => l.applied)).toEqual([false, false]);
    expect(wet.lines().map((l) => l.value)).toEqual([-1, 2]);
  });

  test('is a chart like any other', () => {
    expect(LIST.rows).toEqual([
      { head: '-1', cells: ['Rain'] },
      { head: '+1 to +3', cells: ['Guns'] },
    ]);
  });
});
