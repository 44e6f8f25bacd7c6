/** Skirmishers may step back before an assault (4.1.1): the attacker then enters without a fight. */
import { type Bar, bar, bare } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { otherSide } from '../../model/vocabulary.ts';
import { captured, changeLeaders, changeUnits, joined } from '../state/change.ts';
import { type DecisionIn, withHex } from '../state/flow.ts';
import type { Assault, In, PlayState } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { bodyOf, distance, hasStrangers, isEnemyIn, rulesOf } from '../state/standing.ts';
import { does, hexWords, namesOf, told, unitPieceId } from '../state/words.ts';
import { neighboursOf } from '../steps/bars.ts';
import { defendersOf } from './order.ts';

/** Neighbours farther from the attacker that they may stand in. */
export function stepBackHexes(
  field: Field,
  state: PlayState,
  { hex, target, defenders }: Assault,
): readonly number[] {
  if (rulesOf(state).skirmishers === 'off' || bodyOf(state, defenders).formation !== 'skirmish') return [];
  const { side } = field.units[defenders[0]!]!;
  const { inPlay, prohibited } = field.ground;
  return neighboursOf(field, target).filter(
    (next) =>
      inPlay[next] === 1 &&
      prohibited[next] !== 1 &&
      distance(field, hex, next) > 1 &&
      !isEnemyIn(field, state, side, next) &&
      !hasStrangers(field, state, defenders, next),
  );
}

const NO_WAY: Bar = bar('no-step-back', '4.1.1', 'They step back to a free hex away from the attacker.');

function steppedBack(field: Field, state: In<'step-back'>, hex: number): PlayState {
  const { assault, side } = state.stage;
  const { defenders, defenderLeaders } = assault;
  const back = changeLeaders(changeUnits(state, defenders, { hex }), defenderLeaders, { hex });
  const there = joined(field, captured(field, back, hex, side), hex, defenders);
  const won = { ...assault, defenders: [], defenderLeaders: [], won: true };
  return to(there, { at: 'assault-end', side: otherSide(side), assault: won });
}

export const STEP_BACK: DecisionIn<'step-back'> = {
  rule: bar('step-back', '4.1.1', 'Skirmishers step back before the assault, or stand.'),
  prompt: (field, { stage: { assault } }) => `${namesOf(field, assault.defenders)}: step back, or stand.`,
  deeds: {
    'step-back': withHex<In<'step-back'>, 'step-back'>('step-back', {
      among: (field, state) => stepBackHexes(field, state, state.stage.assault),
      bar: (field, state, hex) =>
        stepBackHexes(field, state, state.stage.assault).includes(hex) ? null : NO_WAY,
      play: steppedBack,
      tell: (field, { stage: { assault } }, hex) => {
        const who = `${namesOf(field, assault.defenders)} ${does(defendersOf(assault), 'steps', 'step')}`;
        return told('Skirmishers', '4.1.1', `${who} back to ${hexWords(field, hex)}`, {
          piece: unitPieceId(field, assault.defenders[0]!),
          cell: hex,
        });
      },
    }),
    stand: bare(
      { do: 'stand' },
      {
        play: (_, state) => {
          const { assault, side } = state.stage;
          return to(state, { at: 'offer-fire', side: otherSide(side), assault });
        },
        tell: (field, { stage: { assault } }) =>
          told('Skirmishers', '4.1.1', `${namesOf(field, assault.defenders)} stand`, {
            piece: unitPieceId(field, assault.defenders[0]!),
          }),
      },
    ),
  },
};
