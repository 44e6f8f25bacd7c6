/** The lines that say how the numbers of an attack come off its counters. */
import { describe, expect, test } from 'vitest';
import { asked, type Input, rolled } from './asked.ts';

const OSTERHAUS = { name: 'Osterhaus', manpower: 8, tactical: 2, artillery: 2 };
const CARR = { name: 'Carr', manpower: 5, disorganized: true, tactical: 2, artillery: 2 };
const TRACY = { name: 'Tracy', manpower: 5, tactical: 2, artillery: 1, entrenchment: 'breastwork' };
const GREEN = { name: 'Green-A', manpower: 1, disorganized: true, tactical: 3, artillery: 1 };

function lines(question: string, input: Input, ...dice: number[]) {
  const { notes } = rolled(question, input, ...dice);
  return notes
    .filter((note) => note.group === 'Off the counters')
    .map(({ cite, text, value }) => `${cite} ${text} = ${value}`);
}

describe('off the counters', () => {
  test('an attack from a march', () => {
    const input = { attackers: [OSTERHAUS], attackerLeader: 3, defenders: [TRACY, GREEN], defenderLeader: 1 };
    expect(lines('attack', input, 3, 3)).toEqual([
      '9.1 Attacker Combat Value: Osterhaus 8 = 8',
      '9.5 Attacker Tactical Value: leader 3 = 3',
      '9.6 Attacker Artillery Value: Osterhaus 2 = 2',
      '9.1, 1.6 Defender Combat Value: Tracy 5, Green-A 0.5 (disorganized) = 5.5',
      '9.5 Defender Tactical Value: Green-A 3 = 3',
      '9.6, 11.3b Defender Artillery Value: Tracy 2 (1 × 2, breastwork), Green-A 1 = 3',
    ]);
  });

  test('in an assault the leader who began it counts, however low', () => {
    const input = { attackers: [OSTERHAUS, CARR], attack: 'assault', attackerLeader: 1, defenders: [GREEN] };
    expect(lines('attack', input, 3, 3).slice(0, 3)).toEqual([
      '9.1, 1.6 Attacker Combat Value: Osterhaus 8, Carr 3 (disorganized) = 11',
      '9.5 Attacker Tactical Value: the leader who began the assault 1 = 1',
      '9.6 Attacker Artillery Value: Osterhaus 2, Carr 2 = 4',
    ]);
  });

  test('works that do not help the guns are not counted among them', () => {
    const input = {
      attackers: [OSTERHAUS],
      defenders: [TRACY],
      houseRules: { worksAndArtillery: 'none' },
    };
    expect(lines('attack', input, 3, 3).at(-1)).toBe('9.6, 11.3b Defender Artillery Value: Tracy 1 = 1');
  });

  test('an assault lists those who took part, with those who joined', () => {
    const input = {
      commandValue: 4,
      attackers: [OSTERHAUS, CARR],
      attackerLeader: 3,
      armyCommand: 5,
      joiners: [{ name: 'Logan', manpower: 6, tactical: 2, artillery: 1 }],
      defenders: [GREEN],
    };
    expect(lines('assault', input, 3, 2, 3, 3).slice(0, 3)).toEqual([
      '9.1 Attacker Combat Value: Osterhaus 8, Logan 6 = 14',
      '9.5 Attacker Tactical Value: the leader who began the assault 3 = 3',
      '9.6 Attacker Artillery Value: Osterhaus 2, Logan 1 = 3',
    ]);
  });

  test('every outcome of the odds has them, first of all, and none is a modifier', () => {
    for (const { notes } of asked('attack', { attackers: [OSTERHAUS], defenders: [TRACY] }).odds().outcomes) {
      expect(notes.slice(0, 6).map(({ group, value }) => [group, typeof value])).toEqual(
        Array.from({ length: 6 }, () => ['Off the counters', 'string']),
      );
    }
  });
});
