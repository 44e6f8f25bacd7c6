/** The muster: counters of the three scenarios, what they fill into a question, what its result makes of them. */
import { readFileSync } from 'node:fs';
import { type Counter, type CounterRecord, parseMap } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { MUSTER } from '../src/muster/index.ts';
import { becomeOf } from '../src/muster/records.ts';
import { rulesFor } from '../src/play/rules.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { asked, questionOf } from './asked.ts';

const sheet = (name: string) => MUSTER.sheets.find(({ id }) => id === `huzzah/${name}`)!;
const counter = (name: string, id: string): Counter => sheet(name).counters.find((one) => one.id === id)!;
const marked = (one: Counter, record: CounterRecord): Counter => ({
  ...one,
  record: { ...one.record, ...record },
});
const call = (question: string) => MUSTER.calls.find((one) => one.question === `huzzah/${question}`)!;
const isUnit = ({ kind }: Counter): boolean => kind !== 'leader';

describe('sheets', () => {
  test('three, the smallest first, with what a player wants to know', () => {
    expect(MUSTER.sheets.map(({ id, when }) => [id, when])).toEqual([
      ['huzzah/redoubt', '31 May 1862, 14:00 to 16:00, 6 turns'],
      ['huzzah/iuka', '19 September 1862, 16:30 to 19:00, 10 turns'],
      ['huzzah/seven-pines', '31 May 1862, 13:00 to 19:00, 18 turns'],
    ]);
    const counts = MUSTER.sheets.map(({ counters }) => counters.filter(isUnit).length);
    expect(counts.slice(1)).toEqual([48, 61]);
    expect(sheet('iuka').terms[0]).toMatch(/^An enemy unit reduced/);
  });

  test('a unit: figures, state, place, and how sure its line is', () => {
    expect(counter('iuka', '5IA')).toEqual({
      ...{ id: '5IA', name: '5 IA', side: 'union', kind: 'infantry', size: 'regiment' },
      ...{ command: 'Hamilton, brigade Sanborn', place: '1114' },
      remarks: [
        '5th Iowa',
        'Col. Charles L. Matthies',
        '482 men (well founded)',
        'morale 6, ours: lost 217 and held',
        'lost 217',
      ],
      record: {
        ...{ name: '5th Iowa', type: 'infantry', sp: 5, morale: 6, hits: 0, reduced: false },
        ...{ reducedSp: 2, reducedMorale: 5, higherOrganization: 'Hamilton', strength: 5 },
        ...{ state: 'good-order', formation: 'line', marker: false, inCommand: true, acted: false },
        facing: 'NE',
      },
    });
    expect(counter('iuka', '11OHB')).toMatchObject({ size: 'battery', place: '1014, the battery' });
    expect(counter('iuka', '37AL').place).toBe('turn 2, 16:45, Eastport road, north edge');
    expect(counter('iuka', 'WADAMS').record).toMatchObject({ formation: 'mounted' });
    expect(counter('seven-pines', 'RODES-1')).toMatchObject({ size: 'half-brigade' });
  });

  test('a leader: rank, radius, and whom he leads', () => {
    expect(counter('iuka', 'HAMILTON')).toMatchObject({
      ...{ name: 'Hamilton', kind: 'leader', size: 'division', command: 'Hamilton', place: '0916' },
      remarks: ['Brig. Gen. Charles S. Hamilton', 'leads Hamilton, as far as 6 hexes'],
      record: { rank: 'senior', leads: 'Hamilton', radius: 6 },
    });
    expect(counter('iuka', 'ROSECRANS')).toMatchObject({ size: 'army', command: null });
  });

  test.each(MUSTER.sheets.map((one) => [one.id, one] as const))(
    '%s: ids once, every mark a value of it, and what follows from others does',
    (_, one) => {
      expect(new Set(one.counters.map(({ id }) => id)).size).toBe(one.counters.length);
      for (const { record, id } of one.counters.filter(isUnit))
        for (const { field, values, follows } of MUSTER.marks) {
          expect([id, field, values.includes(record[field] as never)]).toEqual([id, field, true]);
          if (follows) expect([id, follows(record)]).toEqual([id, record[field]]);
        }
    },
  );

  test.each(SCENARIOS.map((one) => [one.id, one] as const))(
    '%s: the pieces of the table are its counters',
    (id, scenario) => {
      const file = new URL(`../maps/${scenario.map.split('/')[1]}.map.txt`, import.meta.url);
      const rules = rulesFor(scenario, parseMap(readFileSync(file, 'utf8')));
      const begun = rules.begin();
      if (begun.refused) throw new Error(begun.refused.text);
      const { pieces } = rules.table(rules.view(begun.value, 'union'));
      const counters = MUSTER.sheets.find((one) => one.id === id)!.counters;
      expect(pieces.map((piece) => piece.id).sort()).toEqual(counters.map((one) => one.id).sort());
      for (const piece of pieces)
        expect(piece.record).toMatchObject(counters.find((one) => one.id === piece.id)!.record);
    },
  );
});

describe('fire', () => {
  const [guns, texans] = [counter('iuka', '11OHB'), counter('iuka', '3TX')];
  const [hebert, legion] = [counter('iuka', 'HEBERT'), counter('iuka', '1TXL')];

  test('counters fill the form', () => {
    const filled = call('fire').fill({ firers: [marked(guns, { marker: true })], targets: [texans, hebert] });
    expect(filled).toMatchObject({
      ...{ side: 'union', advanceFireMarker: true, targetSkirmish: false },
      firer: { units: [{ type: 'artillery', sp: 3, morale: 6 }], state: 'good-order' },
      target: { units: [{ sp: 4, morale: 7 }], state: 'good-order', leader: true, inCommand: true },
    });
    expect(asked('fire', filled).odds().outcomes.length).toBeGreaterThan(1);
    expect(call('fire').fill({ targets: [guns] })).toMatchObject({ side: 'confederate' });
  });

  test('marks count as they are set', () => {
    const shaken = marked(texans, { state: 'disrupted', hits: 2, inCommand: false });
    expect(call('fire').fill({ firers: [guns], targets: [shaken] })).toMatchObject({
      target: { state: 'disrupted', inCommand: false, units: [{ hits: 2 }] },
    });
  });

  test('every result of the odds has a counter for each unit that it leaves', () => {
    const weak = marked(legion, { hits: 2, reduced: true, strength: 2 });
    const picked = { firers: [guns], targets: [weak, texans] };
    const { outcomes } = asked('fire', call('fire').fill(picked)).odds();
    for (const { result } of outcomes) {
      const after = call('fire').after(picked, result as object);
      const left = Object.values(after).filter((one) => one !== null);
      expect(left).toHaveLength((result as { units: unknown[] }).units.length);
      for (const one of left) expect(one['state']).toBe((result as { state: string }).state);
    }
    expect(
      outcomes.some(({ result }) => call('fire').after(picked, result as object)[weak.id] === null),
    ).toBe(true);
  });

  test('a side turned over is weaker', () => {
    const unit = { ...texans.record, reduced: true, hits: 0 };
    const after = call('fire').after({ targets: [texans] }, { state: 'disrupted', units: [unit] });
    expect(after[texans.id]).toMatchObject({ reduced: true, strength: 2, state: 'disrupted' });
  });

  test('of counters alike nobody is better off than before', () => {
    const twins = [marked(texans, { reduced: true, hits: 2 }), { ...texans, id: 'other' }];
    const whole = { ...texans.record, hits: 1 } as never;
    expect(becomeOf(twins, [whole])).toEqual([null, whole]);
  });
});

describe('assault', () => {
  const picked = {
    attackers: [counter('iuka', '3TX'), counter('iuka', 'HEBERT')],
    defenders: [marked(counter('iuka', '48IN'), { marker: true })],
  };

  test('counters fill the form', () => {
    const filled = call('assault').fill(picked);
    expect(filled).toMatchObject({
      side: 'confederate',
      defenderFireMarker: true,
      attacker: { leader: true },
    });
    expect(questionOf('assault').ask(filled).refused).toBeNull();
  });

  test('both sides suffer', () => {
    const { outcomes } = asked('assault', call('assault').fill(picked)).odds();
    const { result } = outcomes.find(({ result: one }) => (one as { winner: string }).winner === 'attacker')!;
    const after = call('assault').after(picked, result as object);
    expect(Object.keys(after).sort()).toEqual(['3TX', '48IN']);
    expect(after['48IN'] === null || after['48IN']!['state'] === 'routed').toBe(true);
  });
});

test.each(MUSTER.sheets)(
  '$id: its terms and what is read before it are sentences',
  ({ terms, words = [] }) => {
    expect(words.map(({ title }) => title)).toEqual([
      'How long it takes',
      'What happened',
      'A first try, Union',
      'A first try, Confederate',
    ]);
    for (const text of [...terms, ...words.map((one) => one.text)]) expect(text).toMatch(/^[A-Z].*\.$/);
  },
);
