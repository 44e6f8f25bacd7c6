/** Taking part in an assault: the same Fatigue Level and the same refusals, whichever question is asked. */
import { describe, expect, test } from 'vitest';
import type { Unit } from '../src/model/unit.ts';
import { type Input, refused, rolled } from './asked.ts';
import { call, counter, marked, picked } from './mustering.ts';

const HOVEY = { name: 'Hovey', manpower: 10, tactical: 3 };
const CARR = { name: 'Carr', manpower: 9, tactical: 3, fatigue: 2 };
const BOWEN = { name: 'Bowen', manpower: 8 };
const FORCES = { attackers: [HOVEY, CARR], attackerLeader: 2, defenders: [BOWEN] };
const ATTACK = { ...FORCES, attack: 'assault' };

const attackersOf = (id: string, input: Input, ...dice: number[]) =>
  (rolled(id, input, ...dice).result as { readonly attackers: readonly Unit[] }).attackers;
const lines = (group: string, id: string, input: Input, ...dice: (number | string)[]) =>
  rolled(id, input, ...(dice as number[])).notes.filter((note) => note.group === group);

describe('the Fatigue Level', () => {
  test('is gained by all who take part, in an attack as in an assault', () => {
    const assault = { ...FORCES, commandValue: 6 };
    expect(attackersOf('attack', ATTACK, 6, 1).map(({ fatigue }) => fatigue)).toEqual([1, 3]);
    for (const dice of [
      [6, 1],
      [3, 3],
      [1, 6],
      [4, 1],
    ] as const)
      expect(attackersOf('attack', ATTACK, ...dice)).toEqual(attackersOf('assault', assault, 1, ...dice));
  });

  test('is none in an attack from a march', () => {
    expect(attackersOf('attack', { attackers: [HOVEY], defenders: [BOWEN] }, 6, 1)[0]?.fatigue).toBe(0);
  });

  test.each(['attack', 'assault'])('has a line for each unit in gcacw/%s', (id) => {
    const dice = id === 'assault' ? [1, 3, 3] : [3, 3];
    const input = id === 'assault' ? { ...FORCES, commandValue: 6 } : ATTACK;
    expect(lines('Fatigue', id, input, ...dice).map(({ cite, text, value }) => [cite, text, value])).toEqual([
      ['14.4, 14.4a', 'Hovey takes part: Fatigue Level from 0 to 1, no extended march', 'F1'],
      ['14.4, 14.4a', 'Carr takes part: Fatigue Level from 2 to 3, no extended march', 'F3'],
    ]);
  });

  test('is gained by those who join a grand assault, by their own rule', () => {
    const grand = { ...FORCES, commandValue: 6, armyCommand: 4, joiners: [{ name: 'Logan', manpower: 8 }] };
    expect(lines('Fatigue', 'assault', grand, 1, 1, 3, 3).at(-1)).toMatchObject({
      cite: '14.7, 14.4a',
      value: 'F1',
    });
  });
});

describe('level 4', () => {
  const tired = { ...FORCES, attackers: [HOVEY, { ...CARR, fatigue: 4 }] };

  test.each([
    ['attack', { ...tired, attack: 'assault' }],
    ['assault', tired],
  ])('takes no part, asked by gcacw/%s', (id, input) => {
    expect(refused(id, input)).toMatchObject({ code: 'fatigue', cite: '14.1', field: 'attackers.1' });
  });

  test('attacks from the march that brought it there', () => {
    expect(refused('attack', { attackers: [{ ...HOVEY, fatigue: 4 }], defenders: [BOWEN] })).toBeNull();
  });
});

describe('two attackers picked on the roster', () => {
  const attack = call('attack');
  const PICK = picked(1, { attackers: ['Osterhaus', 'Carr', 'leader McClernand'], defenders: ['Tracy'] });

  test('assault, and are marked wearier', () => {
    const { result } = rolled('attack', attack.fill(PICK), 6, 1);
    const after = attack.after(PICK, result);
    expect(result).toMatchObject({ attacker: 'a' });
    for (const name of ['Osterhaus', 'Carr'])
      expect(after[`union-${name.toLowerCase()}`]).toEqual({ ...counter(1, name).record, fatigue: 1 });
  });

  test('at level 4 are refused', () => {
    const weary = { ...PICK, attackers: PICK['attackers']!.map((one) => marked(one, { fatigue: 4 })) };
    expect(refused('attack', attack.fill(weary))).toMatchObject({ code: 'fatigue', cite: '14.1' });
  });
});

describe('the command die', () => {
  const three = [HOVEY, CARR, { name: 'Smith', manpower: 6 }];
  const command = (input: Input, ...dice: (number | string)[]) => lines('Command', 'assault', input, ...dice);

  test('says how many may attack, though fewer are named', () => {
    const one = { commandValue: 5, attackers: [HOVEY], defenders: [BOWEN] };
    expect(command(one, 3, 3, 3)[0]).toMatchObject({
      text: 'Command Value 5 less the die: units that may attack',
      value: '2',
      reason: '1 named',
    });
    const grand = { ...one, armyCommand: 6, joiners: [{ name: 'Logan', manpower: 8 }] };
    expect(command(grand, 3, 1, 3, 3).map(({ value }) => value)).toEqual(['2', '1', '5', '1']);
  });

  test('says who was picked and who stays as he is', () => {
    const input = { ...FORCES, attackers: three, commandValue: 5 };
    const told = command(input, 3, '3 Smith', '1 Hovey', 3, 3).map(({ cite, text, applied }) => [
      cite,
      text,
      applied,
    ]);
    expect(told.slice(1)).toEqual([
      ['14.2', 'Takes part: Smith, Hovey', true],
      ['14.4b', 'Carr stays as it is', false],
    ]);
    expect(command({ ...FORCES, commandValue: 6 }, 1, 3, 3).at(-1)).toMatchObject({
      text: 'Takes part: Hovey, Carr',
      reason: 'all that are named',
    });
  });

  test('says that nobody joins', () => {
    const grand = { ...FORCES, commandValue: 6, armyCommand: 3, joiners: [{ name: 'Logan', manpower: 8 }] };
    expect(command(grand, 1, 5, 3, 3).slice(-2)).toMatchObject([
      { cite: '14.7b', applied: false, reason: 'the die lets none' },
      { cite: '14.4b', text: 'Logan stays as it is', applied: false },
    ]);
  });
});

describe('losses', () => {
  test('are told unit by unit, with the rule by which a stack divides them', () => {
    const losses = lines('Losses', 'attack', { ...ATTACK, attackers: [HOVEY, CARR] }, 1, 6);
    expect(losses).toMatchObject([
      {
        cite: '8.6, 8.6b',
        text: 'Attacker loses manpower: Hovey 1; Carr 1',
        value: '2',
        reason: 'divided by its owner, nobody a second point before each has lost one',
      },
    ]);
  });

  test('of one unit are nobody else to divide', () => {
    const one = { attackers: [{ ...HOVEY, manpower: 3 }], defenders: [{ ...BOWEN, manpower: 1 }] };
    const [defender, ...rest] = lines('Losses', 'attack', one, 6, 1);
    expect(rest).toEqual([]);
    expect(defender).toMatchObject({ cite: '8.6', text: 'Defender loses manpower: Bowen 1, destroyed' });
    expect(defender).not.toHaveProperty('reason');
  });

  test('of a stack attacked in a row stand under their attack', () => {
    const row = { defenders: [BOWEN, CARR], attacks: [{ attackerCV: 20 }] };
    const told = rolled('sequence-of-attacks', row, 6, 1).notes.find(
      (note) => note.group === 'Attack 1: Losses',
    );
    expect(told?.text).toMatch(/^The stack loses manpower: Bowen \d; Carr \d$/);
  });
});
