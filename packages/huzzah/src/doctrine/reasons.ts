/** Why something is done, in sentences that a player can read. */
import { chanceWords } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import type { Group, PlayState } from '../play/state/stage.ts';
import { stackIn } from '../play/state/standing.ts';
import { does, groupWords, hexWords } from '../play/state/words.ts';
import type { Fight } from './fights.ts';
import type { Look } from './look.ts';
import type { Place } from './places.ts';
import type { Aim } from './plan.ts';
import type { Toll } from './shots.ts';

export const whoIn = (field: Field, state: PlayState, hex: number): string =>
  groupWords(field, stackIn(field, state, hex));

const placeName = ({ field }: Look, { goal }: Aim): string => field.goals[goal]!.objective.name;

export function fireReason({ field, state }: Look, target: number, { shaken, broken }: Toll): string {
  const whom = `Fires at ${whoIn(field, state, target)}`;
  if (broken >= 0.2) return `${whom}: ${chanceWords(broken)} that they break.`;
  return `${whom}: ${chanceWords(shaken)} of shaking their order.`;
}

export function attackReason(
  { field, state }: Look,
  word: 'Assaults' | 'Charges',
  target: number,
  { won, lost }: Fight,
): string {
  return `${word} ${whoIn(field, state, target)}: ${chanceWords(won)} of taking the hex, ${chanceWords(lost)} of being thrown back.`;
}

const aimWords = (look: Look, { aim, far }: Place): string => {
  if (!aim) return 'to meet the enemy';
  const name = placeName(look, aim);
  if (far === 0) return aim.kind === 'take' ? `to take ${name}` : `to keep ${name}`;
  return aim.kind === 'take' ? `towards ${name}, to take it` : `to cover ${name}`;
};

const fireWords = ({ exposure, opportunity }: Place): string => {
  if (exposure < 0.1) return opportunity > 0.1 ? ', to fire where nobody fires back' : '';
  return opportunity > exposure ? ', where more fire is given than taken' : ', though under fire';
};

export const moveReason = (look: Look, group: Group, place: Place): string =>
  `${groupWords(look.field, group)} ${does(group, 'goes', 'go')} to ${hexWords(look.field, place.hex)} ${aimWords(look, place)}${fireWords(place)}.`;
