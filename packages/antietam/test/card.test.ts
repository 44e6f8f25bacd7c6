/** Our charts against a second, independent transcription of the printed card. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MELEE_ROWS, ROW_TOPS } from '../src/charts/melee.ts';
import { BATTLE_TIME, DENSITY, RANDOM } from '../src/charts/otherModifiers.ts';
import { CASUALTIES } from '../src/charts/weapons.ts';
import { antietam } from '../src/index.ts';
import { WEAPONS } from '../src/model/vocabulary.ts';

interface Fixture {
  readonly columns: readonly (string | null)[];
  readonly rows: readonly { readonly head: string; readonly cells: readonly (string | null)[] }[];
}
const fixture = (name: string): Fixture =>
  JSON.parse(readFileSync(new URL(`../fixtures/card/${name}.json`, import.meta.url), 'utf8')) as Fixture;
const chart = (name: string) => antietam.charts.find((c) => c.id === `antietam/${name}`)!;

/** The card sets its heads in capitals in places; the second transcription writes them small. */
const plain = (head: string) => head.toLowerCase().replace(' (see below)', '');

const SHAPES = [
  ['operation-costs', 18, 4],
  ['ammo-eligibility', 8, 1],
  ['resupply', 2, 2],
  ['melee', 5, 4],
  ['weapons', 17, 7],
  ['fatigue', 7, 1],
  ['terrain-modifiers', 6, 2],
  ['mode-modifiers', 5, 3],
  ['other-modifiers', 7, 1],
] as const;

describe.each(SHAPES)('%s', (name, rows, columns) => {
  const printed = fixture(name);

  test(`has ${rows} rows of ${columns} cells under the printed heads`, () => {
    expect(printed.rows).toHaveLength(rows);
    expect(chart(name).rows.map((row) => plain(row.head))).toEqual(
      printed.rows.map((row) => plain(row.head)),
    );
    expect(chart(name).columns).toHaveLength(columns);
    printed.columns.forEach((head, i) => {
      if (head !== null) expect(plain(chart(name).columns[i]!)).toBe(plain(head));
    });
  });

  if (name === 'other-modifiers') return; // prose on the card: its figures are compared below
  test.each(printed.rows.map((row, i) => [row.head, i] as const))('row %s', (_, i) => {
    expect(chart(name).rows[i]!.cells).toEqual(printed.rows[i]!.cells);
  });
});

test('the prose of the other modifiers holds the same figures in other words', () => {
  const figures = (cell: string | null) => (cell ?? '').match(/\d*\.?\d+%?/g) ?? [];
  const second = fixture('other-modifiers').rows.map(({ cells }) => figures(cells[0]!).sort());
  const ours = chart('other-modifiers').rows.map(({ cells }) => figures(cells[0]!).sort());
  expect(ours).toEqual(second);
});

test('only the heading of the last range column is lost', () => {
  const lost = SHAPES.flatMap(([name]) => [
    ...fixture(name).columns,
    ...fixture(name).rows.flatMap((row) => row.cells),
  ]).filter((cell) => cell === null);
  expect(lost).toHaveLength(1);
  expect(CASUALTIES.columns.at(-1)).toBe('16+');
  expect(CASUALTIES.rows.every(({ cells }) => cells.at(-1) === '0')).toBe(true);
});

test('what the rules read off the prose', () => {
  expect(DENSITY).toEqual({ men: 12, usual: 650, most: 25 });
  expect(RANDOM).toEqual({ least: 0.5, most: 1.5 });
  expect(BATTLE_TIME).toEqual({ full: 10, fewest: 5 });
});

describe('laws of the card', () => {
  test('the weapon codes are in printed order', () => {
    expect(CASUALTIES.rows.map(({ head }) => /\(([^)]*)\)$/.exec(head)![1])).toEqual([...WEAPONS]);
  });

  test('no weapon kills more at a longer range', () => {
    for (const { cells } of CASUALTIES.rows) {
      cells.forEach((cell, i) => {
        if (i > 0) expect(Number(cell)).toBeLessThanOrEqual(Number(cells[i - 1]));
      });
    }
  });

  test('melee rows follow on one another; a better row never costs the attacker more', () => {
    expect(ROW_TOPS).toEqual([-7, -5, 4, 12]);
    MELEE_ROWS.forEach((row, i) => {
      const before = MELEE_ROWS[i - 1] ?? row;
      expect(row.attackerLoss.plus).toBeLessThanOrEqual(before.attackerLoss.plus);
      expect(row.defenderLoss.plus).toBeGreaterThanOrEqual(before.defenderLoss.plus);
      expect(row.attackerRetreat).toBeLessThanOrEqual(before.attackerRetreat);
      expect(row.defenderRetreat).toBeGreaterThanOrEqual(before.defenderRetreat);
    });
  });

  test('a diagonal step is never cheaper', () => {
    for (const { head, cells } of chart('operation-costs').rows) {
      for (const cell of cells) {
        const match = /^(\d+)\((\d+)\)$/.exec(cell);
        if (match) expect(Number(match[2]), head).toBeGreaterThan(Number(match[1]));
      }
    }
  });
});

describe('the charts have the words of the card, and our readings stand elsewhere', () => {
  const texts = antietam.charts.flatMap(({ id, rows, notes }) => [
    ...rows.flatMap(({ head, cells }) => [head, ...cells].map((text) => [id, text] as const)),
    // The heading that the scan has lost had to be filled by somebody, and the note says so.
    ...notes.filter(({ mark }) => mark !== '16+').map(({ text }) => [id, text] as const),
  ]);

  test('no chart speaks of us, or sends the reader to a reading of ours', () => {
    const ours = texts.filter(([, text]) => /\b(we|our|ours|us|read as|reading)\b|\(\d+\.\d+\)/i.test(text));
    expect(ours).toEqual([]);
  });

  test.each([
    ['operation-costs', 'By the road bonus entering a higher elevation costs only 1 point.'],
    ['other-modifiers', "level × .10; modifies the attacker's fire strength"],
    ['other-modifiers', 'direct modifier (see order of battle)'],
  ])('%s: %s', (name, words) => {
    expect(texts).toContainEqual([`antietam/${name}`, words]);
  });

  test('the fatigue note has both percentages of the card, the slip too', () => {
    expect(chart('fatigue').notes[0]!.text).toMatch(/33%.*16%/);
  });
});
