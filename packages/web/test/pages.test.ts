/** Addresses, search and the log as data. */
import { describe, expect, test } from 'vitest';
import { registry } from '../../registry/src/index.ts';
import { asForumMarkup, asText, type Entry, entriesIn } from '../src/log/entries.ts';
import { routeAt, titleOf } from '../src/page/routes.ts';
import { findCharts, findQuestions } from '../src/rooms/search.ts';
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
  test('finds charts by title first, then by any line on them', () => {
    const hits = findCharts(registry.charts, 'retreat');
    const titles = hits.filter(({ line }) => line === null).map(({ chart }) => chart.id);
    expect(titles).toContain('gcacw/retreat-1');
    expect(hits.slice(0, titles.length).every(({ line }) => line === null)).toBe(true);
    expect(hits.length).toBeGreaterThan(titles.length);
  });

  test('all words must stand in one line, in any order', () => {
    const hits = findCharts(registry.charts, 'rain creek');
    expect(hits.map(({ chart }) => chart.id)).toContain('gcacw/defender-modifiers');
    expect(hits[0]!.line).toMatch(/creek.*rain/i);
  });

  test('finds questions by title, words and fields; nothing by nothing', () => {
    expect(findQuestions(registry.questions, 'rally').map(({ id }) => id)).toContain('huzzah/rally');
    expect(findQuestions(registry.questions, 'leader factor').map(({ id }) => id)).not.toEqual([]);
    expect(findQuestions(registry.questions, 'creek').map(({ id }) => id)).toContain('gcacw/combat');
    expect(findQuestions(registry.questions, ' ')).toEqual([]);
    expect(findCharts(registry.charts, 'xyzzy')).toEqual([]);
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
    expect(entriesIn([entry, ...wrong])).toEqual([entry]);
    expect(entriesIn({ nothing: true })).toEqual([]);
  });
});
