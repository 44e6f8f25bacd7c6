/** The Recovery Phase: its table, organization, demoralization, works. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Unit } from '../src/model/unit.ts';
import { asked, type Input, rolled, settled } from './asked.ts';

const recovered = (input: Input): Unit => (settled('recovery', input) as { unit: Unit }).unit;

describe('side and fatigue', () => {
  test.each([
    [false, 0, false, 0],
    [false, 1, false, 0],
    [false, 2, false, 0],
    [false, 3, true, 0],
    [false, 4, true, 1],
    [true, 0, false, 0],
    [true, 1, false, 0],
    [true, 2, true, 0],
    [true, 3, true, 0],
    [true, 4, true, 1],
  ])('exhausted %s, F%i: exhausted %s, F%i', (exhausted, fatigue, after, level) => {
    expect(recovered({ exhausted, fatigue })).toMatchObject({ exhausted: after, fatigue: level });
  });
});

describe('organization and demoralization', () => {
  test.each([
    [{ fatigue: 2, disorganized: true }, { organized: true }],
    [{ fatigue: 3, disorganized: true }, { organized: false }],
    [{ fatigue: 2, exhausted: true, disorganized: true }, { organized: false }],
    [{ fatigue: 1, exhausted: true, disorganized: true }, { organized: true }],
    [{ fatigue: 4, disorganized: false }, { organized: true }],
    [{ fatigue: 0, demoralized: 2 }, { demoralized: 1 }],
    [{ fatigue: 0, demoralized: 1 }, { demoralized: 0 }],
    [{ fatigue: 3, demoralized: 2 }, { demoralized: 2 }],
  ])('%o: %o', (input, after) => {
    expect(recovered(input)).toMatchObject(after);
  });
});

describe('works', () => {
  test.each([
    [{}, 'abatis'],
    [{ entrenchment: 'abatis' }, 'breastwork'],
    [{ entrenchment: 'breastwork' }, 'breastwork'],
    [{ entrenchment: 'fort' }, 'fort'],
    [{ rain: true }, 'none'],
    [{ movedThisTurn: true }, 'none'],
    [{ inSwamp: true }, 'none'],
    [{ demoralized: 1 }, 'none'],
    [{ fatigue: 2 }, 'abatis'],
    [{ fatigue: 3 }, 'none'],
    [{ fatigue: 2, exhausted: true }, 'none'],
    [{ disorganized: true }, 'abatis'],
    [{ type: 'artillery', entrenchment: 'abatis' }, 'breastwork'],
    [{ type: 'mounted-infantry', entrenchment: 'abatis' }, 'breastwork'],
    [{ type: 'cavalry' }, 'abatis'],
    [{ type: 'cavalry', entrenchment: 'abatis' }, 'abatis'],
    [{ type: 'wagon' }, 'none'],
    [{ rain: true, entrenchment: 'abatis' }, 'abatis'],
  ])('%o: %s', (input, works) => {
    expect(recovered(input).entrenchment).toBe(works);
  });

  test('the ledger gives the reason', () => {
    const works = (input: Input) => rolled('recovery', input).notes.find((n) => n.text.startsWith('Works'));
    expect(works({ rain: true })).toMatchObject({ applied: false, reason: 'a rain turn' });
    expect(works({ type: 'wagon' })).toMatchObject({ applied: false, reason: 'a wagon train' });
    expect(works({})).toMatchObject({ applied: true, value: 'abatis' });
  });
});

test('what changed is told, and nothing else', () => {
  const { result, line } = rolled('recovery', { name: 'Green', manpower: 4, fatigue: 4, disorganized: true });
  expect((result as { changes: string[] }).changes).toEqual([
    'Side normal to exhausted',
    'Fatigue Level 4 to 1',
  ]);
  expect(line).toBe(
    'Recovery, Green 4 disorganized F4: Side normal to exhausted, Fatigue Level 4 to 1. Green 4 disorganized F1 exhausted.',
  );
  const idle = rolled('recovery', { rain: true });
  expect((idle.result as { changes: string[] }).changes).toEqual([]);
  expect(idle.line).toContain('no change');
});

test('there are no dice: one outcome, certain', () => {
  const { outcomes } = asked('recovery', { fatigue: 3 }).odds();
  expect(outcomes).toMatchObject([{ fraction: '1' }]);
});

test('recovery never raises fatigue, costs nobody, and three quiet days heal all', () => {
  const unit = fc.record({
    type: fc.constantFrom('infantry', 'cavalry', 'artillery', 'mounted-infantry', 'wagon'),
    manpower: fc.integer({ min: 1, max: 21 }),
    disorganized: fc.boolean(),
    exhausted: fc.boolean(),
    fatigue: fc.integer({ min: 0, max: 4 }),
    demoralized: fc.integer({ min: 0, max: 1 }),
    rain: fc.boolean(),
    movedThisTurn: fc.boolean(),
  });
  const again = ({ organized, ...unit }: Unit): Input => ({ ...unit, disorganized: !organized });
  fc.assert(
    fc.property(unit, (input) => {
      const first = recovered(input);
      expect(first.fatigue).toBeLessThanOrEqual(input.fatigue);
      expect(first.manpower).toBe(input.manpower);
      expect(first.demoralized).toBeLessThanOrEqual(input.demoralized);
      const healed = recovered(again(recovered(again(first))));
      expect(healed).toMatchObject({ exhausted: false, fatigue: 0, organized: true, demoralized: 0 });
    }),
  );
});
