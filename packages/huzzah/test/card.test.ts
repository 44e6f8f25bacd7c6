/** Our charts against a second, independent transcription of the printed card. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMBAT_RESULTS, columnOfRoll, HIGHEST_LINE, waysTo } from '../src/charts/combatResults.ts';
import { TERRAIN } from '../src/charts/terrain.ts';
import { huzzah } from '../src/index.ts';

interface Fixture {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly head: string; readonly cells: readonly (string | null)[] }[];
}
const fixture = (name: string): Fixture =>
  JSON.parse(readFileSync(new URL(`../fixtures/card/${name}.json`, import.meta.url), 'utf8')) as Fixture;
const chart = (name: string) => huzzah.charts.find((c) => c.id === `huzzah/${name}`)!;
const heads = (rows: readonly { readonly head: string }[]) => rows.map(({ head }) => head.toLowerCase());

/** Figures that the second transcription has lost are null there and say nothing. */
const legible = (read: string | null, ours: string | undefined) => (read === null ? ours : read);

test('all charts, in the order of the card', () => {
  expect(huzzah.charts.map(({ id }) => id.replace('huzzah/', ''))).toEqual([
    'terrain',
    'fire-limits',
    'assault-limits',
    'movement-points',
    'straggle',
    'straggle-modifiers',
    'morale-modifiers',
    'combat-results',
    'range-factors',
    'result-summary',
    'fire-modifiers',
    'assault-modifiers',
  ]);
});

describe.each([
  ['terrain', 11, 5],
  ['fire-limits', 2, 2],
  ['assault-limits', 2, 2],
  ['movement-points', 4, 2],
  ['straggle', 3, 1],
  ['straggle-modifiers', 5, 1],
  ['combat-results', 11, 5],
  ['range-factors', 5, 4],
])('%s', (name, rows, columns) => {
  const printed = fixture(name);

  test(`has ${rows} rows of ${columns} cells under the printed heads`, () => {
    expect(printed.rows).toHaveLength(rows);
    expect(heads(chart(name).rows)).toEqual(heads(printed.rows));
    expect(chart(name).columns).toHaveLength(columns);
    // The second transcription drops the parentheses of "3(2)".
    const named = (head: string) => head.toLowerCase().replace(/\((?:2|1|D)\)$/i, '');
    expect(chart(name).columns.map(named)).toEqual(printed.columns.map(named));
  });

  test.each(printed.rows.map((row, i) => [row.head, i] as const))('row %s', (_, i) => {
    const ours = chart(name).rows[i]!.cells;
    expect(ours).toHaveLength(columns);
    expect(ours).toEqual(printed.rows[i]!.cells.map((cell, column) => legible(cell, ours[column])));
  });
});

test.each(['fire-modifiers', 'assault-modifiers', 'result-summary'])(
  '%s: printed values, in printed order',
  (name) => {
    expect(heads(chart(name).rows)).toEqual(heads(fixture(name).rows));
  },
);

test('morale modifiers: printed names and values', () => {
  const named = (rows: Fixture['rows']) => rows.map(({ head, cells }) => [head, cells[0]]);
  expect(named(chart('morale-modifiers').rows)).toEqual(named(fixture('morale-modifiers').rows));
});

test('the terrain chart has its notes a to n, and its cells name no other', () => {
  const marks = fixture('terrain-notes').rows.map(({ head }) => head);
  expect(TERRAIN.notes.slice(0, marks.length).map(({ mark }) => mark)).toEqual(marks);
  expect(marks.join('')).toBe('abcdefghijklmn');
  const used = [...TERRAIN.rows.flatMap(({ head, cells }) => [head, ...cells])]
    .flatMap((text) => text.match(/\(([a-n](?:,[a-n])*)\)/g) ?? [])
    .flatMap((found) => found.slice(1, -1).split(','));
  expect([...new Set(used)].sort().join('')).toBe('abcdefghijklmn');
});

test('the two cells that the scan lost are filled by its own notes', () => {
  const lost = fixture('terrain').rows.flatMap(({ head, cells }) =>
    cells.flatMap((cell, column) => (cell === null ? [[head.toLowerCase(), column] as const] : [])),
  );
  const filled = lost.map(
    ([head, column]) => TERRAIN.rows.find((row) => row.head.toLowerCase() === head)!.cells[column],
  );
  expect(filled).toEqual(['2(a)', '0']);
});

describe('laws of the combat table', () => {
  const ROLLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const rows = COMBAT_RESULTS.rows.map(({ head }, row) => [head, row] as const);
  /** Ways to this result or a worse one. */
  const atLeast = (row: number, column: number) =>
    COMBAT_RESULTS.columns.slice(0, column + 1).reduce((sum, _, at) => sum + waysTo(row, at), 0);

  test.each(rows)('row %s covers 0 to 9 once, the worst result lowest', (_, row) => {
    const columns = ROLLS.map((roll) => columnOfRoll(row, roll));
    expect(columns).toEqual([...columns].sort());
    expect(columns).not.toContain(-1);
    expect(COMBAT_RESULTS.columns.reduce((sum, _head, column) => sum + waysTo(row, column), 0)).toBe(10);
  });

  test.each(rows.slice(1))('row %s makes no result, or a worse one, rarer than the row before', (_, row) => {
    for (const column of [0, 1, 2, 3]) {
      expect(atLeast(row, column)).toBeGreaterThanOrEqual(atLeast(row - 1, column));
    }
  });

  test('rows follow on one another from 0 to 36 and more', () => {
    expect(COMBAT_RESULTS.rowOf(0)).toBe(0);
    expect([7, 8, 11, 12].map((f) => COMBAT_RESULTS.rowOf(f))).toEqual([4, 5, 5, 6]);
    expect(COMBAT_RESULTS.rowOf(35)).toBe(HIGHEST_LINE - 1);
    expect(COMBAT_RESULTS.rowOf(240)).toBe(HIGHEST_LINE);
  });
});

describe('the charts have the words of the card, and our readings stand elsewhere', () => {
  const texts = huzzah.charts.flatMap(({ id, rows, notes }) => [
    ...rows.flatMap(({ head, cells }) => [head, ...cells].map((text) => [id, text] as const)),
    // What the scan has lost had to be filled by somebody, and the note says so.
    ...notes.filter(({ mark }) => mark !== 'lost').map(({ text }) => [id, text] as const),
  ]);

  test('no chart speaks of us, or sends the reader to a reading of ours', () => {
    const ours = texts.filter(([, text]) => /\b(we|our|ours|us|read as|reading)\b|\(\d+\.\d+\)/i.test(text));
    expect(ours).toEqual([]);
  });

  test.each([
    ['fire-modifiers', 'Small arms against artillery'],
    ['fire-modifiers', 'Target density: 5 fire factor points'],
    ['assault-modifiers', 'Target hex density: 5 SP'],
    ['assault-modifiers', 'Attacker on a stream hex'],
    ['morale-modifiers', 'See 6.8.'],
    ['fire-limits', '3 points, both small arms and artillery.'],
  ])('%s: %s', (name, words) => {
    expect(texts).toContainEqual([`huzzah/${name}`, words]);
  });
});
