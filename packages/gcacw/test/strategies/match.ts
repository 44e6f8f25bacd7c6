/** A whole campaign between two scripted players, and their advice to whoever plays one. */
import { type Adviser, Fast, type GridMap, keptBy, sameJson, seeded } from '@longroll/kernel';
import type { CampaignStart } from '../../src/campaign/starts/start.ts';
import type { Side } from '../../src/model/vocabulary.ts';
import type { Action } from '../../src/play/state/action.ts';
import type { PlayState } from '../../src/play/state/stage.ts';
import type { CampaignRules } from '../../src/rulings/campaign/index.ts';
import { type Laid, laidOut, Sight } from './game.ts';
import { decide, type Orders, PLAIN } from './player.ts';

const laidOn = keptBy((map: GridMap) => keptBy((start: CampaignStart): Laid => laidOut(start, map)));

export interface Played {
  readonly net: number;
  readonly level: string;
  readonly fell: number | null;
  /** The turn in which the first siege began. */
  readonly besieged: number | null;
  readonly turn: number;
  readonly lost: Readonly<Record<Side, number>>;
  readonly actions: number;
}

function decided(laid: Laid, state: PlayState, legal: readonly Action[], orders: Orders | null): Action {
  const sight = new Sight(laid, state, legal);
  return decide(sight, orders?.side === sight.side ? orders : PLAIN[sight.side]);
}

export interface Terms {
  /** Orders of one side; the other, or both, play plainly. */
  readonly orders: Orders | null;
  readonly seed: string;
  /** The last turn that is wanted. */
  readonly until?: number;
  readonly houseRules?: Partial<CampaignRules>;
}

/** Played to its end, or until a turn is over; every action is one of those listed. */
export function played(map: GridMap, start: CampaignStart, terms: Terms): Played {
  const { rules, field } = laidOn(map)(start);
  const { orders, seed, until = Number.POSITIVE_INFINITY, houseRules = {} } = terms;
  const u = new Fast(seeded(seed));
  const begun = rules.begin(houseRules);
  if (begun.refused) throw new Error(begun.refused.text);
  let [state, actions, besieged]: [PlayState, number, number | null] = [begun.value, 0, null];
  while (state.stage.at !== 'game-over' && state.turn <= until) {
    const { side } = state.stage;
    const legal = rules.legal(rules.view(state, side));
    const action = decided({ rules, field }, state, legal, orders);
    if (!legal.some((one) => sameJson(one, action)))
      throw new Error(`${JSON.stringify(action)} is not listed in ${state.stage.at}`);
    state = rules.apply(state, side, action, u);
    actions++;
    if (state.campaign!.besieged) besieged ??= state.turn;
  }
  const { points, level } = rules.result(state);
  const { lost, campaign, turn } = state;
  const net = points['union']! - points['confederate']!;
  return { net, level, fell: campaign!.fell, besieged, turn, lost, actions };
}

/** What these players would do, for a random game that asks them. */
export function adviserOf(map: GridMap, start: CampaignStart, orders: Orders | null): Adviser {
  const laid = laidOn(map)(start);
  return (view, legal) =>
    decided(laid, (view as { state: PlayState }).state, legal as readonly Action[], orders);
}
