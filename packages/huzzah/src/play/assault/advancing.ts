/** The attacker who has won enters the hex, or stays (17.13.5). */
import { bar, bare } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { captured, changeLeaders, changeUnits, joined, sideOf } from '../state/change.ts';
import { type DecisionIn, withSide } from '../state/flow.ts';
import type { In, PlayState } from '../state/stage.ts';
import { does, facingWords, groupWords, hexWords, pieceIn, told } from '../state/words.ts';
import { offering } from '../steps/ending.ts';

const FACINGS = [0, 1, 2, 3, 4, 5] as const;

function entered(field: Field, state: In<'advance'>, facing: number): PlayState {
  const { units, leaders, target } = state.stage.assault;
  const there = changeLeaders(changeUnits(state, units, { hex: target, facing }), leaders, { hex: target });
  const taken = captured(field, there, target, sideOf(field, state.stage.assault));
  return offering(joined(field, taken, target, units));
}

export const ADVANCE: DecisionIn<'advance'> = {
  rule: bar('advance', '17.13.5', 'The attacker who has won enters the hex, or stays.'),
  prompt: (field, { stage: { assault } }) =>
    `${groupWords(field, assault)}: enter ${hexWords(field, assault.target)}, or stay.`,
  deeds: {
    advance: withSide<In<'advance'>, 'advance'>('advance', {
      among: () => FACINGS,
      bar: () => null,
      play: (field, state, facing) => entered(field, state, facing),
      tell: (field, { stage: { assault } }, facing) =>
        told(
          'After the assault',
          '17.13.5',
          `${groupWords(field, assault)} ${does(assault, 'enters', 'enter')} ${hexWords(field, assault.target)}, facing ${facingWords(facing)}`,
          { piece: pieceIn(field, assault), cell: assault.target, facing },
        ),
    }),
    stay: bare(
      { do: 'stay' },
      {
        play: (field, state) => {
          const { hex, units } = state.stage.assault;
          return offering(joined(field, state, hex, units));
        },
        tell: (field, { stage: { assault } }) =>
          told(
            'After the assault',
            '17.13.5',
            `${groupWords(field, assault)} ${does(assault, 'stays', 'stay')}`,
            {
              ends: true,
              piece: pieceIn(field, assault),
            },
          ),
      },
    ),
  },
};
