/** The tables of counters: what stands in them, and what happens to a line that cannot be read. */
import { CardError } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { LEADER_COUNTERS, leaderCounter, UNIT_COUNTERS, unitCounter } from '../src/counters/index.ts';
import { readLeaders, readUnits } from '../src/counters/readCounters.ts';

describe('counters', () => {
  test('99 counters of units and 19 of leaders, those of our own making marked', () => {
    const of = (side: string) => [
      UNIT_COUNTERS.filter((unit) => unit.side === side).length,
      LEADER_COUNTERS.filter((leader) => leader.side === side).length,
    ];
    expect(of('confederate')).toEqual([57, 11]);
    expect(of('union')).toEqual([42, 8]);
    const ours = [...UNIT_COUNTERS, ...LEADER_COUNTERS].filter((counter) => counter.ours);
    expect(ours.map(({ name }) => name)).toEqual(['1 MO (dmnt)', 'Steele']);
  });

  test.each([
    ['confederate', 'Cockrell-B', 'BOW', 'brigade', 'infantry', 3, 3],
    ['confederate', 'Tilghman-C', 'L', 'brigade', 'infantry', 2, 2],
    ['confederate', 'Vaughn', 'SMI', 'brigade', 'infantry', 1, 0],
    ['confederate', '25-29 GA', null, 'regiment', 'infantry', 1, 0],
    ['confederate', 'Whitfield', 'J', 'brigade', 'cavalry', 1, 0],
    ['union', 'Hovey-A', 'XIII', 'division', 'infantry', 2, 4],
    ['union', '49-69 IN', 'XIII', 'regiment', 'infantry', 0, 0],
    ['union', 'Dennis', 'XVII', 'brigade', 'infantry', 1, 3],
    ['union', 'Marine', 'AT', 'brigade', 'infantry', 1, 1],
    ['union', '6 MO', 'Cav', 'regiment', 'cavalry', 0, 0],
  ] as const)('%s %s', (side, name, command, size, type, tactical, artillery) => {
    expect(unitCounter(side, name)).toMatchObject({ command, size, type, tactical, artillery });
  });

  test.each([
    ['confederate', 'Pemberton', 'AM', 'army', null, 4],
    ['confederate', 'Loring-A', 'L', 'division', 3, 6],
    ['confederate', 'Loring-B', 'L', 'division', 3, 7],
    ['union', 'Grant', 'AT', 'army', null, 5],
    ['union', 'McClernand', 'XIII', 'corps', 3, 4],
    ['union', 'Sherman', 'XV', 'corps', 3, 6],
  ] as const)('%s %s', (side, name, command, rank, tactical, commandValue) => {
    expect(leaderCounter(side, name)).toMatchObject({ command, rank, tactical, commandValue });
  });

  test('a leader and a unit may share a name; a counter of the other side is not found', () => {
    expect(leaderCounter('union', 'Steele')).toMatchObject({ rank: 'corps' });
    expect(unitCounter('union', 'Steele')).toMatchObject({ size: 'division' });
    expect(unitCounter('confederate', 'Steele')).toBeUndefined();
  });

  test.each([
    [
      'BOW  Green  brigade  infantry  2',
      /union units, line 1, "BOW Green brigade infantry 2".*Artillery Value/,
    ],
    ['BOW  Green  bde  infantry  2  1', /"bde" is none of division, brigade, regiment/],
    ['BOW  Green  brigade  foot  2  1', /"foot" is none of infantry/],
    ['BOW  Green  brigade  infantry  12  1', /"12" is no Tactical Value/],
    ['BOW  Green  brigade  infantry  2  1  mine', /"mine" is not the word "ours"/],
    [
      '\n\nL  Lee  brigade  infantry  2  1\nL  Lee  brigade  infantry  2  1',
      /line 3,.*Lee stands there already/,
    ],
  ])('%o is refused with its line', (text, message) => {
    expect(() => readUnits('union', text)).toThrow(CardError);
    expect(() => readUnits('union', text)).toThrow(message);
  });

  test('only an army leader is without a Tactical Value', () => {
    expect(() => readLeaders('union', 'AT  Grant  army  3  5')).toThrow(/union leaders, line 1.*army leader/);
    expect(() => readLeaders('union', 'XV  Sherman  corps  -  6')).toThrow(/army leader/);
  });
});
