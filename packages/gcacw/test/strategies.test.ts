/** Every degenerate strategy can be played by listed actions (19; the table of what each earns is in docs/CAMPAIGN.md). */
import { expect, test } from 'vitest';
import { VICKSBURG } from './playing.ts';
import { played } from './strategies/match.ts';
import { STRATEGIES } from './strategies/strategies.ts';

test('there are ten', () => {
  expect(new Set(STRATEGIES.map(({ name }) => name)).size).toBe(10);
});

test.each(STRATEGIES.map((strategy) => [strategy.name, strategy] as const))('%s', (_, { start, orders }) => {
  const { firstTurn } = start.scenario;
  const { turn, actions } = played(VICKSBURG, start, {
    ...{ orders, seed: 'strategy', until: firstTurn + 1 },
  });
  expect(turn).toBe(firstTurn + 2);
  expect(actions).toBeGreaterThan(20);
});
