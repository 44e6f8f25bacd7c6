/** Charts of movement and of the Advanced Game against independent transcriptions of the printed card. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gcacw } from '../src/index.ts';
import { readAllowance } from '../src/model/allowance.ts';

interface Fixture {
  readonly columns: readonly (string | null)[];
  readonly rows: readonly { readonly head: string | null; readonly cells: readonly (string | null)[] }[];
}
const fixture = (name: string): Fixture =>
  JSON.parse(readFileSync(new URL(`../fixtures/card/${name}.json`, import.meta.url), 'utf8')) as Fixture;
const chart = (name: string) => gcacw.charts.find((c) => c.id === `gcacw/${name}`)!;

/** What a transcription has lost is null there and says nothing. */
const legible = (read: readonly (string | null)[], ours: readonly string[]) =>
  read.map((text, i) => text ?? ours[i]);

describe.each([
  ['march-allowance', 4, 1],
  ['leader-allowance', 7, 1],
  ['force-march', 2, 5],
  ['extended-march', 4, 4],
  ['friendly-occupied', 4, 2],
  ['strategic-movement-confederate', 3, 3],
  ['strategic-movement-union', 3, 3],
  ['rail-fatigue', 3, 1],
  ['command-radius', 2, 1],
  ['sequence', 24, 1],
  ['army-of-relief', 6, 1],
  ['random-events', 11, 3],
  ['strategic-events', 11, 1],
])('%s', (name, rows, columns) => {
  const printed = fixture(name);
  const ours = chart(name);

  test(`has ${rows} rows of ${columns} cells, heads as printed`, () => {
    expect(ours.rows).toHaveLength(rows);
    expect(ours.columns).toHaveLength(columns);
    const heads = ours.rows.map((row) => row.head);
    expect(heads).toEqual(
      legible(
        printed.rows.map((row) => row.head),
        heads,
      ),
    );
    const lower = ours.columns.map((column) => column.toLowerCase());
    expect(lower).toEqual(
      legible(
        printed.columns.map((column) => column?.toLowerCase() ?? null),
        lower,
      ),
    );
  });

  test.each(printed.rows.map((row, i) => [row.head, i] as const))('row %s', (_, i) => {
    expect(printed.rows[i]!.cells).toHaveLength(columns);
    expect(ours.rows[i]!.cells).toEqual(legible(printed.rows[i]!.cells, ours.rows[i]!.cells));
  });
});

test('no cell of these charts was lost in the transcriptions', () => {
  const names = ['extended-march', 'friendly-occupied', 'random-events', 'strategic-events', 'force-march'];
  for (const name of names) expect(fixture(name).rows.flatMap((r) => r.cells)).not.toContain(null);
});

test.each([
  ['extended-march-modifiers', 12],
  ['extended-march-modifiers-000', 12],
  ['army-of-relief-modifiers', 7],
  ['army-of-relief-modifiers-000', 7],
])('values and order of %s', (name, rows) => {
  const heads = chart(name.replace('-000', '')).rows.map((row) => row.head);
  expect(heads).toHaveLength(rows);
  expect(heads).toEqual(
    legible(
      fixture(name).rows.map((row) => row.head),
      heads,
    ),
  );
});

test.each(['extended-march-modifiers', 'extended-march-modifiers-000'])(
  'the games named in %s stand in our rows',
  (name) => {
    fixture(name).rows.forEach(({ cells }, i) => {
      const text = chart('extended-march-modifiers').rows[i]!.cells[0]!;
      for (const game of cells[1]!.split(' ')) expect(text).toContain(game);
    });
  },
);

describe('codes', () => {
  test('an allowance with its exception', () => {
    expect(readAllowance('1D6+1 (OTR, AGA: 1D6 minimum 2)')).toMatchObject({
      usual: { dice: 1, plus: 1, least: 0 },
      exception: { when: 'OTR, AGA', roll: { dice: 1, plus: 0, least: 2 } },
    });
    expect(readAllowance('1D6+1 (BTC only; Nov. 15 to 17, 1862: 1D6+2)')?.exception).toMatchObject({
      when: 'Nov. 15 to 17, 1862',
      roll: { plus: 2 },
    });
    expect(readAllowance('2D6+3')).toMatchObject({ usual: { dice: 2, plus: 3 }, exception: null });
  });

  test.each(['', '3', '1D8', 'D6', '1D6+1 (OTR: x)'])('"%s" is no allowance', (code) => {
    expect(readAllowance(code)).toBeUndefined();
  });
});

test('the parts stand on the card in printed order', () => {
  const ids = gcacw.charts.map((c) => c.id.replace('gcacw/', ''));
  const ours = [
    'sequence',
    'army-of-relief',
    'army-of-relief-modifiers',
    'random-events',
    'strategic-events',
    'rail-fatigue',
    'march-allowance',
    'leader-allowance',
    'force-march',
    'extended-march',
    'extended-march-modifiers',
    'friendly-occupied',
    'strategic-movement-confederate',
    'strategic-movement-union',
    'command-radius',
  ];
  expect(ids.filter((id) => ours.includes(id))).toEqual(ours);
});
