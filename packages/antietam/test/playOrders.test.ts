/** Orders to many units (21.4): nothing but listed orders, one after another. */
import { describe, expect, test } from 'vitest';
import { expand, ORDERS } from '../src/play/operations/orders.ts';
import { viewOf } from '../src/play/seen/viewing.ts';
import type { Action } from '../src/play/state/action.ts';
import { afterAll, operating, type Placed, type Table } from './operating.ts';

const FRENCH = ['U-WEBER-A', 'U-WEBER-B', 'U-MORRIS-A', 'U-MORRIS-B'];
const IN_COLUMN: Readonly<Record<string, Placed>> = Object.fromEntries(
  FRENCH.map((id, i) => [id, { square: ['1207', '1207', '1206', '1206'][i]! }]),
);

function given(
  table: Table,
  kind: string,
  more: { cell?: string; value?: string } = {},
  pieces = FRENCH,
): readonly Action[] {
  const view = viewOf(table.field, table.state, table.state.stage.side);
  const cell = more.cell === undefined ? {} : { cell: table.field.ground.map.cells.get(more.cell)! };
  const value = more.value === undefined ? {} : { value: more.value };
  const verdict = expand(table.field, view, { kind, pieces, ...cell, ...value });
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}

const placeOf = (table: Table, id: string): string => table.field.ground.map.ids[table.unit(id).square]!;

describe('orders to a formation', () => {
  test('a division marches by the pike: in column where that pays, and nobody is left without room', () => {
    const table = operating('antietam/whole-day', IN_COLUMN);
    const after = afterAll(table, given(table, 'march-road', { cell: '1312' }));
    // In list order: the first fills the goal, and one who still fits beside it follows.
    expect(['U-MORRIS-A', 'U-WEBER-A'].map((id) => placeOf(after, id))).toEqual(['1312', '1312']);
    const men = (place: string): number =>
      FRENCH.reduce((sum, id) => sum + (placeOf(after, id) === place ? after.unit(id).men : 0), 0);
    for (const id of FRENCH) expect(men(placeOf(after, id))).toBeLessThanOrEqual(2000);
    expect(FRENCH.map((id) => after.unit(id).mode)).toContain('column');
  });

  test('over the ground they go as they are, and never by force', () => {
    const table = operating('antietam/whole-day', IN_COLUMN);
    const actions = given(table, 'march', { cell: '1312' });
    const after = afterAll(table, actions);
    expect(FRENCH.every((id) => after.unit(id).mode === 'normal' && after.unit(id).forced === 0)).toBe(true);
    expect(actions.every((action) => action.do === 'step')).toBe(true);
  });

  test('fire at will takes the target that is expected to suffer most, and none for less than a man', () => {
    const enemies = { 'C-RODES': { square: '1719' }, 'C-GBANDERSON-B': { square: '1820' } };
    const table = operating('antietam/whole-day', {
      ...enemies,
      'U-WEBER-A': { square: '1818', facing: 5 },
      'U-MORRIS-A': { square: '1207' },
    });
    expect(given(table, 'fire-at-will')).toEqual([{ do: 'plot-fire', unit: 'U-WEBER-A', square: '1719' }]);
  });

  test('a charge is a fire plot and a melee plot for those who may', () => {
    const table = operating('antietam/whole-day', {
      'C-RODES': { square: '1719' },
      'U-WEBER-A': { square: '1818', facing: 5 },
      'U-WEBER-B': { square: '1818', facing: 1 },
    });
    expect(given(table, 'charge', { cell: '1719' })).toEqual([
      { do: 'plot-fire', unit: 'U-WEBER-A', square: '1719' },
      { do: 'plot-melee', unit: 'U-WEBER-A' },
    ]);
  });

  test('all turn, all change mode, all dig', () => {
    const table = operating('antietam/whole-day', IN_COLUMN);
    expect(given(table, 'face', { value: '3' }).map((action) => action.do)).toEqual(FRENCH.map(() => 'face'));
    expect(given(table, 'mode', { value: 'column' })).toHaveLength(FRENCH.length);
    expect(given(table, 'dig')).toHaveLength(FRENCH.length);
  });

  test('whom it is not for, and what is missing, is said', () => {
    const table = operating('antietam/whole-day', { ...IN_COLUMN, 'C-RODES': { square: '1719' } });
    const own = viewOf(table.field, table.state, 'union');
    const refusal = (view: typeof own, order: { kind: string; cell?: number }) =>
      expand(table.field, view, { pieces: FRENCH, ...order }).refused?.code;
    expect(refusal(own, { kind: 'march' })).toBe('no-such-square');
    expect(refusal(own, { kind: 'dance' })).toBe('no-such-order');
    expect(refusal(viewOf(table.field, table.state, 'confederate'), { kind: 'dig' })).toBe('not-your-turn');
    expect(ORDERS.map(({ id }) => id)).toContain('march-road');
  });
});
