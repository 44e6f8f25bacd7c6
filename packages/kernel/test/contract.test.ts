import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CardError,
  Diverged,
  type Journal,
  nearest,
  noMoreLuck,
  play,
  registryOf,
  seeded,
  thrownIn,
} from '../src/index.ts';
import { DARE_QUESTION, DARE_RULES, type DareState, FAKE, ONLY } from './fakeSystem.ts';

const asked = (raw: unknown) => {
  const verdict = DARE_QUESTION.ask(raw);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
};
const refusal = (raw: unknown) => DARE_QUESTION.ask(raw).refused;

describe('a question', () => {
  test('has a schema with description, default and rule for each field', () => {
    expect(DARE_QUESTION.schema.properties['need']).toMatchObject({
      type: 'integer',
      description: 'Lowest face that wins.',
      default: 4,
      cite: '1',
      minimum: 1,
      maximum: 6,
    });
    expect(DARE_QUESTION.schema.required ?? []).toEqual([]);
  });

  test('answers with outcomes likeliest first, fractions and notes', () => {
    const odds = asked({ need: 5 }).odds();
    expect(odds).toMatchObject({ id: 'fake/dare', method: 'exact', error: 0 });
    expect(odds.outcomes.map((o) => [o.label, o.fraction])).toEqual([
      ['lost', '2/3'],
      ['won', '1/3'],
    ]);
    expect(odds.outcomes[0]?.notes).toEqual([{ cite: '1', text: 'the dare', value: 5, applied: true }]);
  });

  test('sums its outcomes up in classes and averages', () => {
    const { summaries, averages } = asked({ need: 6, twice: true }).summary();
    expect(summaries[0]?.classes.map((c) => [c.label, c.fraction, c.keys])).toEqual([
      ['lost', '25/36', ['false']],
      ['won', '11/36', ['true']],
    ]);
    expect(averages[0]?.value).toBeCloseTo(22 / 36, 12);
  });

  test('draws the numbers of its results as a distribution', () => {
    expect(asked({ need: 5 }).summary().plots).toEqual([
      {
        title: 'Points',
        bars: [
          { from: 0, to: 0, p: 2 / 3, fraction: '2/3' },
          { from: 1, to: 1, p: 0, fraction: '0' },
          { from: 2, to: 2, p: 1 / 3, fraction: '1/3' },
        ],
      },
    ]);
  });

  test('rolls with its own dice or with dice from the table', () => {
    const roll = asked({ need: 5 }).roll(seeded('a'));
    expect(roll.dice).toHaveLength(1);
    const typed = asked({ need: 5 }).rollWith([6]);
    expect(typed.refused ?? typed.value).toMatchObject({ label: 'won', line: 'Dare on 5: 6, won' });
  });

  test.each([
    [[], /die is missing/],
    [[7], /shows 1 to 6, not 7/],
    [[6, 6], /left over/],
  ])('dice %j are refused, not thrown', (dice, text) => {
    expect(asked({ need: 5 }).rollWith(dice).refused).toMatchObject({ code: 'bad-dice', field: 'dice' });
    expect(asked({ need: 5 }).rollWith(dice).refused?.text).toMatch(text);
  });

  test('shows its likeliest outcome before any die falls', () => {
    expect(asked({ need: 5 }).likeliest()).toMatchObject({
      label: 'lost',
      dice: [{ name: 'dare die', faces: [1] }],
    });
    expect(asked({ need: 2 }).likeliest().label).toBe('won');
  });

  test('names the dice of its longest way', () => {
    expect(
      asked({ need: 5 })
        .dice()
        .map(({ name }) => name),
    ).toEqual(['dare die']);
    expect(
      asked({ need: 6, twice: true })
        .dice()
        .map(({ name }) => name),
    ).toEqual(['dare die', 'dare die']);
  });

  test('shows every throw with its outcome', () => {
    expect(
      asked({ need: 5 })
        .everyThrow()
        ?.map((t) => [t.faces, t.key]),
    ).toEqual([1, 2, 3, 4, 5, 6].map((face) => [[face], `${face >= 5}`]));
  });
});

describe('refusals', () => {
  test.each([
    [{ need: 0 }, 'bad-value', 'need is 0: it must be a whole number from 1 to 6.'],
    [{ need: 2.5 }, 'bad-value', 'need is 2.5: it must be a whole number from 1 to 6.'],
    [{ need: Number.NaN }, 'bad-value', 'need is NaN: it must be a whole number from 1 to 6.'],
    [{ need: '4' }, 'bad-value', 'need is "4": it must be a whole number from 1 to 6.'],
    [{ need: null }, 'bad-value', 'need is null: it must be a whole number from 1 to 6.'],
    [{ twice: 1 }, 'bad-value', 'twice is 1: it must be true or false.'],
    [{ nede: 4 }, 'unknown-field', 'There is no field "nede": did you mean need?'],
    [{ horses: 4 }, 'unknown-field', 'There is no field "horses": it has need, twice.'],
    [{ need: 1 }, 'too-easy', 'need 1 always wins; ask 2 or more.'],
    [{ twice: true }, 'not-known-here', 'twice cannot be true when need is 4: the card says "only for a 6".'],
    [[], 'bad-input', 'The input must be a JSON object with fields, not [].'],
    ['x', 'bad-input', 'The input must be a JSON object with fields, not "x".'],
    [null, 'bad-input', 'The input must be a JSON object with fields, not null.'],
  ])('%j', (raw, code, text) => {
    expect(refusal(raw)).toMatchObject({ code, text });
  });

  test('name the rule and all faults at once', () => {
    const first = refusal({ need: 9, twice: 'no' });
    expect(first).toMatchObject({ field: 'need', cite: '1' });
    expect(first?.also).toMatchObject([{ field: 'twice', cite: '2' }]);
  });

  test('whatever is sent, the answer is a verdict and never an exception', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const verdict = DARE_QUESTION.ask(raw);
        if (verdict.refused) expect(verdict.refused.text).toMatch(/\.$|\?$/);
        else verdict.value.odds();
      }),
    );
  });

  test('a long value is not echoed whole', () => {
    expect(refusal({ need: 'x'.repeat(10_000) })?.text.length).toBeLessThan(200);
  });
});

describe('nearest', () => {
  test.each([
    ['attakcerCV', ['attackerCV', 'defenderCV'], 'attackerCV'],
    ['zzz', ['attackerCV', 'defenderCV'], undefined],
    ['', ['a'], 'a'],
    ['x'.repeat(500), ['a'], undefined],
  ])('%s', (name, known, like) => {
    expect(nearest(name, known)).toBe(like);
  });
});

const begun = (houseRules?: unknown): DareState => {
  const verdict = DARE_RULES.begin(houseRules);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
};

describe('playing by rules', () => {
  const start = begun();
  const dare = { kind: 'dare' } as const;

  const stand = { kind: 'stand' } as const;
  const dared = play(DARE_RULES, start, 'north', dare, [], noMoreLuck).state;
  const seenBy = (state: DareState, seat: string | null) => DARE_RULES.view(state, seat);

  test('what the other side has to say is its own move', () => {
    expect(DARE_RULES.toMove(dared)).toEqual(['south']);
    expect(DARE_RULES.table(seenBy(dared, 'south')).decides).toBe('reply');
    const done = play(DARE_RULES, dared, 'south', { kind: 'yield' }, [], noMoreLuck);
    expect(done.state.points).toEqual({ north: 1, south: 0 });
  });

  test('a journal replays to the same state without any luck', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const live = play(DARE_RULES, dared, 'south', stand, [], seeded(seed));
        const again = play(DARE_RULES, dared, 'south', stand, live.journal, noMoreLuck);
        expect(again).toEqual(live);
        expect(JSON.parse(JSON.stringify(live.state))).toEqual(live.state);
      }),
    );
  });

  test('a journal for another action is a divergence', () => {
    const other: Journal = [{ draw: 'leap', faces: [6] }];
    expect(() => play(DARE_RULES, dared, 'south', stand, other, noMoreLuck)).toThrow(Diverged);
  });

  test('what was drawn comes back with its dice', () => {
    const journal: Journal = [{ draw: 'dare', faces: [6] }];
    const { draws } = play(DARE_RULES, dared, 'south', stand, journal, noMoreLuck);
    expect(draws).toEqual([
      { draw: 'dare', dice: [{ name: 'dare die', faces: [1, 2, 3, 4, 5, 6] }], faces: [6] },
    ]);
    expect(draws.flatMap(thrownIn)).toEqual([{ name: 'dare die', faces: [6] }]);
  });

  test('a game is played to its end by listed actions only', () => {
    let state: DareState = start;
    for (let side = DARE_RULES.toMove(state)[0]; side; side = DARE_RULES.toMove(state)[0]) {
      const view = seenBy(state, side);
      const action = DARE_RULES.legal(view)[0]!;
      expect(DARE_RULES.check(view, action).refused).toBeNull();
      state = play(DARE_RULES, state, side, action, [], seeded(side)).state;
    }
    expect(state.turn).toBe(4);
    expect(DARE_RULES.legal(seenBy(state, 'north'))).toEqual([]);
    expect(DARE_RULES.table(seenBy(state, null)).over).toBe(true);
  });

  test('what is not listed is refused with the rule', () => {
    expect(DARE_RULES.check(seenBy(start, 'south'), dare).refused).toMatchObject({
      code: 'not-your-turn',
      cite: '1',
    });
    expect(DARE_RULES.check(seenBy(start, 'north'), { kind: 'cheat' }).refused).toMatchObject({
      code: 'no-such-action',
    });
  });

  test('a side sees its own card only', () => {
    const facts = (seat: string | null) => DARE_RULES.table(seenBy(start, seat)).facts;
    expect(facts('north')).toEqual([{ title: 'card', value: '5', side: 'north' }]);
    expect(facts(null)).toEqual([]);
  });

  test('house rules are checked before the first state', () => {
    expect(begun({ turns: 2 }).last).toBe(2);
    expect(DARE_RULES.begin({ turns: 'many' }).refused).toMatchObject({ code: 'bad-value' });
  });

  test('players may agree on what the rules do not list', () => {
    const agreed = DARE_RULES.overrule({ piece: 'card', record: { south: 6 } });
    expect(DARE_RULES.check(seenBy(start, 'north'), agreed).refused).toBeNull();
    const { state } = play(DARE_RULES, start, 'north', agreed, [], noMoreLuck);
    expect(state.hidden).toEqual({ north: 5, south: 6 });
  });
});

describe('the registry', () => {
  test('finds by id', () => {
    const registry = registryOf([FAKE]);
    expect(registry.question('fake/dare')?.title).toBe('Dare');
    expect(registry.question('fake/none')).toBeUndefined();
    expect(registry.scenarios.map(({ id }) => id)).toEqual([ONLY.id]);
    expect(registry.scenario('fake/only')).toMatchObject({ title: ONLY.title, turns: ONLY.turns });
    expect(registry.scenario('fake/none')).toBeUndefined();
  });

  test('refuses a system whose ids are not its own', () => {
    expect(() => registryOf([{ ...FAKE, id: 'other' }])).toThrow(CardError);
    expect(() => registryOf([{ ...FAKE, questions: [DARE_QUESTION, DARE_QUESTION] }])).toThrow(
      /stands twice/,
    );
    expect(() => registryOf([{ ...FAKE, scenarios: [ONLY, ONLY] }])).toThrow(/stands twice/);
    expect(() => registryOf([{ ...FAKE, scenarios: [{ ...ONLY, id: 'other/only' }] }])).toThrow(
      /belongs elsewhere/,
    );
  });
});
