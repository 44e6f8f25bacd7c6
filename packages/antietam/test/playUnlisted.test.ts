/** Whatever is not listed is refused by a rule of the book; `longroll fuzz antietam --unlisted 50000` tries more of it. */
import { bookOf, type Rules, tryUnlisted } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { rulesFor } from '../src/play/rules.ts';
import { RULEBOOK } from '../src/rules/index.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { MAP } from './operating.ts';

const { contents } = bookOf(RULEBOOK);
const ACTIONS = 300;
/** Codes that would fit any action. */
const CATCH_ALL = new Set(['not-now', 'not-listed', 'not-legal']);

describe('unlisted actions', () => {
  test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))('%s', (id, scenario) => {
    const { tried, faults, firstFault, codes } = tryUnlisted(rulesFor(scenario, MAP) as unknown as Rules, {
      ...{ scenario: id, seed: 'suite', actions: ACTIONS, catchAll: CATCH_ALL },
      resolves: (rule) => contents.line(rule) !== undefined,
    });
    expect({ faults, firstFault }).toEqual({ faults: 0, firstFault: undefined });
    expect(tried).toBeGreaterThanOrEqual(ACTIONS);
    expect(Object.keys(codes).length).toBeGreaterThan(5);
  });
});
