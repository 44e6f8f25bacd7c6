/** A whole campaign between two scripted players. */
import { Fast, type GridMap, keptBy, sameJson, seeded } from '@longroll/kernel';
import type { CampaignStart } from '../../src/campaign/starts/start.ts';
import type { Side } from '../../src/model/vocabulary.ts';
import { type Laid, laidOut, Sight } from './game.ts';
import { decide, type Orders, PLAIN } from './player.ts';

const laidOn = keptBy((map: GridMap) => keptBy((start: CampaignStart): Laid => laidOut(start, map)));

export interface Played {
  readonly net: number;
  readonly level: string;
  readonly fell: number | null;
  readonly turn: number;
  readonly lost: Readonly<Record<Side, number>>;
  readonly actions: number;
}

/** Played to its end, or until a turn is over; every action is one of those listed. */
export function played(
  map: GridMap,
  start: CampaignStart,
  orders: Orders | null,
  seed: string,
  until = 99,
): Played {
  const laid = laidOn(map)(start);
  const u = new Fast(seeded(seed));
  const begun = laid.rules.begin();
  if (begun.refused) throw new Error(begun.refused.text);
  let state = begun.value;
  let actions = 0;
  while (state.stage.at !== 'game-over' && state.turn <= until) {
    const sight = new Sight(laid, state);
    const mine = orders?.side === sight.side ? orders : PLAIN[sight.side];
    const action = decide(sight, mine);
    if (!sight.legal.some((one) => sameJson(one, action)))
      throw new Error(`${JSON.stringify(action)} is not listed in ${state.stage.at}`);
    state = laid.rules.apply(state, sight.side, action, u);
    actions++;
  }
  const { points, level } = laid.rules.result(state);
  const { lost, campaign, turn } = state;
  return { net: points['union']! - points['confederate']!, level, fell: campaign!.fell, turn, lost, actions };
}
