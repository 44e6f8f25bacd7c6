/** A turn of marching (21.4.1, 10.3), and when a side may end its operations (21.4.7): worked cases. */
import { Scripted } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { rest } from '../src/play/recovery/resting.ts';
import { type In, to } from '../src/play/state/stage.ts';
import { unitNamed } from '../src/play/state/standing.ts';
import { afterAll, operating, type Placed, type Table } from './operating.ts';

const [N, E] = [1, 3] as const;
const HILL = 'C-GREGG';

function hillMarches(from: Placed, directions: readonly (typeof N | typeof E)[]): Table {
  const table = operating('antietam/whole-day', { [HILL]: from }, { side: 'confederate' });
  return afterAll(
    table,
    directions.map((direction) => ({ do: 'step', unit: HILL, direction })),
  );
}
const placeOf = (table: Table) => table.field.ground.map.ids[table.unit(HILL).square];

test('A. P. Hill comes up by road: eighteen squares in a turn, with a halt in the middle (case 8)', () => {
  const morning = hillMarches({ square: '0040', mode: 'column' }, [E, N, E, E, E, N, E, E, E, N, E, E]);
  expect(placeOf(morning)).toBe('0937');
  expect(morning.unit(HILL)).toMatchObject({ op: 0, fatigue: 12, idle: false });
  const halt = to(morning.state, { at: 'rest', side: 'union', midTurn: true });
  const rested = rest(morning.field, halt as In<'rest'>, new Scripted([]));
  const { fatigue } = rested.units[unitNamed(morning.field, HILL)]!;
  expect(fatigue).toBe(7);
  const on = hillMarches({ square: '0937', mode: 'column', fatigue }, [E, E, N, E, E, N]);
  expect([placeOf(on), on.unit(HILL).op, on.unit(HILL).fatigue]).toEqual(['1335', 6, 13]);
});

describe('the end of operations', () => {
  const END = { do: 'end-operations' } as const;
  /** Two friends with so many points, and a routed unit that found no other room. */
  const crowd = (first: number, second: number): Table =>
    operating('antietam/whole-day', {
      'U-WEBER-A': { square: '1816', op: first },
      'U-WEBER-B': { square: '1816', op: second },
      'U-MORRIS-A': { square: '1816', op: 0, mode: 'routed' },
    });

  test('is refused while one of three in a square has a step, and says which square (case 33)', () => {
    const table = crowd(12, 0);
    expect(table.refusal(END)).toBe('overfull');
    expect(table.deed(END).bar(table.field, table.state, END as never)).toMatchObject({
      cite: '5.5, 21.4.7',
      text: expect.stringContaining('1816'),
    });
    const left = afterAll(table, [{ do: 'step', unit: 'U-WEBER-A', direction: N }]);
    expect(left.refusal(END)).toBeNull();
  });

  test('is allowed when none of them has one (case 33)', () => {
    expect(crowd(0, 12).refusal(END)).toBe('overfull');
    expect(crowd(0, 0).refusal(END)).toBeNull();
    expect(crowd(1, 1).refusal(END)).toBeNull();
  });
});
