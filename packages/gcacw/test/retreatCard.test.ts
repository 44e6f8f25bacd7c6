/** Retreat Charts, cavalry retreat list and flank examples against the second transcriptions of the card. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RETREAT_1 } from '../src/charts/retreat1.ts';
import { RETREAT_2 } from '../src/charts/retreat2.ts';
import { retreatChart } from '../src/charts/retreatChart.ts';
import { gcacw } from '../src/index.ts';

interface Fixture {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly head: string | null; readonly cells: readonly (string | null)[] }[];
}
const fixture = (name: string): Fixture =>
  JSON.parse(readFileSync(new URL(`../fixtures/card/${name}.json`, import.meta.url), 'utf8')) as Fixture;
const chart = (name: string) => gcacw.charts.find((c) => c.id === `gcacw/${name}`)!;

/** The facts that a description names, whoever worded it. */
const factsIn = (text: string) => ({
  zoc: /(?<!neither )into enemy zoc/i.test(text),
  enemy: /into an enemy.occupied/i.test(text),
  notFarther: /not farther/i.test(text),
  farther: /(?<!not )farther/i.test(text),
  along: /^along|, along|RR\b/i.test(text) && !/not along|off the ways/i.test(text),
});

describe.each([
  ['retreat-1', 6],
  ['retreat-2', 3],
])('%s', (name, rows) => {
  const printed = fixture(name);

  test(`has ${rows} rows with the printed priorities and losses`, () => {
    expect(chart(name).rows).toHaveLength(rows);
    expect(chart(name).rows.map(({ head, cells }) => [head, cells[0]])).toEqual(
      printed.rows.map(({ head, cells }) => [head, cells[0]]),
    );
    expect(chart(name).columns[0]).toBe(printed.columns[0]);
  });

  test.each(printed.rows.map((row, i) => [row.head, row.cells[1]!, i] as const))(
    'row %s: %s',
    (_, text, i) => {
      expect(factsIn(chart(name).rows[i]!.cells[1]!)).toEqual(factsIn(text));
    },
  );

  test('has the notes of both charts', () => {
    expect(chart(name).notes.map(({ mark }) => mark)).toEqual(['use', '*', '†', '•', 'override', 'farther']);
  });
});

describe('a retreat chart', () => {
  const head = { id: 'x', title: 'X', source: 's', number: 1, notes: [] } as const;

  test('stops at load on an unknown code', () => {
    expect(() => retreatChart(head, [['1', '0/1', 'all', {}]])).toThrow('unknown code "0/1"');
  });

  test('stops at load where a step meets no row, or two', () => {
    expect(() => retreatChart(head, [['1', '0', 'enemy', { enemyOccupied: true }]])).toThrow('0 rows for');
    expect(() =>
      retreatChart(head, [
        ['1', '0', 'all', {}],
        ['2', '0', 'too', {}],
      ]),
    ).toThrow('2 rows for');
  });

  test('gives both figures of a loss and the note that chooses', () => {
    expect(RETREAT_1.lines.map(({ loss }) => loss)).toEqual([
      { left: 0, right: 0, mark: '' },
      { left: 0, right: 0, mark: '' },
      { left: 0, right: 1, mark: '†' },
      { left: 0, right: 1, mark: '•' },
      { left: 1, right: 2, mark: '•' },
      { left: 3, right: 3, mark: '' },
    ]);
    expect(RETREAT_2.lines.map(({ priority }) => priority)).toEqual([1, 2, 3]);
  });
});

describe('cavalry-retreat', () => {
  const ours = chart('cavalry-retreat').rows;

  test.each(['cavalry-retreat', 'cavalry-retreat-000'])(
    '%s: names in printed order, legible values',
    (name) => {
      const printed = fixture(name).rows;
      expect(ours).toHaveLength(printed.length);
      printed.forEach(({ head, cells }, i) => {
        expect(ours[i]!.cells[0]!.toLowerCase().startsWith(`${cells[0]!.toLowerCase()}:`)).toBe(true);
        expect(head ?? ours[i]!.head).toBe(ours[i]!.head);
      });
    },
  );

  test('says every exception: its figure and its games', () => {
    fixture('cavalry-retreat-000').rows.forEach(({ cells }, i) => {
      const words = (cells[1] ?? '').match(/[+-]\d|OTR|AGA|SIV|Confederate|only|Advanced Games/g) ?? [];
      for (const word of words) expect(ours[i]!.cells[0]).toContain(word);
    });
  });
});

test('flank: the four printed examples', () => {
  const printed = fixture('flank');
  expect(chart('flank').columns).toEqual(printed.columns);
  expect(chart('flank').rows).toEqual(printed.rows);
  expect(chart('flank').notes.find(({ mark }) => mark === '¼')?.text).toContain('less than ¼');
});

test('the notes under the Retreat Charts have the words of the card, not our readings', () => {
  const notes = Object.fromEntries(RETREAT_1.notes.map(({ mark, text }) => [mark, text]));
  expect(notes['*']).not.toMatch(/each unit/);
  expect(notes['•']).toMatch(/RR into a friendly-occupied hex/);
  expect(JSON.stringify(notes)).not.toMatch(/ruling/);
});
