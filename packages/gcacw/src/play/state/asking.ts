/** Records of the map put into the form of a question, so that the odds shown are those of the action. */
import { type UnitInput, writeUnit } from '../../model/readUnit.ts';
import type { Unit } from '../../model/unit.ts';
import { isOffered, type RuledQuestion } from '../../rulings/index.ts';
import type { PlayState } from './stage.ts';

/** What the form of a question takes of the readings in force: those that bear on it, where they are not ours. */
export function heldRules({ houseRules: held }: PlayState, question: RuledQuestion) {
  const known = Object.entries(held).filter(([id]) => isOffered(question, id));
  return known.length === 0 ? {} : { houseRules: Object.fromEntries(known) };
}

export const recordsOf = (units: readonly Unit[]): readonly UnitInput[] => units.map(writeUnit);
