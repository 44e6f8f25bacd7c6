/** What a seat may not know: whether a move can be taken back, and what is imagined, tell nothing of hidden enemies. */
import { seeded } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { NOBODY } from '../src/field/state.ts';
import { audit } from '../src/play/books/audit.ts';
import { overruled } from '../src/play/books/overruling.ts';
import { secretsOf } from '../src/play/seen/secrets.ts';
import { viewOf } from '../src/play/seen/viewing.ts';
import type { Stage } from '../src/play/state/stage.ts';
import { withUnit } from '../src/play/state/standing.ts';
import { fieldFor, positionOf, unitAt } from './positions.ts';

const OPERATIONS: Stage = {
  ...{ at: 'operations', side: 'union', set: 1, phase: { turn: 4, set: 1 } },
  ordering: { plots: 0, unit: NOBODY, before: null },
};

describe('a move that wakes a formation', () => {
  const field = fieldFor('sunken-road');
  const { reveals } = secretsOf(field);
  const woken = (hidden: boolean, id: string) => {
    const unit = unitAt(field, id);
    const state = positionOf('sunken-road', { stage: OPERATIONS, options: { hidden } });
    return [withUnit(state, unit, { active: false }), withUnit(state, unit, { active: true })] as const;
  };

  test('of the enemy can be taken back where he is hidden, since nobody was shown it', () => {
    expect(reveals(...woken(true, 'C-EVANS'), 'union')).toBe(false);
    expect(reveals(...woken(false, 'C-EVANS'), 'union')).toBe(true);
  });

  test('of the own side stands', () => {
    expect(reveals(...woken(true, 'U-BUCHANAN-A'), 'union')).toBe(true);
  });
});

describe('men added by agreement', () => {
  const field = fieldFor('sunken-road');
  const state = positionOf('sunken-road', { stage: OPERATIONS, options: { hidden: true } });
  const { men } = state.units[unitAt(field, 'C-EVANS')]!;
  const more = overruled(field, state, { do: 'overrule', unit: 'C-EVANS', marks: { men: men + 10 } });

  test.each(['union', 'confederate', null])('leave the books of what %s imagines in order', (seat) => {
    expect(more.overruled.confederate.men).toBe(-10);
    const view = viewOf(field, more, seat);
    const imagined = secretsOf(field).imagine(view, seeded('agreed'));
    expect(viewOf(field, imagined, seat).overruled).toEqual(view.overruled);
    expect(audit(field, imagined).filter((fault) => fault.includes('men'))).toEqual([]);
  });
});
