/** What several tabs keep together: what each of them adds stays, whoever writes when. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWhole, writeKept } from '../src/keep/kept.ts';
import { SharedValue } from '../src/keep/sharedValue.ts';
import type { Entry } from '../src/log/entries.ts';
import { appended, putBack, struckOut } from '../src/log/store.ts';
import { AS_SET_UP, keptIn, marking, nowOf, type RosterState } from '../src/roster/rosterState.ts';
import { playable } from './portGibson.ts';
import { Tabs } from './tabs.ts';

const KEY = 'notes';
type Notes = readonly string[];
const notesIn = (raw: unknown) => ({ value: Array.isArray(raw) ? (raw as Notes) : [], isWhole: true });

interface Noting {
  add(note: string): void;
  now(): Notes;
  leave(): void;
}

const around = (tabs: Tabs, tab: number, locked: boolean) => ({
  key: KEY,
  shelf: tabs.shelfOf(tab),
  lock: locked ? tabs.lockOf(tab) : null,
  hear: tabs.hearOf(tab),
});

function shared(tabs: Tabs, tab: number, locked: boolean): Noting {
  const value = new SharedValue({ ...around(tabs, tab, locked), understand: notesIn });
  const close = value.subscribe(() => undefined);
  return {
    add: (note) => value.change((notes) => [...notes, note]),
    now: value.now,
    leave: () => {
      value.settle();
      close();
    },
  };
}

/** As the log once was: read when the tab is opened, and written over whatever lies there. */
function naive(tabs: Tabs, tab: number): Noting {
  const shelf = tabs.shelfOf(tab);
  let notes = readWhole(KEY, notesIn, shelf);
  return {
    add: (note) => {
      notes = [...notes, note];
      writeKept(KEY, notes, shelf);
    },
    now: () => notes,
    leave: () => undefined,
  };
}

const SEATS = 3;
const STEPS = fc.array(fc.tuple(fc.constantFrom('add', 'deliver', 'leave'), fc.nat(20)), { maxLength: 60 });

const allStay = (open: typeof shared) =>
  fc.property(fc.boolean(), STEPS, (locked, steps) => {
    const tabs = new Tabs();
    let opened = 0;
    const sit = () => open(tabs, opened++, locked);
    const seats = Array.from({ length: SEATS }, sit);
    const added: string[] = [];
    steps.forEach(([what, which], i) => {
      const at = which % SEATS;
      if (what === 'deliver') tabs.deliver(which);
      else if (what === 'leave') {
        seats[at]!.leave();
        seats[at] = sit();
      } else {
        added.push(`note ${i}`);
        seats[at]!.add(`note ${i}`);
        expect(seats[at]!.now()).toContain(`note ${i}`);
      }
    });
    tabs.deliverAll();
    const stored = JSON.parse(tabs.shelf.read(KEY) ?? '[]') as Notes;
    expect([...stored].sort()).toEqual(added.sort());
    for (const seat of seats) expect(seat.now()).toEqual(stored);
  });

describe('what several tabs add', () => {
  test('stays, in a thousand interleavings', () => {
    fc.assert(allStay(shared), { numRuns: 1000 });
  });

  test('would not, if each wrote what it has: the same interleavings find that out', () => {
    expect(fc.check(allStay(naive), { numRuns: 1000 }).failed).toBe(true);
  });

  test('waits on the page as long as there is no room, and is written when there is', () => {
    const tabs = new Tabs();
    const [one, two] = [0, 1].map(
      (tab) => new SharedValue({ ...around(tabs, tab, true), understand: notesIn }),
    );
    const add = (to: typeof one, note: string) => {
      to!.change((notes) => [...notes, note]);
      tabs.deliverAll();
    };
    tabs.shelf.room = 0;
    add(one, 'a');
    expect([one!.now(), one!.isKept()]).toEqual([['a'], false]);
    tabs.shelf.room = 1000;
    add(two, 'b');
    add(one, 'c');
    expect([one!.now(), one!.isKept()]).toEqual([['b', 'a', 'c'], true]);
    expect(tabs.shelf.read(KEY)).toBe('["b","a","c"]');
  });
});

describe('the log', () => {
  const line = (id: string): Entry => ({
    ...{ id, at: '1863-05-16T10:00:00Z', question: 'q', headline: 'h', line: 'l', values: {}, dice: [] },
  });
  const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);
  const [a, b, c] = [line('a'), line('b'), line('c')];

  test('that is begun anew keeps what another tab has added since, also when the old is brought back', () => {
    const cleared = struckOut([a, b])([a, b, c]);
    expect(ids(cleared)).toEqual(['c']);
    expect(ids(putBack([a, b])(cleared))).toEqual(['a', 'b', 'c']);
    expect(ids(putBack([a, b])([a, b, c]))).toEqual(['a', 'b', 'c']);
  });

  test('makes room for the newest', () => {
    const many = Array.from({ length: 2000 }, (_, i) => line(`${i}`));
    const entries = appended(a)(many);
    expect([entries.length, entries[0]!.id, entries.at(-1)!.id]).toEqual([2000, '1', 'a']);
  });
});

describe('a roster in two tabs', () => {
  const { sheet, muster } = playable;
  const { marks } = muster;
  const named = (name: string) => sheet.counters.find((one) => one.name === name)!;
  const [first, second] = [named('Osterhaus'), named('Carr')];
  const { fatigue, manpower } = first.record as { readonly fatigue: number; readonly manpower: number };

  test('has the marks of both, on other counters and on the same', () => {
    const shown: RosterState = AS_SET_UP;
    const inOne = marking(shown, { [first.id]: { fatigue: fatigue + 1, manpower } }, sheet, marks);
    const other = { [first.id]: { fatigue, manpower: manpower - 1 }, [second.id]: null };
    const inOther = marking(shown, other, sheet, marks);
    const both = inOther(inOne(AS_SET_UP));
    expect(nowOf(both, first).record).toMatchObject({ fatigue: fatigue + 1, manpower: manpower - 1 });
    expect(both.changes[second.id]).toBeNull();
    expect(keptIn(both, sheet, marks)).toEqual({ value: both, isWhole: true });
  });
});
