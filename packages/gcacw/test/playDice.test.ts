/** Whose dice are whose: a report of luck must not give the defender's die to the attacker. */
import { readFileSync } from 'node:fs';
import { parseMap } from '@longroll/kernel';
import { expect, test } from 'vitest';
import { rulesFor } from '../src/play/rules.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';

const MAP = parseMap(readFileSync(new URL('../maps/vicksburg.map.txt', import.meta.url), 'utf8'));
const rules = rulesFor(SCENARIOS[0]!, MAP);

test.each([
  ['Union initiative die', 'confederate', 'union'],
  ['Confederate initiative die', 'union', 'confederate'],
  ["attacker's die", 'union', 'union'],
  ["defender's die", 'union', 'confederate'],
  ['artillery die', 'confederate', 'confederate'],
  ['cavalry retreat die', 'confederate', 'confederate'],
] as const)('%s, moved by the %s: thrown by the %s', (die, mover, thrower) => {
  expect(rules.throwerOf!(die, mover)).toBe(thrower);
});
