/** Why nothing can be done with a piece now: the rules know, so it is said. */

import { type Refusal, refuse, type Told } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { GONE, type LeaderState, type UnitState, WAITING } from '../../field/state.ts';
import { SIDE_NAMES } from '../../model/vocabulary.ts';
import { canOpen, isReserved } from '../choosing/groups.ts';
import { MACHINE } from '../sequence/sequence.ts';
import { asPiece } from '../state/flow.ts';
import type { PlayState } from '../state/stage.ts';
import { leaderNamed, rulesOf, segmentIn, unitNamed } from '../state/standing.ts';
import { enterBar } from '../steps/entering.ts';

const no = (code: string, cite: string, text: string): Refusal => refuse(code, cite, text).refused;

/** What its own state says against it. */
function ownReason(
  field: Field,
  state: PlayState,
  unit: number,
  record: UnitState | LeaderState,
): Refusal | null {
  if (record.acted) return no('has-acted', '17.6.1', 'It has acted in this segment.');
  if (unit < 0) return null;
  if (isReserved(field, state, unit)) {
    const turn = rulesOf(state).fitchRelease;
    return no('in-reserve', '18.3.1', `It is in reserve and may not be opened before turn ${turn}.`);
  }
  const { state: order } = record as UnitState;
  return order === 'routed' ? no('routed', '17.6', 'It is routed: it rallies or runs by itself.') : null;
}

const SEGMENT_REASONS = {
  'artillery-fire': ['17.4', 'Only artillery that has a target fires in this segment.'],
  'small-arms-fire': ['17.4', 'Only small arms that have a target fire in this segment.'],
  horse: ['17.5', 'Only leaders, mounted cavalry and artillery move in a horse segment.'],
  action: ['17.6', 'It cannot be opened now.'],
  'game-turn': ['17.19', 'Nobody acts in the game turn segment.'],
} as const;

function chosenReason(field: Field, state: PlayState, hex: number, piece: number): Refusal | null {
  const { kind } = segmentIn(state);
  if (hex === WAITING) {
    const barred = enterBar(field, state, piece);
    return barred ? no(barred.code, barred.cite, barred.text) : null;
  }
  if (canOpen(field, state, hex)) return null;
  const [cite, text] = SEGMENT_REASONS[kind];
  return no('nothing-now', cite, text);
}

export function idleOf(field: Field, state: PlayState, piece: string): Refusal | null {
  const { stage } = state;
  if (stage.at === 'game-over') return no('game-over', '17.19', 'The game is over.');
  const [unit, leader] = [unitNamed(field, piece), leaderNamed(field, piece)];
  if (unit < 0 && leader < 0) return null;
  const record = unit >= 0 ? state.units[unit]! : state.leaders[leader]!;
  const { side } = unit >= 0 ? field.units[unit]! : field.leaders[leader]!;
  if (record.hex === GONE) return no('lost', '12.1', 'It is lost.');
  if (side !== stage.side)
    return no('not-your-turn', '17.3', `It is not its turn: the ${SIDE_NAMES[stage.side]} side decides now.`);
  const isItsOwn = ({ piece: first, pieces = [] }: Told): boolean =>
    first === piece || pieces.includes(piece);
  if (MACHINE.legal(field, state).some((action) => isItsOwn(MACHINE.tell(field, state, action)))) return null;
  const own = ownReason(field, state, unit, record);
  if (own) return own;
  const isChoosing =
    stage.at === 'fire-choose' || stage.at === 'horse-choose' || stage.at === 'action-choose';
  if (isChoosing) return chosenReason(field, state, record.hex, unit >= 0 ? unit : asPiece(field, leader));
  const { rule } = MACHINE.decision(state);
  return no(rule.code, rule.cite, rule.text);
}
