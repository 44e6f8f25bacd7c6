/** Why nothing can be done with a piece now: the rules know, so it is said. */
import { type Bar, type Refusal, refuse } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { SIDE_NAMES } from '../../model/vocabulary.ts';
import { heldWords } from '../../muster/remarks.ts';
import type { SetupLine } from '../../scenarios/scenario.ts';
import { activateBar } from '../actions/activating.ts';
import { marchBar } from '../movement/able.ts';
import { MACHINE } from '../sequence/sequence.ts';
import type { PlayState } from '../state/stage.ts';
import { sideOfLeader, sideOfUnit } from '../state/standing.ts';
import { leaderPieceId, unitPieceId } from '../state/words.ts';

const refusal = (code: string, cite: string, text: string): Refusal => refuse(code, cite, text).refused;

/** "It is not released yet: held until turn 2." */
function untilWhen({ code, cite, text }: Bar, line: SetupLine): Refusal {
  const held = code === 'not-released' ? heldWords(line) : null;
  return refusal(code, cite, held === null ? text : `${text.replace(/\.$/, '')}: ${held}.`);
}

const unitBar = (field: Field, state: PlayState, unit: number): Refusal | null => {
  const barred = marchBar(field, state, unit);
  return barred ? untilWhen(barred, field.unitLines[unit]!) : null;
};
const leaderBar = (field: Field, state: PlayState, leader: number): Refusal | null => {
  const barred = activateBar(field, state, leader);
  return barred ? untilWhen(barred, field.leaderLines[leader]!) : null;
};

/** What stands in the way of a piece: the other side's turn, its own state, or what is being decided. */
export function idleOf(field: Field, state: PlayState, piece: string): Refusal | null {
  const { stage } = state;
  if (stage.at === 'game-over') return refusal('game-over', '16.7', 'The game is over.');
  const unit = field.pieces.units.findIndex((_, i) => unitPieceId(field, i) === piece);
  const leader = field.pieces.leaders.findIndex((_, i) => leaderPieceId(field, i) === piece);
  if (unit < 0 && leader < 0) return null;
  const side = unit >= 0 ? sideOfUnit(field, unit) : sideOfLeader(field, leader);
  const own = unit >= 0 ? unitBar(field, state, unit) : leaderBar(field, state, leader);
  if (side !== stage.side) {
    const turn = `It is not its turn: the ${SIDE_NAMES[stage.side]} side decides now.`;
    return own ?? refusal('not-your-turn', '4.3', turn);
  }
  if (MACHINE.legal(field, state).some((action) => MACHINE.tell(field, state, action).piece === piece))
    return null;
  const { rule } = MACHINE.decision(state);
  return stage.at === 'choose-action' && own ? own : refusal(rule.code, rule.cite, rule.text);
}
