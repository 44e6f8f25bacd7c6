/** Steps of a campaign, priced by what has changed since they were last asked about, cost what they do when all are reckoned. */
import { cellOf, Keyed, NO_STEP, STEADY_BEARING, sideBetween } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { RACE_TO_VICKSBURG } from '../src/campaign/starts/raceToVicksburg.ts';
import { SIEGE_AND_RELIEF } from '../src/campaign/starts/siegeAndRelief.ts';
import type { CampaignStart } from '../src/campaign/starts/start.ts';
import { campaignDoctrineOf } from '../src/doctrine/campaign/index.ts';
import type { Plan } from '../src/doctrine/plan.ts';
import { priced } from '../src/play/movement/prices.ts';
import { keptAlike } from '../src/play/operations/barred.ts';
import type { PlayState } from '../src/play/state/stage.ts';
import { CampaignTable } from './campaignTable.ts';
import { VICKSBURG } from './playing.ts';

const overTheBorder = [cellOf(VICKSBURG, 'E2522'), cellOf(VICKSBURG, 'E2523')] as const;

/** States of a game between two who march. */
function* statesOf(table: CampaignTable, seed: string, actions: number): Generator<PlayState> {
  const { rules, start, state: begun } = table;
  const doctrine = campaignDoctrineOf(start);
  const u = new Keyed(seed);
  const plans = new Map<string, Plan>();
  let state = begun;
  for (let i = 0; i < actions; i++) {
    const [side] = rules.toMove(state);
    if (side === undefined) return;
    const view = rules.view(state, side);
    const before = plans.get(side);
    const plan = before && !doctrine.isOver(before, view) ? before : doctrine.plan(view, STEADY_BEARING);
    plans.set(side, plan);
    state = rules.apply(state, side, doctrine.act!(view, plan, STEADY_BEARING), u);
    yield state;
  }
}

/** As one word: thousands of numbers each, and there are many to be compared. */
const stepsAndStops = ({ table, stops }: ReturnType<typeof priced>): string =>
  Buffer.concat([table, stops]).toString('latin1');

/** Of everybody on the map, one of each that go alike. */
function kindsIn(table: CampaignTable): readonly number[] {
  const { field, state } = table;
  const kinds = new Map<string, number>();
  state.units.forEach(({ hex }, unit) => {
    const { side, type } = field.pieces.units[unit]!;
    if (hex >= 0) kinds.set(`${side} ${type} ${keptAlike(field, state, unit)}`, unit);
  });
  return [...kinds.values()];
}

const STARTS: readonly (readonly [string, CampaignStart, number])[] = [
  ['while armies march', RACE_TO_VICKSBURG, 0],
  ['in a siege, with Johnston on his leash', SIEGE_AND_RELIEF, 1],
];

describe('prices of steps', () => {
  test.each(STARTS)('%s', (_, start, leashed) => {
    const table = new CampaignTable(start);
    let kept = 0;
    let compared = 0;
    for (const state of statesOf(table, 'prices', 500)) {
      table.state = state;
      const { field } = table;
      for (const unit of kindsIn(table)) {
        const asked = stepsAndStops(priced(field, state, unit));
        // A field that nobody has asked about yet: all is reckoned.
        if (compared++ % 7 === 0)
          expect(asked === stepsAndStops(priced({ ...field }, state, unit))).toBe(true);
        kept += keptAlike(field, state, unit) > 0 ? 1 : 0;
      }
    }
    expect(compared).toBeGreaterThan(1500);
    expect(kept > 0).toBe(leashed === 1);
  });

  test('where a leash is used up by another (19.4.11.6)', () => {
    const table = new CampaignTable()
      .only({ 'Ector-A': ['E2522', 3], 'Gregg-A': ['E2522', 8], Carr: 'W5228' })
      .on(40);
    const { lay } = table.campaign;
    const relief = ['Ector-A', 'Gregg-A'].map((name) => table.index(name));
    const unitArmies = lay.unitArmies.map((army, unit) => (relief.includes(unit) ? 'AR' : army));
    table.set({ lay: { ...lay, unitArmies }, reliefFormed: true, box: 1 });
    const { field, state } = table;
    const ector = table.index('Ector-A');
    const before = stepsAndStops(priced(field, state, ector));
    // Far from any border, so that the way over it is closed by nothing but the leash.
    const gone = table.place('Gregg-A', 'E2533').state;
    const after = stepsAndStops(priced(field, gone, ector));
    expect(after === stepsAndStops(priced({ ...field }, gone, ector))).toBe(true);
    expect(after).not.toBe(before);
    expect(priced(field, gone, ector).table[sideBetween(VICKSBURG, ...overTheBorder)]).toBe(NO_STEP);
  });
});
