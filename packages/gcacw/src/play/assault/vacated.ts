/** Cavalry has withdrawn before an assault: those who were named may follow, at one fatigue level (10.7). */
import { type Bar, bar, bare } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { wearier } from '../../model/fatigue.ts';
import { followBar } from '../combat/advancing.ts';
import { entered } from '../movement/entering.ts';
import { leftAlone } from '../movement/leaders.ts';
import { changeUnit } from '../state/change.ts';
import { type DecisionIn, withUnit } from '../state/flow.ts';
import { endOfAction, type In, type PlayState, to } from '../state/stage.ts';
import { unitName } from '../state/standing.ts';
import { ENDS, hexWords, told } from '../state/words.ts';

const NOT_NAMED = bar('not-named', '10.7', 'Only units that were named for the assault follow.');

function bars(field: Field, state: In<'vacated'>, unit: number): Bar | null {
  const { named, target } = state.stage.assault;
  return named.includes(unit) ? followBar(field, state, unit, target) : NOT_NAMED;
}

function followed(field: Field, state: In<'vacated'>, unit: number): PlayState {
  const { fatigue } = wearier(state.units[unit]!);
  const tired = changeUnit(state, unit, { fatigue });
  const there = entered(field, tired, unit, leftAlone(field, tired, unit), state.stage.assault.target);
  return to(there, state.stage);
}

export const VACATED: DecisionIn<'vacated'> = {
  rule: bar('vacated', '10.7', 'The cavalry is gone: those who were named may follow.'),
  prompt: (field, { stage }) =>
    `the cavalry is gone from ${hexWords(field, stage.assault.target)}: who follows?`,
  deeds: {
    advance: withUnit('advance', {
      among: (_, { stage }) => stage.assault.named,
      bar: bars,
      play: followed,
      tell: (field, { stage }, unit) =>
        told('Advance', '10.7', `${unitName(field, unit)} advances`, { cell: stage.assault.target }),
    }),
    done: bare(
      { do: 'done' },
      {
        play: (_, state) => endOfAction(state, state.stage.phase),
        tell: () => told('Done', '10.7', 'Nobody else follows', ENDS),
      },
    ),
  },
};
