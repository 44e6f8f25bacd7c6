/** Victory in the campaign (19.6); numbers are those of the worked cases. */
import { describe, expect, test } from 'vitest';
import {
  campaignLevel,
  isArmyLost,
  isLastTurn,
  type Ledger,
  lossEntry,
  netPoints,
  SCORED,
  vicksburgLine,
} from '../src/campaign/victory.ts';
import { RULES } from './campaigning.ts';

const losses = (confederate: number, union: number): Ledger => [
  lossEntry(20, 'confederate', confederate),
  lossEntry(20, 'union', union),
];
const fellOn = (fell: number): Ledger =>
  vicksburgLine({ turn: 70, fell, unionHolds: true, besieged: false }, RULES);
const standing = (besieged: boolean): Ledger =>
  vicksburgLine({ turn: 70, fell: null, unionHolds: false, besieged }, RULES);
const judged = (...ledgers: readonly Ledger[]) => {
  const net = netPoints(ledgers.flat());
  return [net, campaignLevel(net, RULES)];
};
const JACKSON = [SCORED.jackson(15, RULES)];

describe('victory', () => {
  test('case 52: history', () => {
    expect(judged(losses(22, 18), JACKSON, fellOn(66))).toEqual([65, 'Union substantive']);
    expect(judged(losses(22, 18), JACKSON, fellOn(68))).toEqual([61, 'Union marginal']);
    expect(judged(losses(22, 18), JACKSON, fellOn(58))).toEqual([81, 'Union decisive']);
  });

  test('case 53: never taken', () => {
    expect(judged(losses(20, 20), JACKSON, standing(true))).toEqual([13, 'Confederate substantive']);
    expect(judged(losses(20, 20), JACKSON, standing(false))).toEqual([3, 'Confederate decisive']);
  });

  test('case 54: stormed on turn 57, and dearly', () => {
    expect(judged(losses(22, 30), JACKSON, fellOn(57))).toEqual([71, 'Union substantive']);
  });

  test('taken and lost again scores nothing', () => {
    expect(vicksburgLine({ turn: 70, fell: 60, unionHolds: false, besieged: true }, RULES)).toEqual([]);
  });

  test('case 71: an army lost', () => {
    expect(isArmyLost(12, 39, RULES)).toBe(true);
    expect([isArmyLost(12, 40, RULES), isArmyLost(9, 30, RULES)]).toEqual([false, false]);
  });

  test('the end: turn 70, or four turns after the fall', () => {
    expect([isLastTurn(69, null, RULES), isLastTurn(70, null, RULES)]).toEqual([false, true]);
    expect([isLastTurn(69, 66, RULES), isLastTurn(64, 60, RULES)]).toEqual([false, true]);
  });

  test('what scores besides, and for whom', () => {
    const lines = Object.values(SCORED).map((scored) => scored(30, RULES));
    expect(lines.map(({ side, points }) => (side === 'union' ? points : -points))).toEqual([
      ...[-2, -3, 3, 5, -10, -2, -2],
    ]);
  });

  test('levels have no gap, and may be shifted', () => {
    const levels = [80, 79, 62, 61, 56, 55, 30, 29, 10, 9].map((net) => campaignLevel(net, RULES));
    expect(levels).toEqual([
      'Union decisive',
      ...['Union substantive', 'Union substantive', 'Union marginal', 'Union marginal'],
      ...['Confederate marginal', 'Confederate marginal'],
      ...['Confederate substantive', 'Confederate substantive', 'Confederate decisive'],
    ]);
    expect(campaignLevel(74, { levelsFrom: 'six-less' })).toBe('Union decisive');
    expect(campaignLevel(50, { levelsFrom: 'as-written' })).toBe('Union marginal');
  });
});
