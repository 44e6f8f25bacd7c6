/** The muster: counters of the scenarios, what they fill into an attack, what its result makes of them. */
import { describe, expect, test } from 'vitest';
import { gcacw } from '../src/index.ts';
import { UNIT_FIELDS } from '../src/questions/unitFields.ts';
import { asked, questionOf, refused, rolled } from './asked.ts';
import { call, counter, isUnit, marked, muster, picked, sheet } from './mustering.ts';

describe('sheets', () => {
  test('twelve scenarios and three short campaigns, in order, with what a player wants to know first', () => {
    expect(muster.sheets).toHaveLength(15);
    expect(sheet(1)).toMatchObject({
      id: 'gcacw/port-gibson',
      title: '1. The Battle of Port Gibson',
      when: '1 May 1863, 1 turn',
    });
    expect(sheet(12).when).toBe('30 April – 8 July 1863, 70 turns');
    expect(muster.sheets[12]!.title).toBe('12a. From the River to Jackson');
  });

  test('a unit: printed figures, state, place', () => {
    expect(counter(1, 'Tracy')).toEqual({
      id: 'confederate-tracy',
      name: 'Tracy',
      side: 'confederate',
      kind: 'infantry',
      size: 'brigade',
      command: 'STE',
      place: 'W5121',
      remarks: [],
      record: {
        name: 'Tracy',
        type: 'infantry',
        manpower: 5,
        disorganized: true,
        exhausted: true,
        fatigue: 0,
        demoralized: 0,
        entrenchment: 'none',
        tactical: 2,
        artillery: 1,
      },
    });
  });

  test('a leader: his values; an army leader has no Tactical Value', () => {
    expect(counter(1, 'leader McClernand')).toMatchObject({
      kind: 'leader',
      size: 'corps',
      command: 'XIII',
      place: 'W5222 Shaifer',
      record: { name: 'McClernand', tactical: 3, command: 4 },
    });
    expect(counter(2, 'leader Grant').record).toEqual({ name: 'Grant', tactical: null, command: 5 });
  });

  test('footnotes that no marker shows are told in words', () => {
    expect(counter(1, '1 MO').remarks).toEqual(['held until a Union unit is adjacent']);
    expect(counter(2, 'AW Reynolds').remarks).toEqual(['held until turn 2', 'Fatigue Level 1 when released']);
    expect(counter(2, '2 MO').remarks).toEqual(['stays in its hex until a Union unit is adjacent']);
    expect(counter(5, 'Colquitt').remarks).toEqual([
      'held until turn 2 or until a Union unit is adjacent',
      'may not entrench before it is released',
    ]);
    expect(counter(12, 'Hebert').remarks).toEqual([
      'held until turn 11 or until Union infantry enters Warren County',
    ]);
    expect(counter(12, 'Featherston-A')).toMatchObject({
      place: 'turn 3, E0504',
      remarks: ['comes from Madison County'],
    });
    expect(counter(12, 'Grover').place).toBe('special entry, W5228 Bruinsburg');
  });

  test.each(muster.sheets.map((s) => [s.id, s] as const))('%s: ids once, records as the form', (_, s) => {
    expect(new Set(s.counters.map(({ id }) => id)).size).toBe(s.counters.length);
    const units = s.counters.filter(isUnit);
    for (const { record } of units) expect(Object.keys(record)).toEqual(Object.keys(UNIT_FIELDS));
    for (const { record } of units)
      expect(questionOf('recovery').ask(record).refused, `${record['name']}`).toBeNull();
  });

  test('marks hold every state of every counter; the first is the unmarked one', () => {
    for (const { record } of muster.sheets.flatMap((s) => s.counters.filter(isUnit)))
      for (const { field, values } of muster.marks) expect(values).toContain(record[field]);
    expect(muster.marks.map(({ field, shape, values }) => [field, shape, values[0], values.at(-1)])).toEqual([
      ['manpower', 'strength', 1, 21],
      ['disorganized', 'band', false, true],
      ['exhausted', 'corner', false, true],
      ['fatigue', 'pips', 0, 4],
      ['demoralized', 'chevrons', 0, 2],
      ['entrenchment', 'bracket', 'none', 'fort'],
    ]);
    expect(muster.printed.map(({ field }) => field)).toEqual(['tactical', 'artillery', 'command']);
  });

  test('every call is for a question that there is, and its ranks oppose ranks that there are', () => {
    for (const { question, ranks } of muster.calls) {
      expect(gcacw.questions.map(({ id }) => id)).toContain(question);
      const ids = ranks.map(({ id }) => id);
      for (const { opposes } of ranks) if (opposes) expect(ids).toContain(opposes);
    }
  });
});

describe('attack', () => {
  const attack = call('attack');

  test('units, the leader over the attacker, the sides', () => {
    const fill = attack.fill(
      picked(1, {
        attackers: ['Osterhaus', 'leader McClernand'],
        defenders: ['Cockrell-A', 'leader Bowen'],
      }),
    );
    expect(fill).toEqual({
      game: 'TOM',
      attackers: [counter(1, 'Osterhaus').record],
      attackerLeader: 3,
      defenders: [counter(1, 'Cockrell-A').record],
      defenderLeader: 3,
      attackerSide: 'union',
    });
  });

  test('a leader of another corps, or of the army, lends an attacker nothing (7.4)', () => {
    const lent = (n: number, ...attackers: string[]) =>
      attack.fill(picked(n, { attackers }))['attackerLeader'];
    expect(lent(1, 'Logan-A', 'leader McClernand')).toBe(0);
    expect(lent(1, 'Logan-A', 'leader McPherson')).toBe(3);
    expect(lent(2, 'Osterhaus', 'leader Grant')).toBe(0);
    expect(lent(2, 'Osterhaus', 'leader Grant', 'leader McClernand')).toBe(3);
    expect(lent(11, 'Steele', 'leader Steele')).toBe(3);
    expect(lent(12, '6 MO', 'leader Grant')).toBe(0);
  });

  test('in defence every leader in the hex counts (7.4)', () => {
    const fill = attack.fill(picked(9, { defenders: ['Baldwin', 'leader Stevenson', 'leader Smith'] }));
    expect(fill).toMatchObject({ defenderLeader: 3, attackerSide: 'union' });
    expect(attack.fill(picked(8, { defenders: ['Barton', 'leader Pemberton'] }))['defenderLeader']).toBe(0);
  });

  test('several attack in an assault; of one the player says how', () => {
    expect(attack.fill(picked(1, { attackers: ['Osterhaus', 'Carr'] }))['attack']).toBe('assault');
    expect(attack.fill(picked(1, { attackers: ['Osterhaus'] }))).not.toHaveProperty('attack');
    expect(attack.fill({})).toEqual({ game: 'TOM' });
  });

  test.each(muster.sheets.map((s) => [s.id, s] as const))('%s: first against first, either way', (_, s) => {
    const first = (side: string) => s.counters.find((c) => c.side === side && isUnit(c))!;
    const [union, confederate] = [first('union'), first('confederate')];
    for (const [attackers, defenders] of [
      [union, confederate],
      [confederate, union],
    ] as const) {
      const input = attack.fill({ attackers: [attackers], defenders: [defenders] });
      expect(refused('attack', input)).toBeNull();
      expect(asked('attack', input).odds().method).toBe('exact');
      expect(input['attackerSide']).toBe(attackers.side);
    }
  });

  test('what the dice did goes back onto the sheet, and can attack again', () => {
    const pick = picked(1, { attackers: ['Osterhaus', 'leader McClernand'], defenders: ['Tracy'] });
    const { result } = rolled('attack', { ...attack.fill(pick), attack: 'prepared' }, 6, 1);
    expect(result).toMatchObject({ defender: '1DR', attacker: 'a' });
    const after = attack.after(pick, result);
    expect(after).toEqual({
      'union-osterhaus': counter(1, 'Osterhaus').record,
      'confederate-tracy': { ...counter(1, 'Tracy').record, manpower: 4, fatigue: 3, demoralized: 1 },
    });
    const again = {
      attackers: [marked(counter(1, 'Osterhaus'), after['union-osterhaus']!)],
      defenders: [marked(counter(1, 'Tracy'), after['confederate-tracy']!)],
    };
    expect(attack.fill(again)['defenders']).toEqual([after['confederate-tracy']]);
    expect(refused('attack', attack.fill(again))).toBeNull();
  });

  test('a unit that the dice destroy is lost', () => {
    const pick = picked(1, { attackers: ['Hovey-A'], defenders: ['1 MO'] });
    const { result } = rolled('attack', attack.fill(pick), 6, 1);
    expect(attack.after(pick, result)).toMatchObject({ 'confederate-1-mo': null });
  });

  test('a record that no result has changed comes back as it was', () => {
    for (const s of muster.sheets) {
      const units = s.counters.filter(isUnit).slice(0, 12);
      const attackers = units.map(({ record: { disorganized, ...rest } }) => ({
        ...rest,
        organized: !disorganized,
      }));
      const after = attack.after({ attackers: units }, { attackers, defenders: [] });
      expect(Object.values(after)).toEqual(units.map(({ record }) => record));
    }
  });

  test('a leader keeps his record whatever becomes of a unit of his name', () => {
    const pick = picked(11, { attackers: ['Steele', 'leader Steele'], defenders: ['Helm'] });
    const after = attack.after(pick, { attackers: [], defenders: [] });
    expect(after).toEqual({ 'union-steele': null, 'confederate-helm': null });
  });
});
