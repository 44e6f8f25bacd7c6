/** Other ways to make the same attack, worth comparing before the dice: its type, its direction, more strength. */
import type { Alternative } from '@longroll/kernel';
import type { CombatInput } from '../model/combatInput.ts';
import { ATTACKS } from '../model/vocabulary.ts';
import { ATTACK_NAMES } from '../story/attack.ts';

type Case = Pick<CombatInput, 'attack' | 'hexside' | 'flankBonus' | 'flanksRefused'>;

/** The highest flank bonus that there is (9.7). */
const MOST_FLANK = 4;

const otherTypes = ({ attack }: Case): readonly Alternative[] =>
  ATTACKS.filter((type) => type !== attack).map((type) => ({
    label: `as ${type === 'assault' ? 'an' : 'a'} ${ATTACK_NAMES[type]}`,
    values: { attack: type },
  }));

/** From another hex: over open ground, on a flank. Refused flanks rule out the bonus. */
export function otherDirections({
  hexside,
  flankBonus,
  flanksRefused,
}: Omit<Case, 'attack'>): readonly Alternative[] {
  const open = { label: 'over a clear hexside', values: { hexside: 'none' } };
  const flank = { label: 'with 1 more flank bonus', values: { flankBonus: flankBonus + 1 } };
  return [
    ...(hexside === 'none' ? [] : [open]),
    ...(flanksRefused === 0 && flankBonus < MOST_FLANK ? [flank] : []),
  ];
}

export const otherAttacks = (fields: Case): readonly Alternative[] => [
  ...otherTypes(fields),
  ...otherDirections(fields),
];

const ONE_MORE = 3;

/** Numbers typed in: one more unit of middling strength, which from a march only an assault can bring. */
export const otherCombats = (fields: Case & Pick<CombatInput, 'attackerCV'>): readonly Alternative[] => [
  ...otherAttacks(fields),
  {
    label: `assault with ${ONE_MORE} more Combat Value`,
    values: { attack: 'assault', attackerCV: fields.attackerCV + ONE_MORE },
  },
];
