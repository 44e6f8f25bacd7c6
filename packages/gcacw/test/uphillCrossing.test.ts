/** A crossing at the foot of a bluff is two lines of the card, and every line that applies is added (7.4). */
import { readFileSync } from 'node:fs';
import { cellOf, parseMap, sideBetween } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { groundOf } from '../src/field/ground.ts';
import { gcacw } from '../src/index.ts';

const MAP = parseMap(readFileSync(new URL('../maps/vicksburg.map.txt', import.meta.url), 'utf8'));
const ground = groundOf(MAP);

/** The defender's ground in the ledger of a typed combat. */
function defence(hexside: string, alsoUphill: boolean): readonly unknown[] {
  const asked = gcacw.questions
    .find(({ id }) => id === 'gcacw/combat')!
    .ask({ attackerCV: 6, defenderCV: 6, hexside, ...(alsoUphill ? { alsoUphill } : {}) });
  if (asked.refused) return [asked.refused.field];
  const { notes } = asked.value.odds().outcomes[0]!;
  return notes.filter(({ text, applied }) => applied && /^Defending/.test(text)).map(({ value }) => value);
}

describe('a ferry under a bluff', () => {
  test.each([
    ['ferry', false, [2]],
    ['ferry', true, [2, 2]],
    ['creek', true, [2, 1]],
    ['uphill-bluff', false, [2]],
  ] as const)('%s, also uphill %s', (hexside, alsoUphill, values) => {
    expect(defence(hexside, alsoUphill)).toEqual(values);
  });

  test('is asked only where a crossing or creek lies between', () => {
    expect(defence('none', true)).toEqual(['alsoUphill']);
  });

  test("stands on the map at Snyder's Bluff, up from the Yazoo and not down to it", () => {
    const side = (from: string, to: string) => sideBetween(MAP, cellOf(MAP, from), cellOf(MAP, to));
    expect(ground.attackedOver[side('W1411', 'W1410')]).toEqual({ hexside: 'ferry', alsoUphill: true });
    expect(ground.attackedOver[side('W1410', 'W1411')]).toEqual({ hexside: 'ferry', alsoUphill: false });
  });
});
