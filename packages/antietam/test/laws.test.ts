/** Laws: what must hold for every input, and samples against exact odds. */
import { add, compare, Fast, isOne, rational, seeded, toNumber } from '@longroll/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SMALL_ARMS, TERRAINS, WEAPONS } from '../src/model/vocabulary.ts';
import { casualties } from '../src/procedures/casualties.ts';
import { melee } from '../src/procedures/melee.ts';
import { meleeRows } from '../src/procedures/meleeRows.ts';
import { OUR_RULINGS } from '../src/rulings/index.ts';
import { asked, type Input, settled } from './asked.ts';

const HALF = rational(1, 2);
const SAMPLES = 300_000;

const men = fc.integer({ min: 1, max: 3000 });
const hundredths = (least: number, most: number) => fc.integer({ min: least, max: most }).map((n) => n / 100);

const smallArms = fc.record({
  weapon: fc.constantFrom(...SMALL_ARMS),
  men,
  mode: fc.constantFrom('normal', 'column', 'dismounted', 'mounted'),
  leaderFactor: hundredths(50, 150),
  operationPoints: fc.integer({ min: 2, max: 12 }),
  ammo: fc.integer({ min: 0, max: 6 }),
  range: fc.integer({ min: 1, max: 3 }),
  targetHigher: fc.boolean(),
  shootingBack: fc.boolean(),
});
const guns = fc.record({
  weapon: fc.constantFrom(...WEAPONS.filter((w) => !(SMALL_ARMS as readonly string[]).includes(w))),
  guns: fc.integer({ min: 1, max: 40 }),
  range: fc.integer({ min: 1, max: 20 }),
  operationPoints: fc.integer({ min: 4, max: 12 }),
});
const target = fc.record({
  men,
  fort: fc.integer({ min: 0, max: 5 }),
  flankedBy: fc.constantFrom([], [1]),
});
const volley = fc.record({
  firers: fc.array(fc.oneof(smallArms, guns), { minLength: 1, maxLength: 2 }),
  targets: fc.array(target, { minLength: 1, maxLength: 2 }),
  targetTerrain: fc.constantFrom(...TERRAINS),
});

/** 99.9 % of chi-squared, by Wilson and Hilferty. */
const critical = (degrees: number): number =>
  degrees * (1 - 2 / (9 * degrees) + 3.09 * Math.sqrt(2 / (9 * degrees))) ** 3;

function chiSquared(expected: ReadonlyMap<string, number>, counts: ReadonlyMap<string, number>): void {
  expect([...counts.keys()].filter((key) => !expected.has(key))).toEqual([]);
  let chi = 0;
  for (const [key, p] of expected) chi += ((counts.get(key) ?? 0) - p * SAMPLES) ** 2 / (p * SAMPLES);
  expect(chi).toBeLessThan(critical(expected.size - 1));
}

function countsOf(draw: () => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i < SAMPLES; i++) {
    const key = draw();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** A factor that is truly continuous, as far as a number can be. */
const continuous = (seed: string) => {
  const rng = seeded(seed);
  return () => 0.5 + rng.int(2 ** 32) / 2 ** 32;
};

describe('fire', () => {
  test('sums to 1, is exact, and stays within the men present', () => {
    fc.assert(
      fc.property(volley, (input) => {
        const { method, outcomes } = asked('fire', input).odds();
        expect(method).toBe('exact');
        let sum = rational(0);
        for (const { fraction, result } of outcomes) {
          const [n, d = '1'] = fraction.split('/');
          sum = add(sum, rational(BigInt(n!), BigInt(d)));
          const { losses, total } = result as { losses: number[]; total: number };
          losses.forEach((loss, i) => {
            expect(loss).toBeLessThanOrEqual(input.targets[i]!.men);
          });
          expect(losses.reduce((a, b) => a + b, 0)).toBe(total);
        }
        expect(isOne(sum)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  /** The chance to lose at least n is nowhere smaller. */
  const neverLess = (worse: Input, better: Input) => {
    const spread = (input: Input) => {
      const { outcomes } = asked('fire', input).odds();
      return (n: number) =>
        outcomes.filter((o) => (o.result as { total: number }).total >= n).reduce((sum, o) => sum + o.p, 0);
    };
    const [low, high] = [spread(worse), spread(better)];
    for (let n = 0; n <= 200; n += 5) expect(high(n)).toBeGreaterThanOrEqual(low(n) - 1e-9);
  };
  const one = fc.tuple(
    smallArms,
    target.map((t) => ({ ...t, flankedBy: [] })),
  );

  test('more men never lose the firer losses', () => {
    fc.assert(
      fc.property(one, fc.integer({ min: 1, max: 500 }), ([firer, at], more) => {
        const strong = { ...firer, men: Math.min(3000, firer.men + more) };
        neverLess({ firers: [firer], targets: [at] }, { firers: [strong], targets: [at] });
      }),
      { numRuns: 25 },
    );
  });

  test('a better leader, more points, the flank never save the target; a fort never hurts it', () => {
    fc.assert(
      fc.property(one, ([firer, at]) => {
        const now = { firers: [firer], targets: [at] };
        neverLess(now, { ...now, firers: [{ ...firer, leaderFactor: 1.5 }] });
        neverLess(now, { ...now, firers: [{ ...firer, operationPoints: 12 }] });
        neverLess(now, { ...now, targets: [{ ...at, flankedBy: [1] }] });
        neverLess({ ...now, targets: [{ ...at, fort: 5 }] }, now);
      }),
      { numRuns: 15 },
    );
  });

  test('every class shows a factor that leads to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), men, (n, present) => {
        const drawn = casualties({ name: 'x', before: rational(n, 1000), present, rounding: HALF });
        if (typeof drawn === 'number') return;
        for (const { value, faces } of drawn.branches) expect(drawn.at(faces)).toEqual({ value });
      }),
    );
  });

  test('300,000 continuous factors fall as the exact lengths say', () => {
    const drawn = casualties({ name: 'x', before: rational(176, 10), present: 500, rounding: HALF });
    if (typeof drawn === 'number') throw new Error('there is something to draw');
    const next = continuous('Burnside');
    const expected = new Map(drawn.branches.map(({ value, p }) => [`${value}`, toNumber(p)]));
    chiSquared(
      expected,
      countsOf(() => `${drawn.at([next()])!.value}`),
    );
  });

  test('300,000 draws by class fall so too', () => {
    const drawn = casualties({ name: 'x', before: rational(73728, 10000), present: 500, rounding: HALF });
    if (typeof drawn === 'number') throw new Error('there is something to draw');
    const fast = new Fast(seeded('Sharpsburg'));
    const expected = new Map(drawn.branches.map(({ value, p }) => [`${value}`, toNumber(p)]));
    chiSquared(
      expected,
      countsOf(() => `${fast.draw(drawn)}`),
    );
  });
});

describe('melee', () => {
  const strength = fc.integer({ min: 1, max: 40_000 }).map((n) => rational(n, 8));

  test('rows sum to 1, whatever the strengths, and each shows factors that lead to it', () => {
    fc.assert(
      fc.property(strength, strength, (a, d) => {
        const rows = meleeRows(a, d, OUR_RULINGS);
        if (!('branches' in rows)) return;
        expect(isOne(rows.branches.reduce((sum, { p }) => add(sum, p), rational(0)))).toBe(true);
        for (const { value, faces } of rows.branches) {
          expect(rows.at(faces)?.value.row, faces.join()).toBe(value.row);
        }
      }),
    );
  });

  test('a stronger attacker never falls into a worse row more often', () => {
    const below = (a: ReturnType<typeof rational>, d: ReturnType<typeof rational>) => {
      const rows = meleeRows(a, d, OUR_RULINGS);
      const branches = 'branches' in rows ? rows.branches : [{ value: rows, p: rational(1) }];
      return [0, 1, 2, 3].map((row) =>
        branches.filter(({ value }) => value.row <= row).reduce((sum, { p }) => add(sum, p), rational(0)),
      );
    };
    fc.assert(
      fc.property(strength, strength, strength, (a, more, d) => {
        const [weak, strong] = [below(a, d), below(add(a, more), d)];
        weak.forEach((p, row) => {
          expect(compare(strong[row]!, p)).toBeLessThanOrEqual(0);
        });
      }),
    );
  });

  test('300,000 pairs of continuous factors fall as the exact areas say', () => {
    const rows = meleeRows(rational(1000), rational(1000), OUR_RULINGS);
    if (!('branches' in rows)) throw new Error('there is something to draw');
    const next = continuous('Dunker Church');
    const expected = new Map(rows.branches.map(({ value, p }) => [`${value.row}`, toNumber(p)]));
    chiSquared(
      expected,
      countsOf(() => `${rows.at([next(), next()])!.value.row}`),
    );
  });

  test('300,000 melees played fall as the exact odds say', () => {
    const unit = { men: 600, mode: 'normal', leaderFactor: 1 } as const;
    const play = melee({
      side: 'union',
      attackers: [{ ...unit, men: 800, defenderHigher: false, onBridgeOrFord: false, flanks: false }],
      defenders: [{ ...unit, flanked: false }],
      detail: 'rows',
      houseRules: OUR_RULINGS,
    });
    const fast = new Fast(seeded('Sunken Road'));
    const { outcomes } = asked('melee', { attackers: [{ men: 800 }], defenders: [{ men: 600 }] }).odds();
    const key = (result: object) => {
      const { row, retreat } = result as { row: string; retreat: string };
      return `${row} ${retreat}`;
    };
    chiSquared(
      new Map(outcomes.map((o) => [key(o.result), o.p])),
      countsOf(() => key(play(fast))),
    );
  });
});

describe('engagement', () => {
  const side = fc.record({
    weapon: fc.constantFrom(...SMALL_ARMS),
    men: fc.integer({ min: 1, max: 500 }),
    mode: fc.constantFrom('normal', 'column', 'mounted', 'dismounted'),
    operationPoints: fc.integer({ min: 4, max: 12 }),
    efficiency: fc.integer({ min: 0, max: 99 }),
    fatigue: fc.integer({ min: 0, max: 99 }),
  });

  test('sums to 1 and is exact, whoever meets', () => {
    fc.assert(
      fc.property(side, side, fc.boolean(), (attacker, defender, defenderFlanked) => {
        const asking = asked('engagement', { attacker, defender, defenderFlanked });
        const { method, outcomes } = asking.odds();
        expect(method).toBe('exact');
        expect(outcomes.reduce((sum, o) => sum + o.p, 0)).toBeCloseTo(1, 12);
      }),
      { numRuns: 15 },
    );
  });

  test('a roll by any seed falls in an outcome of the odds', () => {
    const asking = asked('engagement', {});
    const labels = new Set(asking.odds().outcomes.map(({ result }) => (result as { end: string }).end));
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(labels.has((asking.roll(seeded(seed)).result as { end: string }).end)).toBe(true);
      }),
    );
  });
});

test('recovery never adds fatigue, fatigue never takes it away', () => {
  const scale = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(
      scale,
      fc.boolean(),
      fc.constantFrom('full', 'mid-turn', 'end-of-day'),
      (fatigue, idle, phase) => {
        const after = (settled('recovery', { fatigue, idle, phase }) as { fatigue: number }).fatigue;
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(fatigue);
      },
    ),
  );
  fc.assert(
    fc.property(scale, men, fc.nat(50), (fatigue, unit, losses) => {
      const lost = Math.min(unit, losses);
      const got = settled('fatigue', { fatigue, men: unit, losses: lost }) as { fatigue: number };
      expect(got.fatigue).toBeGreaterThanOrEqual(fatigue);
      expect(got.fatigue).toBeLessThanOrEqual(99);
    }),
  );
});
