/** What the mover may not learn from being held to his move, and what may not be read off the books (21.13). */
import { seeded } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { rulesFor } from '../src/play/rules.ts';
import { secretsOf } from '../src/play/seen/secrets.ts';
import { viewOf } from '../src/play/seen/viewing.ts';
import { afterAll, fieldFor, MAP, operating, type Placed } from './operating.ts';

const DAY = 'antietam/whole-day';

describe('a formation that wakes (21.11.4)', () => {
  /** Toombs waits in his woods and sees Nagle's men come to the ford; they do not see him. Then others are given orders. */
  const comingNear = (toombs: Record<string, Placed>) => {
    const men = { 'U-NAGLE-B': { square: '2331' }, 'U-NAGLE-A': { square: '2734' } };
    const table = operating(DAY, { ...men, ...toombs }, { options: { hidden: true } });
    const before = afterAll(table, [{ do: 'step', unit: 'U-NAGLE-B', direction: 7 }]);
    const after = afterAll(before, [{ do: 'face', unit: 'U-NAGLE-A', facing: 1 }]);
    return { before, after };
  };
  const WAITS = { 'C-TOOMBS': { square: '1932', active: false } };

  test('is the enemy’s, unseen: whether orders can be taken back does not tell of it', () => {
    const { before, after } = comingNear(WAITS);
    expect([before.unit('C-TOOMBS').active, after.unit('C-TOOMBS').active]).toEqual([false, true]);
    expect(after.sees('C-TOOMBS')).toBe(false);
    const nobody = comingNear({});
    expect([after.reveals(before), nobody.after.reveals(nobody.before)]).toEqual([false, false]);
  });

  test('in the open it is seen to wake, and the order stands', () => {
    const quiet = operating(DAY, { ...WAITS, 'U-NAGLE-B': { square: '2331' } });
    const stepped = afterAll(quiet, [{ do: 'step', unit: 'U-NAGLE-B', direction: 7 }]);
    expect(stepped.unit('C-TOOMBS').active).toBe(true);
    expect(stepped.reveals(quiet)).toBe(true);
  });
});

test('what was struck of hidden units by agreement is not shown, and what is imagined keeps its books', () => {
  const field = fieldFor(DAY);
  const { state } = operating(DAY, { 'U-NAGLE-B': { square: '2334' } }, { options: { hidden: true } });
  const started = { men: 129, guns: 0 };
  const struck = { ...state, overruled: { ...state.overruled, union: started } };
  expect(viewOf(field, struck, 'union').overruled.union).toEqual(started);
  for (const seat of ['confederate', null] as const) {
    const view = viewOf(field, struck, seat);
    expect(view.overruled.union.men).toBe(0);
    const imagined = secretsOf(field).imagine(view, seeded('books'));
    const menOf = rulesFor(field.scenario, MAP)
      .audit(imagined)
      .filter((fault) => /^union: .* men/.test(fault));
    expect(menOf).toEqual([]);
  }
});
