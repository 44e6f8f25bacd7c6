/** What an attack costs, line by line, and attacks that the MP left do not pay for. */
import { describe, expect, test } from 'vitest';
import { refused, rolled } from './asked.ts';
import { refusalOf, roll } from './attack.ts';

const GROUP = 'Movement points';
const lines = (changes: Readonly<Record<string, unknown>>) =>
  roll(changes, 3, 3)
    .notes.filter((note) => note.group === GROUP)
    .map(({ text, value, applied }) => [text, value, applied]);
const LOESS = 'One MP more against a defender in loess';
const COSTS = 'The attack costs';

describe('the price', () => {
  test('of a prepared attack into loess is 5, with the line that makes it so', () => {
    expect(lines({ attack: 'prepared', defenderTerrain: 'loess' })).toEqual([
      ['Prepared attack by infantry', '4 MP', true],
      [LOESS, '+1 MP', true],
      [COSTS, '5 MP', true],
    ]);
    const { lit } = roll({ attack: 'prepared', defenderTerrain: 'loess' }, 3, 3);
    expect(lit.at(-1)).toMatchObject({
      chart: 'gcacw/attack-types',
      noted: { mark: 'loess', makes: '5' },
    });
  });

  test('elsewhere is what is printed', () => {
    expect(lines({ attack: 'normal', attackerArm: 'cavalry' })).toEqual([
      ['Normal attack by cavalry or mounted infantry', '4 MP', true],
      [LOESS, '+1 MP', false],
      [COSTS, '4 MP', true],
    ]);
    expect(roll({ attack: 'normal' }, 3, 3).lit.at(-1)).not.toHaveProperty('noted');
    expect(lines({ attack: 'assault' })).toEqual([['An assault costs no MP', '0 MP', true]]);
  });

  test('of a column of route in loess rests on a reading', () => {
    const march = { attack: 'column-of-route', defenderTerrain: 'loess' };
    const cite = (changes: object) =>
      roll({ ...march, ...changes }, 3, 3).notes.find((note) => note.text === LOESS);
    expect(cite({})).toMatchObject({ cite: '8.2, 8.2a', applied: true });
    expect(cite({ houseRules: { columnOfRouteInLoess: 'free' } })).toMatchObject({ applied: false });
    expect(cite({ defenderTerrain: 'clear' })).toMatchObject({ cite: '8.2', applied: false });
  });

  test('and what it leaves', () => {
    const total = (attackerMP?: number) =>
      roll({ attack: 'hasty', ...(attackerMP === undefined ? {} : { attackerMP }) }, 3, 3).notes.find(
        (note) => note.text === COSTS,
      )?.reason;
    expect([total(), total(4)]).toEqual([undefined, 'of 4 MP, which leaves 3']);
  });
});

describe('MP left', () => {
  test.each([
    [{ attack: 'column-of-route', attackerMP: 0 }, 'no-allowance'],
    [{ attack: 'column-of-route', attackerMP: 0, defenderTerrain: 'loess' }, 'no-allowance'],
    [{ attack: 'hasty', attackerMP: 0 }, 'too-dear'],
    [{ attack: 'prepared', attackerMP: 4, defenderTerrain: 'loess' }, 'too-dear'],
    [{ attack: 'prepared', attackerMP: 7, attackerArm: 'cavalry' }, 'too-dear'],
  ])('%o is refused', (changes, code) => {
    expect(refusalOf(changes)).toMatchObject({ code, cite: '8.2', field: 'attackerMP' });
  });

  test.each([
    { attack: 'column-of-route' },
    { attack: 'column-of-route', attackerMP: 1 },
    { attack: 'prepared', attackerMP: 4 },
    { attack: 'prepared', attackerMP: 5, defenderTerrain: 'loess' },
    { attack: 'assault', attackerMP: 0 },
  ])('%o is not', (changes) => {
    expect(refusalOf(changes)).toBeNull();
  });

  test('the star is told where nobody says what is left', () => {
    const star = (changes: object) =>
      roll({ attack: 'column-of-route', ...changes }, 3, 3).notes.find((note) => note.value === '*');
    expect(star({})).toMatchObject({ applied: false, reason: 'the MP left are not given' });
    expect(star({ attackerMP: 2 })).toMatchObject({ applied: false, reason: '2 MP left' });
  });

  test('of units: mounted infantry pays as cavalry', () => {
    const mounted = { attackers: [{ type: 'mounted-infantry' }], attackerMP: 3 };
    expect(refused('attack', mounted)).toMatchObject({ code: 'too-dear', field: 'attackerMP' });
    expect(refused('attack', { ...mounted, attackerMP: 4 })).toBeNull();
    expect(refused('attack', { attack: 'column-of-route', attackerMP: 0 })).toMatchObject({
      code: 'no-allowance',
    });
    const { result } = rolled('attack', { attackerMP: 2 }, 3, 3);
    expect(result).toMatchObject({ mpCost: 2 });
  });
});
