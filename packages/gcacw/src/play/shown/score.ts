/** How a game stands: by the score of its scenario, or by the ledger of the campaign. */
import { campaignScore } from '../../campaign/score.ts';
import { levelsFromOf } from '../../campaign/victory.ts';
import type { Field } from '../../field/field.ts';
import { type Score, scoreOf } from '../../field/scoring.ts';
import { isArmyGone } from '../campaign/ending.ts';
import { rulesIn } from '../state/campaign.ts';
import type { PlayState } from '../state/stage.ts';
import { rulesOf } from '../state/standing.ts';

export function scoreNow(field: Field, state: PlayState): Score {
  const { campaign } = state;
  if (!campaign) return scoreOf(field, state, rulesOf(state));
  return campaignScore({
    ...{ field, state, campaign, terms: field.terms ?? null, rules: rulesIn(state) },
    armyLost: state.stage.at === 'game-over' && isArmyGone(field, state),
  });
}

/** By how much the Union has more than it needs to win. */
export function marginOf({ scenario }: Field, state: PlayState, net: number): number {
  if (scenario.par !== null) return net - scenario.par;
  return state.campaign ? net - levelsFromOf(rulesIn(state)).unionWins : net;
}
