/** What the one who looks ahead has learnt of a scenario: it names goals that there are, and only he goes by it. */
import { readFileSync } from 'node:fs';
import { type Bearing, parseMap, STEADY_BEARING } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { BRIEFINGS } from '../src/doctrine/briefings.ts';
import { doctrineOf } from '../src/doctrine/index.ts';
import type { Plan } from '../src/doctrine/plan.ts';
import { fieldOf } from '../src/field/field.ts';
import type { Side } from '../src/model/vocabulary.ts';
import { rulesFor } from '../src/play/rules.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';

const MAP = parseMap(readFileSync(new URL('../maps/vicksburg.map.txt', import.meta.url), 'utf8'));
const WITHOUT: Bearing = { ...STEADY_BEARING, foresight: false };

const LINES = Object.entries(BRIEFINGS).flatMap(([number, sides]) =>
  Object.entries(sides).map(([side, briefing]) => ({
    number: Number(number),
    side: side as Side,
    briefing: briefing!,
  })),
);

function planOf(number: number, side: Side, bearing: Bearing): Plan {
  const scenario = SCENARIOS.find((one) => one.number === number)!;
  const rules = rulesFor(scenario, MAP);
  const begun = rules.begin({});
  if (begun.refused) throw new Error(begun.refused.text);
  return doctrineOf(fieldOf(scenario, MAP)).plan(rules.view(begun.value, side), bearing);
}

describe('briefings', () => {
  test.each(LINES)(
    '$number $side names goals of its scenario, and changes the plan',
    ({ number, side, briefing }) => {
      const plan = planOf(number, side, STEADY_BEARING);
      const plain = planOf(number, side, WITHOUT);
      const places = plan.goals.map(({ place }) => place);
      for (const [hex, times] of Object.entries(briefing.times ?? {})) {
        expect(places).toContain(hex);
        for (const [i, goal] of plan.goals.entries()) {
          if (goal.place !== hex) continue;
          expect(goal.worth).toBeCloseTo(plain.goals[i]!.worth * times, 9);
        }
      }
      expect(plan.daring).toBeCloseTo(plain.daring + (briefing.venture ?? 0), 9);
      if (briefing.feared !== undefined) expect(plan.feared).toBe(briefing.feared);
    },
  );

  test('who does not look ahead goes by what scores', () => {
    for (const { number, side } of LINES)
      for (const goal of planOf(number, side, WITHOUT).goals) expect(goal.times).toBeUndefined();
  });
});
