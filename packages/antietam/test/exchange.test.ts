/** The exchange of fire: worked cases of 20.2. */
import { add, rational, toFraction } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { asked, type Input, rolled, settled } from './asked.ts';

interface Result {
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  readonly attackerRouts: boolean;
  readonly defenderRouts: boolean;
}
const UNIT = { men: 500, operationPoints: 10, efficiency: 70, fatigue: 20 };
const EVEN = { attacker: { ...UNIT, weapon: 'RFL' }, defender: { ...UNIT, weapon: 'MSK' } };

/** Exact fractions of any reading of the result. */
function shares(input: Input, name: (r: Result) => string): Record<string, string> {
  const sums = new Map<string, ReturnType<typeof rational>>();
  for (const { result, fraction } of asked('exchange', input).odds().outcomes) {
    const [n, d = '1'] = fraction.split('/');
    const p = rational(BigInt(n!), BigInt(d));
    const key = name(result as Result);
    sums.set(key, add(sums.get(key) ?? rational(0), p));
  }
  return Object.fromEntries([...sums].map(([key, p]) => [key, toFraction(p)]));
}

const spread = (from: number, to: number, p: string) =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [from + i, p]));

describe('(a) 500 rifles against 500 muskets', () => {
  test('losses of the defender', () => {
    expect(shares(EVEN, (r) => `${r.defenderLoss}`)).toEqual({
      9: '7/176',
      ...spread(10, 25, '5/88'),
      26: '9/176',
    });
  });
  test('losses of the attacker', () => {
    expect(shares(EVEN, (r) => `${r.attackerLoss}`)).toEqual({
      7: '3/44',
      ...spread(8, 19, '5/66'),
      20: '1/44',
    });
  });
  test('who routs', () => {
    expect(shares(EVEN, (r) => `${r.defenderRouts}`)['true']).toBe('67/550');
    expect(shares(EVEN, (r) => `${r.attackerRouts}`)['true']).toBe('399/4400');
  });
  test('a loss of 18 is a rout check of 12 %', () => {
    // B is 17.6 and 13.2: factors 1.02 and 1 give 18 and 13.
    expect(settled('exchange', EVEN, 1.02, 1, 50, 12)).toEqual({
      attackerLoss: 13,
      defenderLoss: 18,
      attackerRouts: false,
      defenderRouts: true,
    });
    expect(settled('exchange', EVEN, 1.02, 1, 50, 13)).toMatchObject({ defenderRouts: false });
    const { notes } = rolled('exchange', EVEN, 1.02, 1, 50, 13);
    expect(notes).toContainEqual(
      expect.objectContaining({ text: 'Chance to rout', value: '12 %', group: 'Defender: Rout check' }),
    );
  });
});

describe('(b) the same, the defender flanked', () => {
  const flanked = { ...EVEN, defenderFlanked: true };
  test('losses of both', () => {
    expect(shares(flanked, (r) => `${r.defenderLoss}`)).toEqual({
      13: '1/88',
      ...spread(14, 39, '5/132'),
      40: '1/264',
    });
    expect(shares(flanked, (r) => `${r.attackerLoss}`)).toEqual({
      3: '1/33',
      ...spread(4, 9, '5/33'),
      10: '2/33',
    });
  });
  test('who routs', () => {
    expect(shares(flanked, (r) => `${r.defenderRouts}`)['true']).toBe('1759/5280');
    expect(shares(flanked, (r) => `${r.attackerRouts}`)['true']).toBe('73/1650');
  });
  test('a loss of 26 is a rout check of 33 %', () => {
    expect(settled('exchange', flanked, 0.985, 1, 90, 33)).toMatchObject({
      defenderLoss: 26,
      defenderRouts: true,
    });
    expect(settled('exchange', flanked, 0.985, 1, 90, 34)).toMatchObject({
      defenderLoss: 26,
      defenderRouts: false,
    });
  });
});

describe('who fires', () => {
  test('a defender that holds its fire draws no factor, and the attacker makes no check', () => {
    const { dice, result } = rolled('exchange', { ...EVEN, defenderFires: false }, 1, 99);
    expect(dice.map(({ name }) => name)).toEqual(["attacker's random factor", "defender's rout check"]);
    expect(result).toMatchObject({ attackerLoss: 0, attackerRouts: false });
  });

  test('draws come in the stated order', () => {
    expect(
      asked('exchange', EVEN)
        .dice()
        .map(({ name }) => name),
    ).toEqual([
      "attacker's random factor",
      "defender's random factor",
      "attacker's rout check",
      "defender's rout check",
    ]);
  });

  test('guns have 16 men each as a target', () => {
    // 10 guns are 160 men: density 0.75, so 500 rifles have B = 20 x 0.75 = 15.
    const input = {
      attacker: { ...UNIT, weapon: 'RFL' },
      defender: { weapon: 'N12', guns: 10 },
      defenderFires: false,
    };
    expect(rolled('exchange', input, 1, 99).result).toMatchObject({ defenderLoss: 15 });
  });

  test('height and ground are taken from the target', () => {
    const up = { ...EVEN, higher: 'defender', defenderTerrain: 'woods' };
    // 17.6 x 0.8 x 0.9 = 12.672 and 13.2.
    expect(rolled('exchange', up, 1, 1, 99, 99).result).toMatchObject({ defenderLoss: 13, attackerLoss: 13 });
  });
});
