/** Counters called up for assaults, attacks in a row, marches, retreats and recovery, and what comes back. */
import { describe, expect, test } from 'vitest';
import { refused, rolled } from './asked.ts';
import { call, counter, muster, picked } from './mustering.ts';

describe('assault', () => {
  const assault = call('assault');
  const PICK = picked(2, {
    attackers: ['Osterhaus', 'Carr', 'leader McClernand', 'leader Grant'],
    joiners: ['Logan-A'],
    defenders: ['Green-A'],
  });

  test('Command Values of the leader who begins it and of the army leader', () => {
    expect(assault.fill(PICK)).toMatchObject({ commandValue: 4, attackerLeader: 3, armyCommand: 5 });
    expect(assault.fill(PICK)['joiners']).toEqual([counter(2, 'Logan-A').record]);
    expect(refused('assault', assault.fill(PICK))).toBeNull();
    const alone = assault.fill(picked(2, { attackers: ['Osterhaus', 'leader McPherson'] }));
    expect(alone).not.toHaveProperty('commandValue');
    expect(alone).not.toHaveProperty('armyCommand');
  });

  test('those named who did not take part stay as they are; those who did are wearier', () => {
    const { result } = rolled('assault', assault.fill(PICK), 3, 1, 3, 3);
    expect(result).toMatchObject({ attacking: 1, joining: 1, tookPart: ['Osterhaus', 'Logan-A'] });
    const after = assault.after(PICK, result);
    expect(Object.keys(after).sort()).toEqual(['confederate-green-a', 'union-logan-a', 'union-osterhaus']);
    expect(after['union-logan-a']?.['fatigue']).toBe(1);
  });

  test('one that took part and is not left is lost', () => {
    const result = { failed: false, tookPart: ['Carr'], attackers: [], defenders: [] };
    expect(assault.after(PICK, result)).toEqual({ 'union-carr': null, 'confederate-green-a': null });
  });

  test('a failed assault changes nothing', () => {
    const { result } = rolled('assault', assault.fill(PICK), 4);
    expect(assault.after(PICK, result)).toEqual({});
  });
});

describe('other calls', () => {
  test('attacks in a row: each attacker once, the defenders afterwards', () => {
    const row = call('sequence-of-attacks');
    const pick = picked(1, {
      attackers: ['Osterhaus', 'Logan-A', 'leader McClernand'],
      defenders: ['Tracy', 'Green-A', 'leader Bowen'],
    });
    expect(row.fill(pick)).toMatchObject({
      attacks: [
        { attackerCV: 8, attackerTV: 3, attackerAV: 2, attackerArm: 'infantry' },
        { attackerCV: 8, attackerTV: 2, attackerAV: 1, attackerArm: 'infantry' },
      ],
      defenderLeader: 3,
      attackerSide: 'union',
    });
    const { result } = rolled('sequence-of-attacks', row.fill(pick), 1, 6, 1, 6);
    expect(Object.keys(row.after(pick, result))).toEqual(['confederate-tracy', 'confederate-green-a']);
  });

  test('recovery', () => {
    const recovery = call('recovery');
    const pick = picked(9, { unit: ['Barton'] });
    const { result } = rolled('recovery', recovery.fill(pick));
    expect(recovery.after(pick, result)['confederate-barton']).toMatchObject({
      exhausted: false,
      fatigue: 0,
      disorganized: false,
      demoralized: 0,
    });
  });

  test('marches: the side, and the leader who activates the unit', () => {
    const pick = picked(1, { unit: ['Green-A', 'leader Bowen'] });
    expect(call('whole-march').fill(pick)).toMatchObject({ side: 'confederate', leader: 'infantry' });
    expect(call('whole-march').fill(picked(1, { unit: ['Tracy', 'leader Bowen'] }))['leader']).toBe('none');
    for (const id of ['whole-march', 'extended-march', 'force-march'])
      expect(refused(id, call(id).fill(pick)), id).toBeNull();
    const { result } = rolled('force-march', call('force-march').fill(pick), 1);
    expect(call('force-march').after(pick, result)['confederate-green-a']).toMatchObject({
      disorganized: true,
    });
  });

  test('retreats and a day take a stack', () => {
    const stack = picked(1, { units: ['Tracy', 'Green-A', 'leader Bowen'] });
    const retreat = call('retreat').fill(stack);
    expect(retreat).toMatchObject({ side: 'confederate' });
    const { result } = rolled('retreat', retreat);
    expect(Object.keys(call('retreat').after(stack, result))).toHaveLength(2);
    const surrendered = call('retreat').after(stack, { units: [] });
    expect(surrendered).toEqual({ 'confederate-tracy': null, 'confederate-green-a': null });
    const day = { ...call('day').fill(stack), steps: [{ kind: 'march' }] };
    expect(day).toMatchObject({ leader: 3, attackerSide: 'confederate' });
    expect(refused('day', day)).toBeNull();
  });

  test('cavalry retreats from an active enemy', () => {
    const pick = picked(11, { units: ['Cosby'], active: ['Welsh'] });
    const input = call('cavalry-retreat').fill(pick);
    expect(input).toMatchObject({ side: 'confederate', activeType: 'infantry' });
    expect(refused('cavalry-retreat', input)).toBeNull();
    const { result } = rolled('cavalry-retreat', input, 3);
    expect(Object.keys(call('cavalry-retreat').after(pick, result))).toEqual(['confederate-cosby']);
  });

  test.each(muster.calls.map((c) => [c.question, c] as const))(
    '%s: nothing picked, nothing but the game',
    (_, c) => {
      for (const [field, value] of Object.entries(c.fill({})))
        expect([field, value]).toEqual(['game', 'TOM']);
    },
  );
});
