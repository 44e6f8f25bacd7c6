/** Laws that hold whatever is asked: chances sum to 1, a roll is among the odds, journals replay, better lines help. */
import { add, Live, noMoreLuck, rational, seeded, sumOf, toFraction, ZERO } from '@longroll/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codesByColumn, HIGHEST_LINE, waysTo } from '../src/charts/combatResults.ts';
import { huzzah } from '../src/index.ts';
import type { AssaultOrder } from '../src/model/orders.ts';
import { GROUNDS, STATES } from '../src/model/vocabulary.ts';
import { assault } from '../src/procedures/assault.ts';
import type { FireOutcome } from '../src/procedures/fire.ts';
import { readAssault } from '../src/questions/assaultFields.ts';
import { ASKED_RULINGS, asked, chanceOf, type Input, questionOf, rolled } from './asked.ts';

const SMALL_ARMS = ['infantry', 'irregular', 'cavalry'] as const;
const anyUnit = (types: readonly string[]) =>
  fc.record({
    type: fc.constantFrom(...types),
    sp: fc.integer({ min: 1, max: 8 }),
    morale: fc.integer({ min: 0, max: 9 }),
    hits: fc.integer({ min: 0, max: 2 }),
    reduced: fc.boolean(),
  });
const anyStack = (types: readonly string[], states: readonly string[], most = 3) =>
  fc.record({
    units: fc.array(anyUnit(types), { minLength: 1, maxLength: most }),
    state: fc.constantFrom(...states),
    leader: fc.boolean(),
    inCommand: fc.boolean(),
    isolated: fc.boolean(),
    onDisrupt: fc.constantFrom('accept', 'try'),
  });
const ground = fc.constantFrom(...GROUNDS);
const ALL = [...SMALL_ARMS, 'artillery'];

/** Guns do not stand in marsh (3.2.1). */
const outOfMarsh = (name: string) => (input: Input) =>
  /marsh/.test(String(input[name])) ? { ...input, [name]: 'woods' } : input;
const hasGuns = (input: unknown): boolean => JSON.stringify(input).includes('artillery');
const unlessGuns =
  (who: string, name: string) =>
  (input: Input): Input =>
    hasGuns(input[who]) ? outOfMarsh(name)(input) : input;

const anyShot = fc
  .record({
    range: fc.constantFrom(1, 2),
    kind: fc.constantFrom('segment', 'action', 'advance', 'en-passant'),
    firer: fc.record({
      units: fc.oneof(
        fc.array(anyUnit(SMALL_ARMS), { minLength: 1, maxLength: 3 }),
        fc.array(anyUnit(['artillery']), { minLength: 1, maxLength: 3 }),
      ),
      state: fc.constantFrom('good-order', 'disrupted'),
    }),
    firerGround: ground,
    firerWorks: fc.constantFrom('none', 'abatis', 'fence', 'wall', 'breastwork'),
    advanceFireMarker: fc.boolean(),
    target: anyStack(ALL, STATES),
    targetGround: ground,
    targetThoroughfare: fc.boolean(),
    targetElevation: fc.constantFrom('lower', 'same', 'higher'),
    targetWorks: fc.constantFrom('none', 'abatis', 'wall', 'breastwork'),
    targetFlanked: fc.boolean(),
    targetAction: fc.constantFrom('none', 'assault', 'charge'),
  })
  .map(unlessGuns('firer', 'firerGround'));

const anyAssault = fc
  .record({
    attacker: anyStack(SMALL_ARMS, ['good-order'], 2),
    defender: anyStack(ALL, STATES, 2),
    attackerGround: ground,
    defenderGround: ground,
    elevation: fc.constantFrom('same', 'attacker-higher', 'defender-higher'),
    defenderWorks: fc.constantFrom('none', 'abatis', 'fence', 'wall', 'breastwork'),
    defenderFlanked: fc.boolean(),
    preAssaultFire: fc.boolean(),
    houseRules: fc.record({ assaultRounds: fc.constantFrom(1, 2) }),
  })
  .map(unlessGuns('defender', 'defenderGround'));

const anyHurt = anyStack(ALL, ['disrupted', 'routed']);

const CASES: readonly (readonly [string, fc.Arbitrary<Input>, number])[] = [
  ['fire', anyShot, 150],
  ['assault', anyAssault, 25],
  ['morale', anyStack(ALL, STATES), 60],
  ['rally', anyHurt, 60],
  ['straggle', fc.record({ units: fc.array(anyUnit(SMALL_ARMS), { minLength: 1, maxLength: 4 }) }), 60],
];

const exactly = (fraction: string) => {
  const [n = '0', d = '1'] = fraction.split('/');
  return rational(BigInt(n), BigInt(d));
};

describe.each(CASES)('%s', (id, inputs, numRuns) => {
  test('the chances are exact and sum to 1', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { method, outcomes } = asked(id, input).odds();
        expect(method).toBe('exact');
        expect(toFraction(sumOf(outcomes.map((o) => exactly(o.fraction))))).toBe('1');
        expect(new Set(outcomes.map((o) => o.key)).size).toBe(outcomes.length);
      }),
      { numRuns },
    );
  });

  test('what is rolled is among the odds, and dice typed in give the same', () => {
    fc.assert(
      fc.property(inputs, fc.string(), (input, seed) => {
        const asking = asked(id, input);
        const roll = asking.roll(seeded(seed));
        const listed = asking.odds().outcomes.filter((o) => o.label === roll.label);
        expect(listed.map((o) => o.result)).toContainEqual(roll.result);
        const faces = roll.dice.flatMap((die) => [...die.faces]);
        const again = rolled(id, input, ...faces);
        expect(again.result).toEqual(roll.result);
        expect(again.notes).toEqual(roll.notes);
        expect(again.line).toBe(roll.line);
      }),
      { numRuns },
    );
  });

  test('the classes of each summary hold every outcome once', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const { classes } of asked(id, input).summary().summaries) {
          expect(toFraction(classes.reduce((sum, c) => add(sum, exactly(c.fraction)), ZERO))).toBe('1');
        }
      }),
      { numRuns: Math.ceil(numRuns / 3) },
    );
  });
});

test('a journal replays to the same result, with the same notes', () => {
  fc.assert(
    fc.property(anyAssault, fc.string(), ({ houseRules: _, ...input }, seed) => {
      const asking = asked('assault', input);
      const roll = asking.roll(seeded(seed));
      const fields = readInput(input);
      const live = new Live(roll.journal, noMoreLuck);
      expect(assault(fields)(live)).toEqual(roll.result);
      expect(live.journal).toEqual(roll.journal);
      expect(live.notes).toEqual(roll.notes);
    }),
    { numRuns: 60 },
  );
});

/** The order behind an input with every field given. */
function readInput(input: Input): AssaultOrder {
  const full = (stack: Input) => ({
    ...stack,
    units: (stack['units'] as readonly Input[]).map((unit) => ({ higherOrganization: '', ...unit })),
  });
  return readAssault({
    side: 'union',
    attackerThoroughfare: false,
    defenderFireMarker: false,
    ...input,
    attacker: full(input['attacker'] as Input),
    defender: full(input['defender'] as Input),
  } as never);
}

describe('a better line', () => {
  test('never lowers the chance of any effect, nor of a result or a worse one', () => {
    const atLeast = (row: number, column: number, parentheses: boolean) => {
      const codes = codesByColumn(parentheses);
      const rank = codes.indexOf(codes[column]!);
      return codes.reduce((sum, code, at) => (codes.indexOf(code) <= rank ? sum + waysTo(row, at) : sum), 0);
    };
    const anyRow = fc.integer({ min: 0, max: HIGHEST_LINE - 1 });
    fc.assert(
      fc.property(anyRow, fc.integer({ min: 0, max: 3 }), fc.boolean(), (row, column, parentheses) => {
        expect(atLeast(row + 1, column, parentheses)).toBeGreaterThanOrEqual(
          atLeast(row, column, parentheses),
        );
      }),
    );
  });

  test('a modifier in favour of the firer never helps the target', () => {
    const effect = (input: Input) => chanceOf('fire', input, (o: FireOutcome) => o.code !== 'NE');
    const worse = { advanceFireMarker: true, firerWorks: 'none', targetWorks: 'wall' };
    const better = { advanceFireMarker: false, firerWorks: 'wall', targetWorks: 'none' };
    fc.assert(
      fc.property(anyShot, fc.constantFrom(...Object.keys(worse)), (shot, name) => {
        const of = (changes: Input) => effect({ ...shot, [name]: changes[name] });
        expect(of(better)).toBeGreaterThanOrEqual(of(worse) - 1e-12);
      }),
      { numRuns: 150 },
    );
  });

  test('more strength in the assault never lowers the chance to take the hex', () => {
    const taken = (sp: number) =>
      chanceOf(
        'assault',
        { attacker: { units: [{ sp }] } },
        (o: { winner: string }) => o.winner === 'attacker',
      );
    const shares = [1, 2, 3, 4].map(taken);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });
});

describe('the whole system', () => {
  test.each(huzzah.questions.map((q) => [q.id, q] as const))(
    '%s: its example can be asked and told',
    (_, q) => {
      const verdict = q.ask(q.example);
      if (verdict.refused) throw new Error(verdict.refused.text);
      const { headline, sides, odds } = verdict.value;
      expect(headline).toMatch(/\w/);
      expect(sides).toHaveLength(2);
      const { method, outcomes } = odds();
      expect(method).toBe('exact');
      for (const { key, label, short, others } of outcomes) {
        expect(label).toMatch(/\w/);
        expect(short).not.toBe('');
        if (others === undefined) expect(verdict.value.outcome(key)!.notes).not.toHaveLength(0);
        else expect([key, verdict.value.outcome(key)]).toEqual(['others', null]);
      }
      expect(verdict.value.likeliest().line).toMatch(/\.$/);
      expect(questionOf(q.id.replace('huzzah/', ''))).toBe(q);
    },
  );

  test('every lit cell is on a chart of the card', () => {
    for (const q of huzzah.questions) {
      const verdict = q.ask(q.example);
      if (verdict.refused) throw new Error(verdict.refused.text);
      for (const { chart, row, column } of verdict.value.likeliest().lit) {
        const found = huzzah.charts.find(({ id }) => id === chart);
        expect(found?.rows[row]?.cells[column]).toMatch(/\w/);
      }
    }
  });

  test('every reading is named, cited and has an alternative; every question takes them all', () => {
    for (const { id, cite, text, value, alternatives } of ASKED_RULINGS) {
      expect([id, cite, text, value].every((word) => word !== '')).toBe(true);
      expect(alternatives.length).toBeGreaterThan(0);
    }
    for (const { schema } of huzzah.questions) {
      expect(Object.keys(schema.properties['houseRules']!.properties!)).toEqual(
        ASKED_RULINGS.map(({ id }) => id),
      );
    }
  });
});
