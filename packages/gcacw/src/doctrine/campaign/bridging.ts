/** Pontoons and repairs (19.4.7): where they save most marches. */
import { cellDistance } from '@longroll/kernel';
import { hexNamed } from '../../play/state/standing.ts';
import { hexWords } from '../../play/state/words.ts';
import { judged } from '../answering.ts';
import type { Look } from '../look.ts';
import type { Thought } from '../thought.ts';
import { savedBy } from './shortcuts.ts';

const PER_SAVED = 0.02;
/** A pontoon is one of two: it is laid where it saves much, and taken up where it saves nothing. */
const TO_LAY = 0.3;
const LIFTED = 0.05;

/** Confederates mend nothing by which the Union is coming. */
const COMING = 8;
const isForEnemy = ({ field, state, side }: Look, hex: number): boolean =>
  side === 'confederate' &&
  field.own.units.union.some((i) => {
    const there = state.units[i]!.hex;
    return there >= 0 && cellDistance(field.ground.map, there, hex) <= COMING;
  });

export function pontoonThoughts(look: Look): readonly Thought[] {
  const { field } = look;
  return judged(look, (action) => {
    if (action.do !== 'bridge' && action.do !== 'repair' && action.do !== 'lift')
      return [0, 'The crossings are as they are needed.'];
    const [hex, to] = [hexNamed(field, action.hex), hexNamed(field, action.to)];
    const saved = savedBy(look, hex, to) * PER_SAVED;
    const over = () => `between ${hexWords(field, hex)} and ${hexWords(field, to)}`;
    if (action.do === 'repair' && isForEnemy(look, hex)) return [-0.1, 'It would serve the enemy.'];
    if (action.do === 'repair') return [saved + 0.01, () => `The crossing ${over()} is wanted.`];
    return action.do === 'bridge'
      ? [saved - TO_LAY, () => `A pontoon ${over()} saves a long way round.`]
      : [LIFTED - saved, () => `Nobody needs the pontoon ${over()} any more.`];
  });
}
