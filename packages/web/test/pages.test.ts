/** Addresses, search and the log as data. */
import { describe, expect, test } from 'vitest';
import { registry } from '../../registry/src/index.ts';
import { asForumMarkup, asText, type Entry, entriesIn } from '../src/log/entries.ts';
import { routeAt, titleOf } from '../src/page/routes.ts';
import { find, type Hit } from '../src/rooms/search.ts';
import { spreadsOf } from '../src/rooms/spreads.ts';

describe('addresses', () => {
  test.each([
    ['/', 'home'],
    ['/charts', 'charts'],
    ['/charts/huzzah', 'card'],
    ['/charts/gcacw/ratio', 'card'],
    ['/charts/gcacw/print', 'print-card'],
    ['/charts/gcacw/nothing', 'nowhere'],
    ['/charts/nothing', 'nowhere'],
    ['/gcacw/combat', 'question'],
    ['/gcacw/combat/', 'question'],
    ['/roster', 'rosters'],
    ['/roster/gcacw/port-gibson', 'roster'],
    ['/roster/gcacw/port-gibson/print', 'print-roster'],
    ['/roster/gcacw/port-gibson/else', 'nowhere'],
    ['/roster/huzzah/port-gibson', 'nowhere'],
    ['/log', 'log'],
    ['/log/x', 'nowhere'],
    ['/gcacw/nothing', 'nowhere'],
  ])('%s is the page %s', (path, page) => {
    expect(routeAt(registry, path).page).toBe(page);
  });

  test('every page has a title of its own', () => {
    expect(titleOf(routeAt(registry, '/gcacw/combat'))).toBe('Combat · Long Roll');
    expect(titleOf(routeAt(registry, '/charts/gcacw/ratio'))).toBe('Ratio Chart · Long Roll');
  });
});

describe('search', () => {
  const hits = (query: string) => find(registry, query);
  const idsOf = (query: string) => hits(query).map(({ id }) => id);

  test('finds by title first, then by any line', () => {
    const found = hits('retreat');
    const charts = found.filter(({ kind }) => kind === 'chart');
    const titled = charts.filter(({ line }) => line === null);
    expect(titled.map(({ id }) => id)).toContain('gcacw/retreat-1');
    expect(charts.slice(0, titled.length)).toEqual(titled);
    expect(charts.length).toBeGreaterThan(titled.length);
  });

  test('all words must stand in one line, in any order', () => {
    const charts = hits('rain creek').filter(({ kind }) => kind === 'chart');
    expect(charts.map(({ id }) => id)).toContain('gcacw/defender-modifiers');
    expect(charts[0]!.line).toMatch(/creek.*rain/i);
  });

  test('finds questions by title, words and fields; nothing by nothing', () => {
    expect(idsOf('rally')).toContain('huzzah/rally');
    expect(idsOf('leader factor')).not.toEqual([]);
    expect(idsOf('creek')).toContain('gcacw/combat');
    expect(hits(' ')).toEqual([]);
    expect(hits('xyzzy')).toEqual([]);
  });

  test.each(['creek', 'gunboat', 'rout', 'bridge', 'fatigue', 'leader', '+2'])(
    '%s: a line that has the word stands above a question that has not',
    (word) => {
      const says = ({ title, about, line, kind }: Hit) =>
        `${title} ${about} ${kind === 'chart' ? line : ''}`.toLowerCase().includes(word);
      const found = hits(word);
      const without = found.findIndex((hit) => !says(hit));
      expect(found.filter(says).length).toBeGreaterThan(0);
      expect(found.slice(0, without < 0 ? undefined : without)).toEqual(found.filter(says));
    },
  );

  test('a question that has the word only in its form says where', () => {
    const combat = hits('creek').find(({ id }) => id === 'gcacw/combat')!;
    expect(combat.line).toMatch(/creek/i);
  });

  test('a whole word stands above a part of another', () => {
    const lines = hits('rout').flatMap(({ kind, line }) => (kind === 'chart' && line ? [line] : []));
    expect(lines.findIndex((line) => !/\brout\b/i.test(line))).toBeGreaterThan(0);
    expect(lines.findLastIndex((line) => /\brout\b/i.test(line))).toBeLessThan(
      lines.findIndex((line) => !/\brout\b/i.test(line)),
    );
  });
});

test('charts with the same rows stand side by side, others alone', () => {
  const { charts } = registry.systems.find(({ id }) => id === 'gcacw')!;
  const spreads = spreadsOf(charts);
  expect(spreads[0]!.map(({ id }) => id)).toEqual(['gcacw/combat-defender', 'gcacw/combat-attacker']);
  expect(spreads.flat()).toEqual(charts);
});

describe('the log', () => {
  const entry: Entry = {
    id: '1',
    at: '2026-05-01T12:00:00.000Z',
    question: 'gcacw/combat',
    headline: 'x',
    line: 'TOM attack [b] 4-2',
    values: {},
    dice: [4, 2],
  };

  test('is numbered as text; brackets cannot break the markup of a board', () => {
    expect(asText([entry, entry])).toMatch(/^1\. .*TOM attack \[b\] 4-2\n2\. /);
    expect(asForumMarkup([entry])).toMatch(
      /^\[list=1\]\n\[\*\]\[b\].*\[\/b\] TOM attack \(b\) 4-2\n\[\/list\]$/,
    );
  });

  test('reads what the device kept and leaves out what it cannot', () => {
    const wrong = [null, { id: 2 }, 'x', { ...entry, at: 'some day' }, { ...entry, dice: ['4'] }];
    expect(entriesIn([entry, ...wrong])).toEqual({ value: [entry], isWhole: false });
    expect(entriesIn([entry])).toEqual({ value: [entry], isWhole: true });
    expect(entriesIn({ nothing: true })).toEqual({ value: [], isWhole: false });
  });
});
