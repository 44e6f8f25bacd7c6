/** The whole engagement: against its parts put together by hand, its ends, its words. */
import { add, multiply, type Rational, rational, toFraction, toNumber } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { asked, classes, type Input, rolled } from './asked.ts';

interface Band {
  readonly from: number;
  readonly to: number;
}
interface Result {
  readonly square: string;
  readonly end: string;
  readonly attackerLoss: number | Band;
  readonly defenderLoss: number | Band;
}
const UNIT = { men: 500, operationPoints: 10, efficiency: 70, fatigue: 20 };
const EVEN = { attacker: { ...UNIT, weapon: 'RFL' }, defender: { ...UNIT, weapon: 'MSK' } };

const fractionOf = (text: string): Rational => {
  const [n, d = '1'] = text.split('/');
  return rational(BigInt(n!), BigInt(d));
};

interface Exchange {
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  readonly attackerRouts: boolean;
  readonly defenderRouts: boolean;
}

/** Everything that can happen before the melee, with its chance. */
const afterFire = (input: Input): readonly (readonly [Exchange, Rational])[] =>
  asked('exchange', input)
    .odds()
    .outcomes.map(({ result, fraction }) => [result as Exchange, fractionOf(fraction)]);

interface Melee {
  readonly row: string;
  readonly attackerLoss: { readonly plus: number };
  readonly defenderLoss: { readonly plus: number };
  readonly retreat: string;
}
const meleeAfter = ({ attackerLoss, defenderLoss }: Exchange): readonly (readonly [Melee, Rational])[] =>
  asked('melee', { attackers: [{ men: 500 - attackerLoss }], defenders: [{ men: 500 - defenderLoss }] })
    .odds()
    .outcomes.map(({ result, fraction }) => [result as Melee, fractionOf(fraction)]);

/** The engagement put together from the other questions, without stages. */
function byHand(input: Input) {
  let taken = rational(0);
  const attackerBands = new Map<number, number>();
  const lose = (loss: number, p: number) => {
    const to = Math.ceil(loss / 25) * 25;
    attackerBands.set(to, (attackerBands.get(to) ?? 0) + p);
  };
  for (const [fire, p] of afterFire(input)) {
    if (fire.attackerRouts || fire.defenderRouts) {
      lose(fire.attackerLoss, toNumber(p));
      if (!fire.attackerRouts) taken = add(taken, p);
      continue;
    }
    for (const [melee, q] of meleeAfter(fire)) {
      if (melee.retreat === 'defender') taken = add(taken, multiply(p, q));
      for (let face = 1; face <= 25; face++) {
        lose(fire.attackerLoss + face + melee.attackerLoss.plus, toNumber(multiply(p, q)) / 25);
      }
    }
  }
  return { taken: toFraction(taken), attackerBands };
}

describe('an even engagement', () => {
  const hand = byHand(EVEN);

  test('changes hands exactly as often as its parts say', () => {
    expect(classes('engagement', EVEN)['changes hands']).toBe(hand.taken);
    expect(toNumber(fractionOf(hand.taken))).toBeCloseTo(0.4524, 4);
  });

  test('the loss distribution is that of its parts', () => {
    const { outcomes } = asked('engagement', EVEN).odds();
    for (const [to, p] of hand.attackerBands) {
      const ours = outcomes.filter(({ result }) => ((result as Result).attackerLoss as Band).to === to);
      expect(ours.reduce((sum, o) => sum + o.p, 0)).toBeCloseTo(p, 12);
    }
  });

  test('is exact, in bands of 25 men, and says so in its labels', () => {
    const { method, outcomes } = asked('engagement', EVEN).odds();
    expect(method).toBe('exact');
    expect(outcomes.every(({ fraction }) => /^\d+\/\d+$/.test(fraction))).toBe(true);
    for (const { label, result } of outcomes) {
      const { attackerLoss } = result as Result;
      expect(attackerLoss).toMatchObject({ from: expect.any(Number), to: expect.any(Number) });
      expect(label).toMatch(/^(held|empty|taken), .*; attacker loses .*, defender .*/);
    }
  });

  test('its summaries are the square and the ends', () => {
    const { summaries } = asked('engagement', EVEN).summary();
    expect(summaries.map(({ title }) => title)).toEqual(['The square', 'How it ends']);
    for (const summary of summaries) {
      expect(summary.classes.reduce((sum, c) => sum + c.p, 0)).toBeCloseTo(1, 12);
    }
  });

  test('its plots are the losses of both sides, in bands of 25 men', () => {
    const { plots, averages } = asked('engagement', EVEN).summary();
    expect(plots.map(({ title }) => title)).toEqual(['Men the attacker loses', 'Men the defender loses']);
    plots.forEach(({ bars }, i) => {
      expect(bars.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
      expect(bars.every(({ from, to }) => to === 0 || to - from === 24)).toBe(true);
      const mean = bars.reduce((sum, { from, to, p }) => sum + (p * (from + to)) / 2, 0);
      expect(mean).toBeCloseTo(averages[i]!.value, 9);
    });
  });

  test('too large to enumerate, it is sampled and says so', () => {
    const UNIT = { weapon: 'RFL', men: 1500, operationPoints: 12, fatigue: 20 };
    const { method, error, outcomes } = asked('engagement', { attacker: UNIT, defender: UNIT }).odds();
    expect(method).toBe('sampled');
    expect(error).toBeGreaterThan(0);
    expect(error).toBeLessThan(0.01);
    expect(outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
  });
});

describe('a roll', () => {
  test('gives the men, and names every draw', () => {
    // Fire 18 and 13, nobody routs; 487 against 482 at 1.10 and 1.00: 53.7 men, the middle row.
    const { result, dice, notes, line } = rolled('engagement', EVEN, 1.02, 1, 90, 90, 1.1, 1, 7, 9, 40);
    expect(result).toEqual({ square: 'taken', end: 'defender-retreats', attackerLoss: 20, defenderLoss: 27 });
    expect(dice.map(({ name }) => name)).toEqual([
      "attacker's random factor",
      "defender's random factor",
      "attacker's rout check",
      "defender's rout check",
      "attacker's random factor",
      "defender's random factor",
      "attacker's random of 25",
      "defender's random of 25",
      "defender's retreat check",
    ]);
    expect(notes.at(-1)).toMatchObject({ group: 'End', value: 'defender retreats' });
    expect(line).toContain(
      'taken, the defender retreats from the melee; attacker loses 20 men, defender 27 men',
    );
  });

  test('a rout under fire ends it', () => {
    expect(rolled('engagement', EVEN, 1.02, 1, 90, 12).result).toEqual({
      square: 'taken',
      end: 'defender-routs',
      attackerLoss: 13,
      defenderLoss: 18,
    });
    expect(rolled('engagement', EVEN, 1.02, 1, 1, 90).result).toMatchObject({
      square: 'held',
      end: 'attacker-routs',
    });
    expect(rolled('engagement', EVEN, 1.02, 1, 1, 1).result).toMatchObject({
      square: 'empty',
      end: 'both-break',
    });
  });

  test('nobody enters who was not told to', () => {
    const input = { ...EVEN, meleeAdvance: false };
    expect(rolled('engagement', input, 1.02, 1, 90, 12).result).toMatchObject({ square: 'empty' });
  });

  test('with no way out the defender surrenders, all its men with it', () => {
    const input = { ...EVEN, defenderCanRetreat: false };
    expect(rolled('engagement', input, 1.02, 1, 90, 90, 1.1, 1, 7, 9, 40).result).toMatchObject({
      square: 'taken',
      end: 'defender-surrenders',
      defenderLoss: 500,
    });
  });

  test('unlimbered guns that must retreat are captured', () => {
    const input = { ...EVEN, defender: { weapon: 'N12', guns: 10, efficiency: 99 }, defenderFires: false };
    const { result } = rolled('engagement', input, 0.5, 99, 1.5, 0.5, 3, 4);
    expect(result).toMatchObject({ end: 'defender-surrenders', defenderLoss: 160, attackerLoss: 3 });
  });

  test('limbered guns do not fire, and the notes say why', () => {
    const silent = (defender: Input, defenderFires: boolean) => {
      const { notes } = asked('engagement', { ...EVEN, defender, defenderFires }).likeliest();
      return notes.find(({ text }) => text === 'The defender fires');
    };
    expect(silent({ weapon: 'N12', mode: 'limbered' }, true)).toMatchObject({
      cite: '6.9',
      reason: 'its guns are limbered',
    });
    expect(silent(UNIT, false)).toMatchObject({ cite: '7.1.5', reason: 'it holds its fire' });
  });

  test('attacker and defender may stand off, or the attacker is thrown back', () => {
    const draws = [1.02, 1, 90, 90, 1.1, 1, 7, 9, 41] as const;
    expect(rolled('engagement', EVEN, ...draws, 20).result).toMatchObject({
      square: 'held',
      end: 'attacker-retreats',
    });
    expect(rolled('engagement', EVEN, ...draws, 21).result).toMatchObject({
      square: 'held',
      end: 'stand-off',
    });
  });

  test('a unit shot to pieces is broken up; the other still checks', () => {
    const input = { ...EVEN, defender: { ...UNIT, weapon: 'MSK', men: 40 } };
    // Density 0.75: B is 15 and 1.056; 16 lost leave 24.
    const { result, dice } = rolled('engagement', input, 1.05, 1, 90);
    expect(result).toMatchObject({ end: 'defender-broken-up', square: 'taken', defenderLoss: 16 });
    expect(dice.map(({ name }) => name).at(-1)).toBe("attacker's rout check");
  });
});

test('the flank helps in fire, rout check and melee', () => {
  const share = (input: Input) => toNumber(fractionOf(classes('engagement', input)['changes hands']!));
  expect(share({ ...EVEN, defenderFlanked: true })).toBeGreaterThan(share(EVEN) + 0.2);
  expect(share({ ...EVEN, higher: 'defender' })).toBeLessThan(share(EVEN));
  expect(share({ ...EVEN, attackerTerrain: 'bridge' })).toBeLessThan(share(EVEN));
});
