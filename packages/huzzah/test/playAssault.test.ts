/** Assault and charge: the worked cases 24 to 30, played on the maps to their end. */
import { describe, expect, test } from 'vitest';
import type { StandingOrders } from '../src/field/state.ts';
import type { Action } from '../src/play/state/action.ts';
import type { Stage } from '../src/play/state/stage.ts';
import { asked } from './asked.ts';
import {
  type Board,
  barOf,
  bold,
  type Deciding,
  everyWay,
  hexOf,
  legalWords,
  noLeaderLost,
  type Placed,
  played,
  position,
  step,
  unitAt,
} from './playing.ts';

const assault = (target: string): Action => ({ do: 'assault', target });
const TRY = { onDisrupt: 'try' } as const;
const BOTH_TRY = { union: TRY, confederate: TRY };

/** Until the rounds are over: who has lost. */
const isFought = ({ at }: Stage): boolean =>
  at === 'assault-end' ||
  at === 'action-choose' ||
  at === 'rout' ||
  at === 'rout-step' ||
  at === 'segment-end' ||
  at === 'offer';

const winnerOf =
  (attacker: string, defender: string) =>
  (board: Board): string => {
    const isBeaten = (id: string): boolean => {
      const { hex, state } = unitAt(board, id);
      return hex < 0 || state === 'routed';
    };
    const [a, d] = [isBeaten(attacker), isBeaten(defender)];
    return a ? (d ? 'both' : 'defender') : d ? 'attacker' : 'nobody';
  };

const shares = (ends: Readonly<Record<string, string>>): readonly number[] =>
  ['attacker', 'defender', 'both', 'nobody'].map((who) => {
    const [n, d] = (ends[who] ?? '0').split('/').map(Number);
    return Number(((n ?? 0) / (d ?? 1)).toFixed(6));
  });

const watching = { isOver: isFought, branching: noLeaderLost };

const pines = (units: Readonly<Record<string, Placed>>, leaders = {}, segment: 'f' | 'g' = 'f'): Board =>
  position({
    scenario: 'seven-pines',
    segment,
    units: { 'RAINS-2': { hex: '0038' }, 'PECK-1': { hex: '4404' }, ...units },
    leaders,
    orders: BOTH_TRY,
  });

describe('case 24: Garland charges Spratt', () => {
  const board = (advance: StandingOrders['advance']): Board =>
    played(
      pines(
        {
          'GARLAND-1': { hex: '1520', facing: 'E' },
          SPRATT: { hex: '1720', facing: 'W', orders: { advance, enPassant: 'never' } },
        },
        { 'J-GARLAND': '1520' },
      ),
      [{ do: 'open', hex: '1520' }],
    );
  const charging: Deciding = (now) =>
    legalWords(now, 'strike')[0] ?? (now.state.stage.at === 'move' ? step('1620') : bold(now));
  const charge: Action = { do: 'charge', target: '1720' };
  test('advance fire and pre-assault fire with the marker', () => {
    const ends = everyWay(board('always'), charge, winnerOf('GARLAND-1', 'SPRATT'), charging, watching);
    expect(shares(ends)).toEqual([0.238465, 0.059114, 0.001837, 0.700584]);
  });
  test('advance fire held', () => {
    const ends = everyWay(board('never'), charge, winnerOf('GARLAND-1', 'SPRATT'), charging, watching);
    expect(shares(ends)).toEqual([0.291558, 0.016482, 0.001017, 0.690943]);
  });
  test('advance fire alone: good order 43/50', () => {
    const ends = everyWay(board('always'), charge, (now) => unitAt(now, 'GARLAND-1').state, charging, {
      isOver: ({ at, ...stage }) => at === 'move' && 'moving' in stage && stage.moving.path.length > 1,
      branching: noLeaderLost,
    });
    expect(ends['good-order']).toBe('43/50');
  });
});

describe('a charge stopped by advance fire', () => {
  test('routed on the way it runs, and there is no attack', () => {
    const board = played(
      pines({
        'GARLAND-1': { hex: '1520', facing: 'E' },
        SPRATT: { hex: '1720', facing: 'W', orders: { advance: 'always', enPassant: 'never' } },
        FITCH: { hex: '1820', facing: 'W', orders: { advance: 'always', enPassant: 'never' } },
      }),
      [
        { do: 'open', hex: '1520' },
        { do: 'charge', target: '1720' },
      ],
    );
    // Spratt: result 3, reduced, and the check fails; Fitch: result 1 in parentheses, and disrupted becomes routed.
    const shot = played(board, [step('1620')], [0, 9, 1, 9]);
    expect(unitAt(shot, 'GARLAND-1').state).toBe('routed');
    expect(unitAt(shot, 'SPRATT').marker).toBe(true);
    expect(['rout-step', 'action-choose', 'fire-choose', 'horse-choose']).toContain(shot.state.stage.at);
  });
});

const wessells: Placed = { hex: '1824', facing: 'W' };

test('case 25: Rodes assaults the rifle pits in front', () => {
  const board = played(
    pines({ 'RODES-1': { hex: '1724', facing: 'E' }, 'WESSELLS-1': wessells }, { 'J-RODES': '1724' }),
    [{ do: 'open', hex: '1724' }],
  );
  const ends = everyWay(board, assault('1824'), winnerOf('RODES-1', 'WESSELLS-1'), bold, watching);
  expect(shares(ends)).toEqual([0.17116, 0.0956, 0.00206, 0.73118]);
});

test('case 26: the same through the flank is worth nearly three times the front', () => {
  const board = played(
    pines({ 'RODES-1': { hex: '1825', facing: 'NW' }, 'WESSELLS-1': wessells }, { 'J-RODES': '1825' }),
    [{ do: 'open', hex: '1825' }],
  );
  const ends = everyWay(board, assault('1824'), winnerOf('RODES-1', 'WESSELLS-1'), bold, watching);
  expect(shares(ends)).toEqual([0.476015, 0.005964, 0.000535, 0.517486]);
});

describe('case 27: out of the marsh', () => {
  test('the attackers are disrupted before the first round', () => {
    const board = played(
      pines({ 'GARLAND-1': { hex: '1026', facing: 'NW' }, 'PECK-2': { hex: '0925', facing: 'SE' } }),
      [{ do: 'open', hex: '1026' }],
    );
    const after = everyWay(board, assault('0925'), (now) => unitAt(now, 'GARLAND-1').state, bold, {
      isOver: ({ at }) => at === 'offer-fire',
    });
    expect(after).toEqual({ disrupted: '1' });
  });
  test('to the end, 4 SP of morale 6 against 3 SP of morale 5 on the level in the clear', () => {
    // No clear hex of the map touches marsh, so the figures are those of the question.
    const odds = asked('assault', {
      attacker: { units: [{ sp: 4, morale: 6, reducedSp: 2, reducedMorale: 5 }] },
      defender: { units: [{ sp: 3, morale: 5, reducedSp: 1, reducedMorale: 4 }] },
      attackerGround: 'marsh',
    });
    const won = (who: string): number =>
      odds
        .odds()
        .outcomes.reduce(
          (sum, { result, p }) => ((result as { winner: string }).winner === who ? sum + p : sum),
          0,
        );
    const shown = ['attacker', 'defender', 'both-lose', 'none'].map((who) => Number(won(who).toFixed(6)));
    expect(shown).toEqual([0.043184, 0.384784, 0.001581, 0.570451]);
  });
});

describe('Iuka, the Texas Legion uphill at the 48th Indiana', () => {
  const board = (): Board =>
    played(
      position({
        scenario: 'iuka',
        segment: 'f',
        units: {
          '1TXL': { hex: '0913', facing: 'SW' },
          '48IN': { hex: '0914', facing: 'NE' },
          '4MN': { hex: '0026' },
          '4MO': { hex: '2000' },
        },
        orders: BOTH_TRY,
      }),
      [{ do: 'open', hex: '0913' }],
    );
  test('case 28', () => {
    const ends = everyWay(board(), assault('0914'), winnerOf('1TXL', '48IN'), bold, watching);
    expect(shares(ends)).toEqual([0.10765, 0.223975, 0.003027, 0.665348]);
  });
  test('case 29: three rounds by the dice of the example', () => {
    const dice = [4, 3, 2, 6, 5, 6, 5, 9, 1, 2, 4, 0];
    const over = played(board(), [assault('0914')], dice);
    expect(unitAt(over, '1TXL')).toMatchObject({ reduced: true, hits: 0, state: 'good-order' });
    expect(unitAt(over, '48IN')).toMatchObject({ reduced: true, hits: 0, state: 'routed' });
    expect(over.state.stage.at).toBe('rout-step');
    let now = over;
    while (now.state.stage.at === 'rout-step') now = played(now, [legalWords(now, 'rout-step')[0]!]);
    expect(now.state.stage.at).toBe('advance');
    const entered = played(now, [{ do: 'advance', side: 'SW' }]);
    expect(hexOf(entered, '1TXL')).toBe('0914');
  });
});

test('case 30: a routed defender is run over without dice', () => {
  const board = played(
    pines({
      'GARLAND-1': { hex: '1620', facing: 'E' },
      SPRATT: { hex: '1720', facing: 'W', state: 'routed', inCommand: false, formation: 'limbered' },
    }),
    [{ do: 'open', hex: '1620' }],
  );
  let now = played(board, [assault('1720')]);
  while (now.state.stage.at === 'rout-step') now = played(now, [legalWords(now, 'rout-step')[0]!]);
  expect(unitAt(now, 'SPRATT').hits).toBe(1);
  expect(now.state.stage.at).toBe('advance');
  expect(hexOf(played(now, [{ do: 'advance', side: 'E' }]), 'GARLAND-1')).toBe('1720');
});

describe('who may not attack', () => {
  const units = {
    'GARLAND-1': { hex: '1620', facing: 'E' },
    SPRATT: { hex: '1720', facing: 'W' },
    'NAGLEE-1': { hex: '1822', facing: 'W' },
  } as const;
  const opened = (record: Partial<Placed>): Board =>
    played(pines({ ...units, 'GARLAND-1': { ...units['GARLAND-1'], ...record } }), [
      { do: 'open', hex: '1620' },
    ]);
  test.each([
    ['disrupted', { state: 'disrupted' }, assault('1720'), '4.4.1'],
    ['out of its front', { facing: 'W' }, assault('1720'), '9.1'],
    ['a charge at 1 hex', {}, { do: 'charge', target: '1720' }, '9.1'],
    ['a charge out of command', { inCommand: false }, { do: 'charge', target: '1822' }, '6.2.1'],
    ['nobody there', {}, assault('1721'), '9.1'],
  ] as const)('%s', (_, record, action, cite) => {
    expect(barOf(opened(record), action)).toBe(cite);
  });
});
