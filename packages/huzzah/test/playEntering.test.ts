/** Reinforcements up the road: the worked case 8, played on the map. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/play/state/action.ts';
import { type Board, hexOf, MOVE, open, played, position, step } from './playing.ts';

describe('case 8: reinforcements up the Jacinto road', () => {
  const WAITING = -1;
  const start = (): Board => {
    const { field, state } = position({
      scenario: 'iuka',
      segment: 'g',
      units: {
        '12WIB': { hex: '0726' },
        '10IA': { hex: '0726' },
        '80OH': { hex: '0726' },
        '37AL': { hex: '2000' },
        '4MN': { hex: '0021' },
      },
    });
    const ids = ['12WIB', '10IA', '80OH'];
    const units = state.units.map((unit, i) =>
      ids.includes(field.units[i]!.id) ? { ...unit, hex: WAITING } : unit,
    );
    const leaders = state.leaders.map((leader, i) =>
      field.leaders[i]!.id === 'SULLIVAN' ? { ...leader, hex: WAITING } : leader,
    );
    return { field, state: { ...state, units, leaders, stage: { at: 'action-choose', side: 'union' } } };
  };
  test('four hexes in segment g, the last by the bonus; the guns do not stop after the run in m', () => {
    const entering: Action[] = [
      { do: 'enter', piece: '12WIB' },
      MOVE,
      ...['0726', '0725', '0824', '0823'].map(step),
    ];
    const there = played(start(), [...entering, { do: 'end', side: 'NE' }]);
    expect(['12WIB', '10IA', '80OH'].map((id) => hexOf(there, id))).toEqual(['0823', '0823', '0823']);
    const second = played(
      {
        ...there,
        state: {
          ...there.state,
          units: there.state.units.map((unit) => ({ ...unit, acted: false })),
          leaders: there.state.leaders.map((l) => ({ ...l, acted: false })),
          stage: { at: 'action-choose', side: 'union' },
        },
      },
      [open('0823'), MOVE, ...['0822', '0821', '0820', '0819'].map(step), { do: 'end', side: 'NE' }],
    );
    expect(hexOf(second, '12WIB')).toBe('0819');
  });
});
