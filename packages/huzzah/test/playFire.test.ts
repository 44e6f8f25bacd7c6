/** Fire: the worked cases 18 to 23 and 42, and every kind of fire, played on the maps. */
import { describe, expect, test } from 'vitest';
import { MACHINE } from '../src/play/sequence/sequence.ts';
import type { Action } from '../src/play/state/action.ts';
import { asked } from './asked.ts';
import {
  type Board,
  barOf,
  everyWay,
  legalWords,
  noLeaderLost,
  type Placed,
  played,
  position,
  unitAt,
} from './playing.ts';

const fire = (target: string, arm: 'small-arms' | 'artillery' = 'small-arms'): Action => ({
  do: 'fire',
  target,
  arm,
});

const state =
  (id: string) =>
  (board: Board): string => {
    const { hex, state: order } = unitAt(board, id);
    return hex < 0 ? 'gone' : order;
  };

/** Opens a hex and tells every way that a shot may go. */
const shot = (board: Board, from: string, action: Action, id: string) =>
  everyWay(played(board, [{ do: 'open', hex: from }]), action, state(id), undefined, {
    branching: noLeaderLost,
  });

const OTHERS = { '4MO': { hex: '2000' }, '2USF': { hex: '0026' } } as const;

describe('Iuka', () => {
  const iuka = (
    units: Readonly<Record<string, Placed>>,
    leaders = {},
    segment: 'b' | 'a' | 'g' = 'b',
    turn = 1,
  ): Board => position({ scenario: 'iuka', segment, turn, units: { ...OTHERS, ...units }, leaders });
  test('case 18: the 48th Indiana at the Texas Legion in the wood below', () => {
    const board = iuka({ '48IN': { hex: '0914', facing: 'NE' }, '1TXL': { hex: '0913', facing: 'SW' } });
    expect(shot(board, '0914', fire('0913'), '1TXL')).toEqual({ 'good-order': '19/25', disrupted: '6/25' });
  });
  test('case 19: three points fire out of the wood, and no more in the segment', () => {
    const board = iuka({
      '5IA': { hex: '1114', facing: 'NE' },
      '26MO': { hex: '1114', facing: 'NE' },
      '3LA': { hex: '1113', facing: 'SW' },
      '40MS': { hex: '1213', facing: 'SW' },
      '48IN': { hex: '0914', facing: 'NE' },
      '1TXL': { hex: '0913', facing: 'SW' },
    });
    const opened = played(board, [
      { do: 'open', hex: '1114' },
      { do: 'leave-out', piece: '26MO' },
    ]);
    const { asks } = MACHINE.tell(opened.field, opened.state, fire('1113'));
    expect(
      (asked('fire', asks!.input as never).odds().outcomes[0]!.result as { fireFactor: number }).fireFactor,
    ).toBe(6);
    const after = played(opened, [fire('1113')], [9]);
    expect(after.state.fired[after.field.ground.map.cells.get('1114')!]).toEqual({ smallArms: 3, guns: 0 });
    expect(barOf(after, { do: 'open', hex: '1114' })).toBe('17.4');
  });
  test("case 20: the battery at Hebert's Texans across the ravine", () => {
    const board = iuka(
      { '11OHB': { hex: '1014', facing: 'NE' }, '3TX': { hex: '1011', facing: 'SW' } },
      { HEBERT: '1011' },
      'a',
    );
    expect(shot(board, '1014', fire('1011', 'artillery'), '3TX')).toEqual({
      'good-order': '24/25',
      disrupted: '1/25',
    });
  });
  test('case 44: in the dusk guns reach 1 hex, and a crest has an MFZ of 1', () => {
    const units = { '11OHB': { hex: '1014', facing: 'NE' }, '3TX': { hex: '1012', facing: 'SW' } } as const;
    const day = played(iuka(units, {}, 'a'), [{ do: 'open', hex: '1014' }]);
    expect(legalWords(day, 'fire')).toHaveLength(1);
    const dusk = iuka({ ...units, '48IN': { hex: '0826' } }, {}, 'g', 8);
    const guns = played(dusk, [{ do: 'open', hex: '1014' }]);
    expect(barOf(guns, fire('1012', 'artillery'))).toBe('13.5');
  });
});

describe('Seven Pines', () => {
  const pines = (
    units: Readonly<Record<string, Placed>>,
    segment: 'a' | 'b' | 'e' | 'i' | 'f' | 'g',
    houseRules = {},
  ): Board =>
    position({
      scenario: 'seven-pines',
      segment,
      units: { 'RAINS-2': { hex: '0038' }, 'PECK-1': { hex: '4404' }, ...units },
      houseRules,
    });
  test('case 21: Fitch at Garland, range 3, from the works', () => {
    const board = pines(
      { FITCH: { hex: '1820', facing: 'W' }, 'GARLAND-1': { hex: '1520', facing: 'E' } },
      'a',
    );
    expect(shot(board, '1820', fire('1520', 'artillery'), 'GARLAND-1')).toEqual({
      'good-order': '4/5',
      disrupted: '1/5',
    });
  });
  describe('case 22: at the guns in their works', () => {
    const bates: Placed = { hex: '1822', facing: 'W' };
    test('Carter at 4 hexes', () => {
      const board = pines(
        { CARTER: { hex: '1422', facing: 'E', formation: 'unlimbered' }, BATES: bates },
        'e',
      );
      expect(shot(board, '1422', fire('1822', 'artillery'), 'BATES')['good-order']).toBe('91/100');
    });
    test('Garland beside them', () => {
      const board = pines({ 'GARLAND-1': { hex: '1722', facing: 'E' }, BATES: bates }, 'i');
      expect(shot(board, '1722', fire('1822'), 'BATES')['good-order']).toBe('19/25');
    });
    test('Garland disrupted: row 1', () => {
      const board = pines(
        { 'GARLAND-1': { hex: '1722', facing: 'E', state: 'disrupted' }, BATES: bates },
        'i',
      );
      const opened = played(board, [{ do: 'open', hex: '1722' }]);
      const { asks } = MACHINE.tell(opened.field, opened.state, fire('1822'));
      expect((asked('fire', asks!.input as never).odds().outcomes[0]!.result as { line: string }).line).toBe(
        '1',
      );
    });
  });
  describe('case 42: fire without line of sight', () => {
    const fitch: Placed = { hex: '1820', facing: 'W' };
    const garland: Placed = { hex: '1320', facing: 'E' };
    test('seen by a leader: line 0 at most', () => {
      // In the depth of the wood only somebody beside it sees it: a leader may, whom the shells do not mind.
      const board = position({
        ...{ scenario: 'seven-pines', segment: 'a', leaders: { CASEY: '1420' } },
        units: { FITCH: fitch, 'GARLAND-1': garland, 'PECK-1': { hex: '4404' } },
      });
      expect(shot(board, '1820', fire('1320', 'artillery'), 'GARLAND-1')).toEqual({
        'good-order': '24/25',
        disrupted: '1/25',
      });
    });
    test('no observer: refused', () => {
      const board = pines({ FITCH: fitch, 'GARLAND-1': garland, 'RODES-1': { hex: '1720' } }, 'a');
      expect(barOf(played(board, [{ do: 'open', hex: '1820' }]), fire('1320', 'artillery'))).toBe('8.3.1');
    });
    test('friends beside the target: refused', () => {
      const board = pines(
        {
          FITCH: fitch,
          'GARLAND-1': garland,
          'NAGLEE-2': { hex: '1420', facing: 'W' },
          'RODES-1': { hex: '1720' },
        },
        'a',
      );
      expect(barOf(played(board, [{ do: 'open', hex: '1820' }]), fire('1320', 'artillery'))).toBe('8.3.1');
    });
  });
  test('one fire a half turn, by the option', () => {
    const units = {
      'NAGLEE-2': { hex: '1621', facing: 'W', volleyed: true },
      'GARLAND-1': { hex: '1521', facing: 'E' },
    } as const;
    const opened = played(pines(units, 'g', { fireOnce: 'on' }), [{ do: 'open', hex: '1621' }]);
    expect(barOf(opened, fire('1521'))).toBe('17.17.3');
    expect(barOf(played(pines(units, 'g'), [{ do: 'open', hex: '1621' }]), fire('1521'))).toBeNull();
  });
  test('in clear ground one arm fires in a segment, not both', () => {
    const units = {
      'NAGLEE-2': { hex: '1720', facing: 'W' },
      SPRATT: { hex: '1720', facing: 'W' },
      'GARLAND-1': { hex: '1620', facing: 'E' },
    } as const;
    const opened = played(pines(units, 'g'), [{ do: 'open', hex: '1720' }]);
    expect(barOf(opened, fire('1620'))).toBe('2.2.1, 17.6.2');
    const after = played(opened, [{ do: 'leave-out', piece: 'SPRATT' }, fire('1620')], [9]);
    const guns = played(after, [{ do: 'open', hex: '1720' }]);
    expect(barOf(guns, fire('1620', 'artillery'))).toBe('3.7.1, 17.4.1');
  });
  test('a shot at nobody, out of range, out of the front', () => {
    const units = {
      'NAGLEE-2': { hex: '1720', facing: 'W' },
      'GARLAND-1': { hex: '1820', facing: 'E' },
      'GARLAND-2': { hex: '1220', facing: 'E' },
    } as const;
    const opened = played(pines(units, 'g'), [{ do: 'open', hex: '1720' }]);
    expect(['1620', '1220', '1820'].map((hex) => barOf(opened, fire(hex)))).toEqual([
      '8.1.1',
      '8.2',
      '3.4, 17.9.1',
    ]);
  });
});

describe('case 23: the end that holds', () => {
  test('F 16, four up, marker: 21-26 and not 27-35', () => {
    const { result } = asked('line', { fireFactor: 16, positive: 4, negative: 2 }).odds().outcomes[0]!;
    expect((result as { line: string }).line).toBe('21-26');
  });
});
