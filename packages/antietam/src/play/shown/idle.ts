/** Why nothing can be done with a piece now: the rules know, so it is said. */
import { type Refusal, refuse } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { GONE, UNKNOWN, WAITING } from '../../field/state.ts';
import { SIDE_NAMES } from '../../model/vocabulary.ts';
import { hourWords } from '../../scenarios/hours.ts';
import type { View } from '../seen/viewing.ts';
import { MACHINE } from '../sequence/sequence.ts';
import { leaderNamed, unitNamed } from '../state/standing.ts';

const refusal = (code: string, cite: string, text: string): Refusal => refuse(code, cite, text).refused;

function unitFault(field: Field, { units }: View, unit: number): Refusal | null {
  const { square, active } = units[unit]!;
  const { line, release } = field.units[unit]!;
  if (square === GONE) return refusal('unit-gone', '21.7.1', 'The unit is gone.');
  if (square === WAITING) return refusal('not-arrived', '13.1', `It comes at ${hourWords(line.arrives!)}.`);
  if (!active)
    return refusal(
      'not-active',
      '13.3, 22.2',
      `Its formation is released at ${hourWords(release)}, or when an enemy comes near.`,
    );
  return null;
}

export function idleOf(field: Field, view: View, piece: string): Refusal | null {
  const { stage } = view;
  if (stage.at === 'game-over') return refusal('game-over', '21.15.3', 'The game is over.');
  const unit = unitNamed(field, piece);
  const leader = leaderNamed(field, piece);
  if (unit < 0 && leader < 0) return null;
  const side = unit >= 0 ? field.units[unit]!.side : field.leaders[leader]!.side;
  if (side !== view.seat && unit >= 0 && view.units[unit]!.square === UNKNOWN) return null;
  if (side !== stage.side || side !== view.seat)
    return refusal('not-your-turn', 'T.8', `The ${SIDE_NAMES[stage.side]} side decides now.`);
  const fault = unit >= 0 ? unitFault(field, view, unit) : null;
  if (fault) return fault;
  const isListed = MACHINE.legal(field, view).some((action) => 'unit' in action && action.unit === piece);
  const leads =
    leader >= 0 &&
    stage.at === 'command' &&
    MACHINE.legal(field, view).some((action) => 'leader' in action && action.leader === piece);
  if (isListed || leads) return null;
  if (leader >= 0)
    return refusal(
      'leader',
      '12.2',
      'A leader goes with his unit; in the advanced game he may ride to another in the command phase.',
    );
  const { rule } = MACHINE.decision(view);
  return refusal(rule.code, rule.cite, rule.text);
}
