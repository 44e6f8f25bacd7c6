/** Our charts against a second, independent transcription of the printed card. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMBAT_ATTACKER } from '../src/charts/combatAttacker.ts';
import { COMBAT_DEFENDER } from '../src/charts/combatDefender.ts';
import { gcacw } from '../src/index.ts';

interface Fixture {
  readonly columns: readonly (string | null)[];
  readonly rows: readonly { readonly head: string; readonly cells: readonly (string | null)[] }[];
}
const fixture = (name: string): Fixture =>
  JSON.parse(readFileSync(new URL(`../fixtures/card/${name}.json`, import.meta.url), 'utf8')) as Fixture;
const chart = (name: string) => gcacw.charts.find((c) => c.id === `gcacw/${name}`)!;

/** Figures that the second transcription has lost are null there and say nothing. */
const legible = (read: string | null, ours: string | undefined) => (read === null ? ours : read);

describe.each([
  ['combat-defender', 19, 8],
  ['combat-attacker', 19, 10],
  ['attack-types', 4, 3],
  ['ratio', 26, 1],
  ['artillery', 5, 5],
])('%s', (name, rows, columns) => {
  const printed = fixture(name);

  test(`has ${rows} rows of ${columns} cells, as printed`, () => {
    expect(printed.rows).toHaveLength(rows);
    expect(chart(name).rows.map((row) => row.head)).toEqual(
      printed.rows.map((row) => row.head.replace('/ ', '/')),
    );
    expect(chart(name).columns).toHaveLength(columns);
  });

  test.each(printed.rows.map((row, i) => [row.head, i] as const))('row %s', (_, i) => {
    const ours = chart(name).rows[i]!.cells;
    const second = printed.rows[i]!.cells.map((cell, column) => legible(cell, ours[column]));
    expect(ours).toEqual(second);
  });
});

test('the second transcription lost only the upper half of the ratio chart', () => {
  const lost = ['combat-defender', 'combat-attacker', 'attack-types', 'ratio', 'artillery'].map(
    (name) =>
      [
        name,
        fixture(name)
          .rows.flatMap((r) => r.cells)
          .filter((cell) => cell === null).length,
      ] as const,
  );
  expect(lost).toEqual([
    ['combat-defender', 0],
    ['combat-attacker', 0],
    ['attack-types', 0],
    ['ratio', 13],
    ['artillery', 0],
  ]);
  expect(
    chart('ratio')
      .rows.slice(13)
      .map((r) => r.cells[0]),
  ).toEqual(['+1', '+2', '+3', '+4', '+5', '+6', '+7', '+8', '+9', '+10', '+11', '+12', '+13']);
});

test('column heads of the combat chart are the printed ones', () => {
  expect(COMBAT_DEFENDER.columns).toEqual(fixture('combat-defender').columns);
  expect(COMBAT_ATTACKER.columns).toEqual(fixture('combat-attacker').columns);
});

describe('laws of the combat chart', () => {
  const letters = (cell: string) => cell.replace(/^\d+/, '').replace('-', '');
  const losses = (cell: string) => Number(/^\d+/.exec(cell)?.[0] ?? 0);

  test.each([COMBAT_DEFENDER, COMBAT_ATTACKER])('$title: letters depend on the row only', ({ rows }) => {
    for (const { cells } of rows) expect(new Set(cells.map(letters)).size).toBe(1);
  });

  test.each([COMBAT_DEFENDER, COMBAT_ATTACKER])('$title: a larger force never loses fewer', ({ rows }) => {
    for (const { cells } of rows) {
      cells.forEach((cell, i) => {
        expect(losses(cell)).toBeGreaterThanOrEqual(losses(cells[i - 1] ?? ''));
      });
    }
  });

  test('a better difference never costs the attacker more nor the defender less', () => {
    const falling = (chart: typeof COMBAT_ATTACKER, sign: number) =>
      chart.columns.every((_, c) =>
        chart.rows.every(
          (row, r) => r === 0 || sign * losses(row.cells[c]!) >= sign * losses(chart.rows[r - 1]!.cells[c]!),
        ),
      );
    expect(falling(COMBAT_DEFENDER, 1)).toBe(true);
    expect(falling(COMBAT_ATTACKER, -1)).toBe(true);
  });
});

test('D keeps the ammunition of the key, and the number says no more than the card', () => {
  const results = Object.fromEntries(chart('results').rows.map(({ head, cells }) => [head, cells]));
  expect(results['D']![0]).toBe('Disorganized/Fatigued (& ammo loss)');
  expect(results['#']!.join(' ')).not.toMatch(/in all/);
});
