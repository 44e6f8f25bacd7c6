/** The roster as data: marks, undo, files; and which rank a tapped counter goes to. */
import type { Counter, Sheet } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../../registry/src/index.ts';
import { canSwap, missingRank, pickedFrom, rankOf, swapped, tapped } from '../src/roster/ranks.ts';
import {
  AS_SET_UP,
  asFile,
  fromFile,
  isLost,
  marked,
  nowOf,
  stateIn,
  undone,
} from '../src/roster/rosterState.ts';

const muster = await registry.systems.find(({ id }) => id === 'gcacw')!.muster!.open();
const sheet = muster.sheets[0]!;
const named = (name: string, of: Sheet = sheet): Counter => of.counters.find((one) => one.name === name)!;
const [osterhaus, carr, green] = ['Osterhaus', 'Carr', 'Green-A'].map((name) => named(name)) as [
  Counter,
  Counter,
  Counter,
];

describe('marks', () => {
  test('are laid over the set-up, and undone one by one', () => {
    const one = marked(AS_SET_UP, { [osterhaus.id]: { fatigue: 2 } });
    const two = marked(one, { [osterhaus.id]: { fatigue: 3 }, [green.id]: null });
    expect(nowOf(two, osterhaus).record).toEqual({ ...osterhaus.record, fatigue: 3 });
    expect(isLost(two, green)).toBe(true);
    expect(undone(two)).toEqual(one);
    expect(undone(undone(two))).toEqual(AS_SET_UP);
    expect(undone(AS_SET_UP)).toEqual(AS_SET_UP);
    expect(nowOf(AS_SET_UP, osterhaus)).toBe(osterhaus);
  });

  test('are only what players mark, never what is printed', () => {
    expect(Object.keys(stateIn(osterhaus.record, muster.marks) ?? {}).sort()).toEqual(
      ['demoralized', 'disorganized', 'entrenchment', 'exhausted', 'fatigue', 'manpower'].sort(),
    );
  });
});

describe('a file', () => {
  const state = marked(AS_SET_UP, { [osterhaus.id]: { fatigue: 4, manpower: 3 }, [green.id]: null });

  test('comes back as it was saved', () => {
    expect(fromFile(asFile(sheet, state), sheet, muster.marks)).toEqual({
      wrong: null,
      changes: state.changes,
    });
  });

  const changed = (change: (file: Record<string, unknown>) => void): string => {
    const file = JSON.parse(asFile(sheet, state));
    change(file);
    return JSON.stringify(file);
  };
  test.each([
    ['no JSON', '{', /not a roster/],
    ['something else', '[1]', /not a roster/],
    ['another version', changed((f) => Object.assign(f, { version: 9 })), /another version \(9\)/],
    ['another scenario', changed((f) => Object.assign(f, { sheet: 'x/y' })), /another scenario: x\/y/],
    ['no changes', changed((f) => Object.assign(f, { changes: 3 })), /no list of changes/],
    ['a stranger', changed((f) => Object.assign(f, { changes: { nobody: {} } })), /no counter nobody/],
    [
      'a marker that is not there',
      changed((f) => Object.assign(f, { changes: { [green.id]: { courage: 1 } } })),
      /Green-A: there is no marker called courage/,
    ],
    [
      'a level that is not there',
      changed((f) => Object.assign(f, { changes: { [green.id]: { fatigue: 5 } } })),
      /Green-A: Fatigue Level cannot be 5/,
    ],
    [
      'no state',
      changed((f) => Object.assign(f, { changes: { [green.id]: 'well' } })),
      /Green-A has no readable state/,
    ],
  ])('with %s is refused in words', (_, text, words) => {
    expect(fromFile(text, sheet, muster.marks).wrong).toMatch(words);
  });
});

describe('ranks', () => {
  const attack = muster.calls[0]!;
  const tap = (...counters: readonly Counter[]) =>
    counters.reduce((ranks, counter) => tapped(attack, ranks, counter, sheet.counters), {});

  test('the first tapped attacks, the other side stands against it', () => {
    const ranks = tap(osterhaus, green, carr);
    expect(ranks).toEqual({ attackers: [osterhaus.id, carr.id], defenders: [green.id] });
    expect(rankOf(ranks, green.id)).toBe('defenders');
    expect(canSwap(attack)).toBe(true);
    expect(swapped(attack, ranks)).toEqual({ attackers: [green.id], defenders: [osterhaus.id, carr.id] });
  });

  test('tapped again it goes back; with the attacker gone the defender still stands', () => {
    const ranks = tap(osterhaus, green, osterhaus);
    expect(pickedFrom(attack, ranks, sheet.counters)).toEqual({ attackers: [], defenders: [green] });
    expect(tapped(attack, ranks, carr, sheet.counters)).toEqual({
      attackers: [carr.id],
      defenders: [green.id],
    });
  });

  test('says which rank has no unit yet; a leader alone is none', () => {
    const missing = (...counters: readonly Counter[]) =>
      missingRank(attack, pickedFrom(attack, tap(...counters), sheet.counters))?.id;
    expect(missing()).toBe('attackers');
    expect(missing(named('McClernand'))).toBe('attackers');
    expect(missing(osterhaus)).toBe('defenders');
    expect(missing(osterhaus, green)).toBeUndefined();
  });

  test('a rank of one changes its counter', () => {
    const march = muster.calls.find(({ ranks }) => ranks.length === 1 && ranks[0]!.most === 1)!;
    const first = tapped(march, {}, osterhaus, sheet.counters);
    expect(tapped(march, first, carr, sheet.counters)).toEqual({ [march.ranks[0]!.id]: [carr.id] });
    expect(canSwap(march)).toBe(false);
  });
});
