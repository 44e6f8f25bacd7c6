/** Actions that nobody may do are refused by the rule that forbids them; what is listed is allowed. */
import { describe, expect, test } from 'vitest';
import { allow, type Rules, refuse, tryUnlisted, type UnlistedOptions } from '../src/index.ts';
import { PATROL_CONTENTS, PATROL_RULES, type PatrolRules } from './patrol/rules.ts';
import type { PatrolAction } from './patrol/state.ts';

const OPTIONS: UnlistedOptions = {
  ...{ scenario: 'fake/patrols', seed: 'u', actions: 5_000 },
  resolves: (rule) => PATROL_CONTENTS.line(rule) !== undefined,
  catchAll: new Set(['not-listed']),
};
const tried = (rules: PatrolRules, more: Partial<UnlistedOptions> = {}) =>
  tryUnlisted(rules as Rules, { ...OPTIONS, ...more });

describe('unlisted actions', () => {
  test('are refused, all of them, and each by its rule', () => {
    const { tried: many, listed, codes, faults, firstFault } = tried(PATROL_RULES);
    expect({ many, faults, firstFault }).toEqual({ many: 5_000, faults: 0, firstFault: undefined });
    expect(listed).toBeGreaterThan(500);
    const every = ['no-such-patrol', 'plotted-so', 'edge', 'has-acted', 'dug-in', 'enemy-ahead'];
    expect(Object.keys(codes)).toEqual(
      expect.arrayContaining([...every, 'plots-only', 'acts-only', 'answer-only', 'not-your-turn', 'over']),
    );
  });

  test('are the same for the same seed, and end at the number asked for', () => {
    expect(tried(PATROL_RULES, { actions: 300 })).toEqual(tried(PATROL_RULES, { actions: 300 }));
    expect(tried(PATROL_RULES, { actions: 300, seed: 'v' }).codes).not.toEqual(
      tried(PATROL_RULES, { actions: 300 }).codes,
    );
  });

  const checking = (check: PatrolRules['check']): PatrolRules => ({ ...PATROL_RULES, check });
  const refusing = (code: string, cite: string, text: string): PatrolRules =>
    checking((view, action) =>
      PATROL_RULES.check(view, action).refused ? refuse(code, cite, text) : PATROL_RULES.check(view, action),
    );

  test.each([
    [
      'one that is let through',
      checking((view, action) => {
        const { refused } = PATROL_RULES.check(view, action);
        return refused && refused.code !== 'plotted-so' ? { refused } : allow(action as PatrolAction);
      }),
      /allowed but not listed/,
    ],
    ['a refusal that fits everything', refusing('not-listed', '1.1', 'No.'), /"not-listed", which fits/],
    ['a refusal without a rule', refusing('no', '', 'No.'), /without a rule/],
    ['a refusal by a rule that is in no book', refusing('no', '1.1, 9.9', 'No.'), /rule "9.9".* in no book/],
    [
      'a refusal of what is listed',
      checking(() => refuse('no', '1.1', 'Never.')),
      /listed but refused: Never/,
    ],
    [
      'a listed one taken for another',
      checking((view, action) => {
        const verdict = PATROL_RULES.check(view, action);
        return verdict.refused ? verdict : allow({ do: 'agree', patrol: 'w1', cell: 0 } as const);
      }),
      /taken for another/,
    ],
  ])('%s is a fault', (_, rules, message) => {
    const { faults, firstFault } = tried(rules, { actions: 200 });
    expect(faults).toBeGreaterThan(0);
    expect(firstFault?.message).toMatch(message);
  });
});
