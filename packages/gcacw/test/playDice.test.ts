/** Whose dice are whose: a report of luck must not give the defender's die to the attacker. */
import { luckOfGame, type Rules, randomGame, seeded, throwsOf } from '@longroll/kernel';
import { expect, test } from 'vitest';
import { rulesFor } from '../src/play/rules.ts';
import { BASIC, VICKSBURG } from './playing.ts';

/** Who threw each kind of die, beside who made the move: "defender's die union: confederate". */
function throwers(seed: string): ReadonlySet<string> {
  const rules = rulesFor(BASIC[6]!, VICKSBURG) as unknown as Rules;
  const game = randomGame(rules, seeded(seed), 400);
  const movers = throwsOf(game, null).flatMap(({ side, dice }) => dice.map(() => side));
  return new Set(
    luckOfGame(game, null).map(({ label, side }, i) => `${label}, moved by ${movers[i]}: ${side}`),
  );
}

test('dice belong to those who throw them', () => {
  const seen = new Set([1, 2, 3, 4, 5, 6].flatMap((n) => [...throwers(`dice ${n}`)]));
  for (const mover of ['union', 'confederate']) {
    const other = mover === 'union' ? 'confederate' : 'union';
    expect(seen).toContain(`Union initiative die, moved by ${mover}: union`);
    expect(seen).toContain(`Confederate initiative die, moved by ${mover}: confederate`);
    expect(seen).not.toContain(`defender's die, moved by ${mover}: ${mover}`);
    expect(seen).not.toContain(`attacker's die, moved by ${mover}: ${other}`);
  }
  expect([...seen].filter((line) => line.startsWith("defender's die")).length).toBeGreaterThan(0);
});
