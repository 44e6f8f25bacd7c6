/** A field of which several words may be taken at once: in the address, and when another game knows fewer of them. */
import { describe, expect, test } from 'vitest';
import { registry } from '../../registry/src/index.ts';
import { readAddress, type Values, writeAddress } from '../src/address/address.ts';
import { forgetUnknown } from '../src/case/useCase.ts';

const combat = registry.question('gcacw/combat')!;
const BTC: Values = { game: 'BTC', attack: 'assault', attackerCV: 6, defenderCV: 6 };
const written = (leaderBonus: unknown): string => writeAddress(combat.schema, { ...BTC, leaderBonus }, null);

describe('several words in the address', () => {
  test.each([['none'], ['lee'], [['lee', 'hunt']]])('%o comes back as the same case', (leaderBonus) => {
    const back = readAddress(combat.schema, written(leaderBonus))!;
    const odds = (values: Values) => {
      const verdict = combat.ask(values);
      if (verdict.refused) throw new Error(verdict.refused.text);
      return verdict.value.tally().outcomes;
    };
    expect(odds(back)).toEqual(odds({ ...BTC, leaderBonus }));
    expect(writeAddress(combat.schema, back, null)).toBe(written(leaderBonus));
  });

  test('are parted by commas; one is a bare word, none is left out', () => {
    expect(written(['lee', 'hunt'])).toContain('leaderBonus=lee,hunt');
    expect(written('lee')).toBe(written(['lee']));
    expect(written('lee')).toContain('leaderBonus=lee');
    expect(written([])).toBe(written('none'));
    expect(written('none')).not.toContain('leaderBonus');
  });
});

describe('another game', () => {
  const inGame = (game: string, leaderBonus: unknown) =>
    forgetUnknown(combat, { ...BTC, leaderBonus, game })['leaderBonus'];

  test('forgets the leaders whom its card does not name, and keeps the others', () => {
    expect(inGame('SJW', ['lee', 'hunt'])).toEqual(['lee']);
    expect(inGame('TOM', ['lee', 'hunt'])).toEqual([]);
    expect(inGame('TOM', 'lee')).toBeUndefined();
    expect(inGame('BTC', ['lee', 'hunt'])).toEqual(['lee', 'hunt']);
  });
});
