/** The typesetter's smaller tools. */
import { type Basis, type Chart, contents as contentsIn, type Note } from '@longroll/kernel';
import { describe, expect, it } from 'vitest';
import { chartTable } from '../src/print/chart.ts';
import { shrunk } from '../src/print/columns.ts';
import { inkFor } from '../src/print/ink.ts';
import { ledgerLines } from '../src/print/ledger.ts';
import { bar, oddsPage, percent } from '../src/print/odds.ts';
import { wrapped } from '../src/print/text.ts';

const page = { ink: inkFor(false), width: 80 };
const contents = contentsIn('9.4 ours 7.4\n9.9 printed 7.4\n9.10 printed 9.10');

describe('chances', () => {
  it('have one decimal, and never round to never or always', () => {
    expect([0, 1 / 36, 5 / 12, 1, 0.0001, 0.99999].map(percent)).toEqual([
      '0.0 %',
      '2.8 %',
      '41.7 %',
      '100.0 %',
      '<0.1 %',
      '>99.9 %',
    ]);
  });

  it('are bars to an eighth of a character', () => {
    expect([0, 0.5, 1, 1 / 8, 1 / 16].map((p) => bar(p, 2))).toEqual(['', '█', '██', '▎', '▏']);
  });

  it('that were sampled say so, with their error', () => {
    const odds = {
      id: 'a/b',
      method: 'sampled',
      error: 0.0031,
      outcomes: [],
      summaries: [],
      averages: [],
      plots: [],
    } as const;
    const lines = oddsPage(
      { title: 'T', odds, ledger: { notes: [], hangsOnDice: false }, contents },
      page,
      false,
    );
    expect(lines[1]).toBe('sampled ± 0.3 %, 0 outcomes');
  });
});

describe('distributions', () => {
  it('are bars against the likeliest, values to the right of one column', () => {
    const plots = [
      {
        title: 'Men lost',
        bars: [
          { from: 9, to: 9, p: 0.25, fraction: '1/4' },
          { from: 10, to: 10, p: 0.5, fraction: '1/2' },
          { from: 11, to: 12, p: 0.25, fraction: '1/4' },
        ],
      },
    ];
    const odds = {
      id: 'a/b',
      method: 'exact',
      error: 0,
      outcomes: [],
      summaries: [],
      averages: [],
      plots,
    } as const;
    const lines = oddsPage(
      { title: 'T', odds, ledger: { notes: [], hangsOnDice: false }, contents },
      page,
      false,
    );
    const drawn = lines.filter((line) => line.includes('█'));
    expect(drawn.map((line) => [...line].filter((c) => c === '█').length)).toEqual([20, 40, 20]);
    expect(drawn[2]).toMatch(/^ {2}11-12 {3}25\.0 % {2}1\/4 {2}█/);
  });
});

describe('a ledger', () => {
  const note = (cite: string, basis: Basis): Note => ({
    cite,
    basis,
    text: 'A line',
    value: 1,
    applied: true,
  });

  it('has the printed number beside ours, and says what rests on us', () => {
    const notes = [note('9.4', 'ours'), note('9.9', 'printed'), note('9.10, 9.9', 'printed')];
    expect(ledgerLines(notes, contents, page, false).map((line) => line.split('A line')[1]?.trim())).toEqual([
      undefined,
      '9.4 · card 7.4 · ours',
      '9.9 · card 7.4',
      '9.10, 9.9 · card 7.4',
    ]);
  });
});

describe('lines', () => {
  it('break between words and cut only what is longer than a line', () => {
    expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrapped('incomprehensible', 6)).toEqual(['incomp', 'rehens', 'ible']);
  });

  it('take room from the widest column first', () => {
    expect(shrunk([10, 40], [5, 8], 30)).toEqual([10, 20]);
    expect(shrunk([10, 40], [5, 8], 1)).toEqual([5, 8]);
  });
});

describe('a wide chart', () => {
  const columns = Array.from({ length: 12 }, (_, i) => `Column number ${i}`);
  const rows = ['first', 'second'].map((head) => ({ head, cells: columns.map((_, i) => `${i}`) }));
  const words = { title: 'Wide', source: '', cite: '', rowsAre: 'Rows', columnsAre: 'Columns' };
  const chart: Chart = { id: 'test/wide', ...words, columns, rows, notes: [] };

  it('stands in as few blocks as fit, with its heads wrapped', () => {
    const lines = chartTable(chart, page);
    expect(lines.filter((line) => line.includes('┬'))).toHaveLength(2);
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(80);
  });

  it('is lit in the block that has the column', () => {
    const lit = { chart: 'test/wide', row: 1, column: 9 };
    const marked = chartTable(chart, page, { lit }).filter((line) => line.startsWith('> '));
    expect(marked.map((line) => /\[\d+\]/.exec(line)?.[0])).toEqual([undefined, '[9]']);
  });

  it('shows only the neighbourhood of a row in use', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ head: `row ${i}`, cells: columns.map(() => '-') }));
    const lit = { chart: 'test/wide', row: 15, column: 3 };
    const text = chartTable({ ...chart, rows: many }, page, { lit, whole: false }).join('\n');
    expect(text).toContain('row 12');
    expect(text).toContain('row 18');
    expect(text).not.toContain('row 11');
    expect(text.match(/ … │/g)).toHaveLength(4);
  });
});
