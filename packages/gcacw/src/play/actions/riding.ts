/** Leaders over a unit that has gone by rail, who stayed where it boarded, may ride along (19.4.8). */
import { bar, bare } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { isSubordinate } from '../../field/pieces.ts';
import { changeLeaders } from '../state/change.ts';
import { type DecisionIn, withLeader } from '../state/flow.ts';
import { endOfAction, type Journey, type Phase, type PlayState, to } from '../state/stage.ts';
import { isLost, leaderName, leadersIn, unitName } from '../state/standing.ts';
import { ENDS, hexWords, told } from '../state/words.ts';

const mayRide = (field: Field, state: PlayState, { unit, from }: Journey): readonly number[] =>
  leadersIn(state, from).filter(
    (leader) =>
      state.leaders[leader]!.released &&
      isSubordinate(field.pieces.units[unit]!, field.pieces.leaders[leader]!),
  );

/** After a journey of the campaign its owner is asked, if anybody could ride along; else the action is over. */
export function afterJourney(field: Field, state: PlayState, journey: Journey, phase: Phase): PlayState {
  const isAsked = state.campaign && !isLost(state.units[journey.unit]!);
  return isAsked && mayRide(field, state, journey).length > 0
    ? to(state, { at: 'ride-along', side: phase.active, phase, journey })
    : endOfAction(state, phase);
}

const NOT_OVER = bar(
  'not-over',
  '19.4.8',
  'He is not over the unit that has gone by rail, or not where it boarded.',
);

export const RIDE_ALONG: DecisionIn<'ride-along'> = {
  rule: bar('ride-along', '19.4.8', 'Leaders over the unit that has gone by rail ride along, or stay.'),
  prompt: (field, { stage, units }) => {
    const { unit } = stage.journey;
    return `who rides along with ${unitName(field, unit)} to ${hexWords(field, units[unit]!.hex)}?`;
  },
  deeds: {
    ride: withLeader('ride', {
      among: (field, state) => mayRide(field, state, state.stage.journey),
      bar: (field, state, leader) =>
        mayRide(field, state, state.stage.journey).includes(leader) ? null : NOT_OVER,
      play: (field, state, leader) => {
        const { journey, phase } = state.stage;
        const { hex } = state.units[journey.unit]!;
        return afterJourney(field, changeLeaders(state, [leader], { hex }), journey, phase);
      },
      tell: (field, { stage, units }, leader) =>
        told('Rail movement', '19.4.8', `${leaderName(field, leader)} rides along`, {
          cell: units[stage.journey.unit]!.hex,
        }),
    }),
    done: bare(
      { do: 'done' },
      {
        play: (_, state) => endOfAction(state, state.stage.phase),
        tell: () => told('Done', '19.4.8', 'Nobody else rides along', ENDS),
      },
    ),
  },
};
