/** O hits in a stack are a choice of its owner (12.2): what is due to one unit is given at once, what is open is asked. */
import { Scripted } from '@longroll/kernel';
import { expect, test } from 'vitest';
import type { Unit } from '../src/model/unit.ts';
import { apportioning, certainHits, chosenHits, HIT_CHOICE } from '../src/procedures/hits.ts';
import { OUR_RULINGS } from '../src/rulings/index.ts';

const unit = (sp: number, morale: number, hits = 0): Unit => ({
  ...{ type: 'infantry', sp, morale, hits, reduced: false },
  ...{ reducedSp: 1, reducedMorale: morale - 1 },
});
const namesIn = (data: ReturnType<typeof apportioning>) =>
  HIT_CHOICE.options(data).map((option) => HIT_CHOICE.name(data, option));

test('a game could stop at the choice: its data, its options by name, and what each makes of it', () => {
  const data = apportioning('union', [unit(3, 5), unit(3, 4), unit(2, 6)], 2, OUR_RULINGS);
  expect(HIT_CHOICE.side(data)).toBe('union');
  expect(namesIn(data)).toEqual(['1 infantry 3 SP', '2 infantry 3 SP']);
  const after = HIT_CHOICE.take(data, HIT_CHOICE.options(data)[1]!, new Scripted([]));
  // The second hit is due to the other of the two alone: nothing is left to ask.
  expect(HIT_CHOICE.options(after)).toEqual([]);
  expect(after.standing.map((one) => one.unit.hits)).toEqual([1, 1, 0]);
  expect(JSON.parse(JSON.stringify(after))).toEqual(after);
});

test('the umpire is asked once for each open hit, and never for one that makes no difference', () => {
  const open = [unit(3, 5), unit(3, 4)];
  expect(certainHits(open, 1, OUR_RULINGS)).toBeNull();
  const chosen = chosenHits(new Scripted(['2 infantry 3 SP']), 'union', open, 1, OUR_RULINGS);
  expect(chosen).toEqual({ units: [open[0], { ...open[1], hits: 1 }], taken: 1 });
  const alike = [unit(3, 5), unit(3, 5)];
  expect(certainHits(alike, 3, OUR_RULINGS)?.units.map(({ hits }) => hits)).toEqual([2, 1]);
});
