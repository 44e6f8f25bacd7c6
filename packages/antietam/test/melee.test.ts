/** The melee: worked cases of 20.3, routed defenders, several attackers. */
import { countOf, othersLast, rational, toFraction, toNumber } from '@longroll/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareBelow } from '../src/procedures/meleeRows.ts';
import { asked, classes, fractions, type Input, rolled, settled } from './asked.ts';

interface Result {
  readonly row: string;
  readonly attackerLoss: number | { readonly random: number; readonly plus: number };
  readonly defenderLoss: number | { readonly random: number; readonly plus: number };
  readonly retreat: string;
}
const melee = (attacker: number, defender: number, more: Input = {}): Input => ({
  attackers: [{ men: attacker }],
  defenders: [{ men: defender }],
  ...more,
});
const ROWS = ['-7 or less', '-5 to -6', '-4 to 4', '5 to 12', '13 and more'];

describe('worked cases of 20.3', () => {
  test.each([
    [1000, 1000, ['169/800', '7/100', '7/16', '11/50', '49/800'], '73/160', '309/1600'],
    [800, 600, ['3/128', '1/24', '191/384', '143/384', '25/384'], '611/960', '1771/19200'],
    [500, 900, ['5/9', '1/9', '119/360', '1/360', '0'], '27/200', '373/1000'],
    [1500, 700, ['0', '1/840', '1/7', '43/168', '3/5'], '767/840', '149/8400'],
    [300, 300, ['0', '1/72', '35/36', '1/72', '0'], '29/72', '89/720'],
  ])('%i against %i', (attacker, defender, rows, defenderRetreats, attackerRetreats) => {
    const shares = classes('melee', melee(attacker, defender));
    expect(ROWS.map((row) => shares[row])).toEqual(rows);
    expect(shares['defender retreats']).toBe(defenderRetreats);
    expect(shares['attacker retreats']).toBe(attackerRetreats);
  });

  test('(a) H by hand on 1000 against 1000', () => {
    const thousand = rational(1000);
    const h = [-350, -250, 250, 650].map((t) => toNumber(shareBelow(thousand, thousand, rational(t))));
    expect(h).toEqual([0.21125, 0.28125, 0.71875, 0.93875]);
  });

  test('(b) H by hand on 800 against 600', () => {
    const h = [-350, -250, 250, 650].map((t) => shareBelow(rational(800), rational(600), rational(t)));
    const byHand = [150 ** 2, 250 ** 2, 750 ** 2 - 150 ** 2, 1150 ** 2 - 350 ** 2 - 550 ** 2];
    expect(h.map(toFraction)).toEqual(byHand.map((n) => toFraction(rational(n, 960_000))));
  });

  test('(c) 1.10, 0.90, 12, 20, 41, 20 on 1000 against 1000', () => {
    const { result, notes, line } = rolled('melee', melee(1000, 1000), 1.1, 0.9, 12, 20, 41, 20);
    expect(result).toEqual({ row: '-4 to 4', attackerLoss: 12, defenderLoss: 20, retreat: 'attacker' });
    expect(notes.find((n) => n.text.startsWith('Row of the table'))?.text).toContain('differential 4');
    expect(line).toBe(
      'Melee, 1000 men, normal against 1000 men, normal: -4 to 4: the attacker retreats; ' +
        'attacker loses 12 men, defender 20 men (1.1, 0.9, 12, 20, 41, 20).',
    );
  });

  test('the notes say that rows are exact areas', () => {
    const { outcomes } = asked('melee', melee(1000, 1000)).odds();
    for (const { notes } of outcomes) {
      expect(
        notes.some(({ text }) => text.includes('exact area of the square of the two random factors')),
      ).toBe(true);
    }
  });
});

describe('draws', () => {
  test('in the stated order', () => {
    expect(
      asked('melee', melee(1000, 1000))
        .dice()
        .map(({ name }) => name),
    ).toEqual([
      "attacker's random factor",
      "defender's random factor",
      "attacker's random of 25",
      "defender's random of 25",
      "defender's retreat check",
      "attacker's retreat check",
    ]);
  });

  test('what cannot change the result is not drawn', () => {
    // 13 and more: the defender goes without a check.
    expect(settled('melee', melee(1500, 500), 1.5, 0.5, 3, 4)).toEqual({
      row: '13 and more',
      attackerLoss: 3,
      defenderLoss: 104,
      retreat: 'defender',
    });
    // -7 or less: only the attacker is checked.
    expect(settled('melee', melee(500, 1500), 0.5, 1.5, 3, 4, 50)).toMatchObject({
      attackerLoss: 153,
      retreat: 'attacker',
    });
    expect(settled('melee', melee(500, 1500), 0.5, 1.5, 3, 4, 51)).toMatchObject({ retreat: 'none' });
    // One row only: no factors. 60 against 60 differ by less than 250 whatever falls.
    expect(settled('melee', melee(60, 60), 1, 2, 41, 21)).toMatchObject({ row: '-4 to 4', retreat: 'none' });
  });

  test('a side of which nobody is left makes no check, and its loss needs no draw', () => {
    const input = melee(100, 1500);
    expect(settled('melee', input, 7)).toEqual({
      row: '-7 or less',
      attackerLoss: 100,
      defenderLoss: 7,
      retreat: 'none',
    });
  });

  test('the edges of the rows are where truncation puts them', () => {
    const rowOf = (a: number, d: number) =>
      (settled('melee', melee(1000, 1000), a, d, 1, 1, ...rest(a, d)) as Result).row;
    const rest = (a: number, d: number) => {
      const x = Math.round((a - d) * 1000);
      if (x <= -250) return [100];
      return x < 250 ? [100, 100] : [];
    };
    expect(rowOf(0.8, 1.15)).toBe('-7 or less');
    expect(rowOf(0.8, 1.149)).toBe('-5 to -6');
    expect(rowOf(0.9, 1.15)).toBe('-5 to -6');
    expect(rowOf(0.9, 1.149)).toBe('-4 to 4');
    expect(rowOf(1.149, 0.9)).toBe('-4 to 4');
    expect(rowOf(1.15, 0.9)).toBe('5 to 12');
    expect(rowOf(1.449, 0.8)).toBe('5 to 12');
    expect(rowOf(1.45, 0.8)).toBe('13 and more');
  });
});

describe('detail', () => {
  test('rows leave the losses as printed', () => {
    const { outcomes } = asked('melee', melee(1000, 1000)).odds();
    expect(outcomes).toHaveLength(9);
    const worst = outcomes.find(({ result }) => (result as Result).row === '-7 or less')!.result as Result;
    expect(worst.attackerLoss).toEqual({ random: 25, plus: 150 });
    expect(worst.defenderLoss).toEqual({ random: 25, plus: 0 });
  });

  test('men gives every pair, with the same rows', () => {
    const input = melee(1000, 1000, { detail: 'men' });
    const odds = asked('melee', input).odds();
    expect(odds.method).toBe('exact');
    expect(countOf(odds.outcomes)).toBe(9 * 625);
    const shares = classes('melee', input);
    expect(ROWS.map((row) => shares[row])).toEqual(['169/800', '7/100', '7/16', '11/50', '49/800']);
    expect(othersLast(odds.outcomes)[0]!.result).toMatchObject({ attackerLoss: expect.any(Number) });
  });

  test('both give the same averages', () => {
    const [rows, men] = ['rows', 'men'].map(
      (detail) => asked('melee', melee(800, 600, { detail })).summary().averages,
    );
    rows!.forEach(({ value }, i) => {
      expect(value).toBeCloseTo(men![i]!.value, 10);
    });
  });
});

describe('strength', () => {
  const strengths = (input: Input) => {
    const { notes } = asked('melee', input).likeliest();
    return notes.filter((n) => n.text.startsWith('Strength')).map((n) => n.value);
  };

  test.each([
    [{ mode: 'column' }, '750'],
    [{ arm: 'cavalry' }, '1500'],
    [{ arm: 'cavalry', mode: 'dismounted' }, '1000'],
    [{ leaderFactor: 1.15 }, '1150'],
    [{ defenderHigher: true }, '900'],
    [{ onBridgeOrFord: true }, '800'],
    [{ flanks: true }, '1500'],
    [{ defenderHigher: true, onBridgeOrFord: true, leaderFactor: 1.1 }, '792'],
  ])('of an attacker %j', (unit, expected) => {
    expect(strengths({ attackers: [{ men: 1000, ...unit }] })[0]).toBe(expected);
  });

  test.each([
    [{ mode: 'routed' }, '500'],
    [{ flanked: true }, '500'],
    [{ arm: 'artillery' }, '1000'],
    [{ arm: 'artillery', mode: 'limbered' }, '1000'],
  ])('of a defender %j', (unit, expected) => {
    expect(strengths({ defenders: [{ men: 1000, ...unit }] })[1]).toBe(expected);
  });

  test('several attackers add up, each with its own modifiers', () => {
    const attackers = [{ men: 400 }, { men: 300, flanks: true }, { men: 200, mode: 'column' }];
    expect(strengths({ attackers, defenders: [{ men: 600 }, { men: 100 }] })).toEqual(['1000', '700']);
    const odds = fractions<Result>(
      'melee',
      { attackers, defenders: [{ men: 1000 }] },
      (r) => `${r.row} ${r.retreat}`,
    );
    const lone = fractions<Result>('melee', melee(1000, 1000), (r) => `${r.row} ${r.retreat}`);
    expect(odds).toEqual(lone);
  });
});

describe('routed defenders', () => {
  const mixed = { attackers: [{ men: 1000 }], defenders: [{ men: 900 }, { men: 200, mode: 'routed' }] };

  test('go whatever the check says, and the attacker is still checked', () => {
    expect(settled('melee', mixed, 1, 1, 5, 5, 41, 20)).toMatchObject({ retreat: 'both' });
    expect(settled('melee', mixed, 1, 1, 5, 5, 41, 21)).toMatchObject({ retreat: 'routed-defender' });
  });

  test('go with all the others when those retreat, and then the attacker is not checked', () => {
    expect(settled('melee', mixed, 1, 1, 5, 5, 40)).toMatchObject({ retreat: 'defender' });
  });

  test('alone they are not checked', () => {
    const alone = { attackers: [{ men: 500 }], defenders: [{ men: 900, mode: 'routed' }] };
    expect(settled('melee', alone, 1, 1, 5, 5, 21)).toMatchObject({ retreat: 'routed-defender' });
  });
});

describe('areas', () => {
  /** The part of the unit square with A u - D v at most c, by clipping the polygon: a second method (8.3). */
  function clipped(a: bigint, d: bigint, c2: bigint): [bigint, bigint] {
    // Corners (u, v) in whole numbers over a common scale of 2 a d.
    type Point = readonly [bigint, bigint];
    const unit = 2n * a * d;
    const over = ([u, v]: Point) => 2n * (a * u - d * v) - c2 * unit;
    const corners: Point[] = [
      [0n, 0n],
      [unit, 0n],
      [unit, unit],
      [0n, unit],
    ];
    const kept: Point[] = [];
    corners.forEach((p, i) => {
      const q = corners[(i + 1) % 4]!;
      const [s, t] = [over(p), over(q)];
      if (s <= 0n) kept.push(p);
      if ((s < 0n && t > 0n) || (s > 0n && t < 0n)) {
        kept.push([(p[0] * t - q[0] * s) / (t - s), (p[1] * t - q[1] * s) / (t - s)]);
      }
    });
    let twice = 0n;
    kept.forEach(([x, y], i) => {
      const [x2, y2] = kept[(i + 1) % kept.length]!;
      twice += x * y2 - x2 * y;
    });
    return [twice < 0n ? -twice : twice, 2n * unit * unit];
  }

  test('formula and clipped polygon agree exactly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 25, max: 3000 }),
        fc.integer({ min: 25, max: 3000 }),
        fc.constantFrom(-350, -250, 250, 650),
        (a, d, t) => {
          const [n, of] = clipped(BigInt(a), BigInt(d), BigInt(2 * t - (a - d)));
          expect(toFraction(shareBelow(rational(a), rational(d), rational(t)))).toBe(
            toFraction(rational(n, of)),
          );
        },
      ),
    );
  });
});
