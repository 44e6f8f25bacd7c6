/** Rout moves and stacks that join: the worked cases 34 and 35, played on the maps. */
import { describe, expect, test } from 'vitest';
import {
  type Board,
  barOf,
  hexOf,
  legalWords,
  open,
  type Placed,
  pines,
  played,
  position,
  unitAt,
} from './playing.ts';

describe('case 34: the 48th Indiana runs', () => {
  const board = (more: Readonly<Record<string, Placed>> = {}): Board => {
    return position({
      scenario: 'iuka',
      segment: 'g',
      fromStart: true,
      units: {
        '48IN': { hex: '0914', facing: 'NE', state: 'routed', inCommand: false },
        '1TXL': { hex: '0913', facing: 'SW' },
        '3TX': { hex: '1013', facing: 'SW' },
        ...more,
      },
    });
  };
  const ways = (now: Board): readonly string[] =>
    legalWords(now, 'rout-step')
      .map((action) => ('hex' in action ? `${action.hex}` : ''))
      .sort();
  test('in an EZOC it cannot rally; the owner picks among equal hexes', () => {
    const first = board();
    expect(first.state.stage).toMatchObject({ at: 'rout-step', side: 'union' });
    expect(ways(first)).toEqual(['0815', '0915']);
    const second = played(first, [{ do: 'rout-step', hex: '0815' }]);
    expect(ways(second)).toEqual(['0816', '0916']);
    const third = played(second, [{ do: 'rout-step', hex: '0816' }]);
    expect(ways(third)).toEqual(['0717', '0817']);
    expect(barOf(third, { do: 'rout-step', hex: '0815' })).toBe('17.12');
  });
  test('it passes through friends and may not stop with them', () => {
    const first = played(board({ '4MN': { hex: '0717', facing: 'NE' } }), [
      { do: 'rout-step', hex: '0815' },
      { do: 'rout-step', hex: '0816' },
      { do: 'rout-step', hex: '0717' },
    ]);
    expect(first.state.stage.at).toBe('rout-step');
    expect(ways(first).length).toBeGreaterThan(0);
  });
});

test('case 35: Palmer runs from between two enemies', () => {
  const first = position({
    // By the edge of the evening's window: on the whole map the north edge is nearer than the east.
    scenario: 'redoubt',
    segment: 'g',
    fromStart: true,
    units: {
      'PALMER-2': { hex: '1821', facing: 'W', state: 'routed', inCommand: false },
      'GARLAND-1': { hex: '1721', facing: 'E' },
      'RAINS-1': { hex: '1923', facing: 'NW' },
      'PECK-1': { hex: '2414' },
    },
  });
  const hexes = legalWords(first, 'rout-step').map((action) => ('hex' in action ? action.hex : ''));
  expect(hexes.toSorted()).toEqual(['1920', '1921']);
  const gone = played(first, [{ do: 'rout-step', hex: '1920' }]);
  expect(hexOf(gone, 'PALMER-2')).toBe('2019');
});

describe('stacks that join', () => {
  test('the worst state, the marker, command only if both; the orders of those who stood there', () => {
    const board = played(
      pines({
        'GARLAND-1': { hex: '0920', facing: 'E', state: 'disrupted', marker: true },
        'GARLAND-2': { hex: '1020', facing: 'W', inCommand: false, orders: { advance: 'never' } },
        'RAINS-2': { hex: '0038' },
        'PECK-1': { hex: '4404' },
      }),
      [open('0920'), { do: 'move' }, { do: 'step', hex: '1020' }, { do: 'end', side: 'SE' }],
      [0],
    );
    for (const id of ['GARLAND-1', 'GARLAND-2'])
      expect(unitAt(board, id)).toMatchObject({
        state: 'disrupted',
        marker: true,
        inCommand: false,
        facing: 2,
        orders: { advance: 'never' },
      });
  });
  test('nobody ends a move with another organization, but passes through', () => {
    const board = played(
      pines({
        'GARLAND-1': { hex: '0119', facing: 'E' },
        'KEMPER-1': { hex: '0219', facing: 'E' },
        'RAINS-2': { hex: '0038' },
        'PECK-1': { hex: '4404' },
      }),
      [open('0119'), { do: 'move' }, { do: 'step', hex: '0219' }],
    );
    expect(barOf(board, { do: 'end', side: 'E' })).toBe('3.7.3, 17.7.2');
    expect(
      hexOf(
        played(board, [
          { do: 'step', hex: '0319' },
          { do: 'end', side: 'E' },
        ]),
        'GARLAND-1',
      ),
    ).toBe('0319');
  });
});
