/** An attack as a person would tell it; on the map, in the roster and in the line that players paste. */
import { inWords, signed } from '@longroll/kernel';
import type { CombatInput } from '../model/combatInput.ts';
import { wordsOf } from '../model/combatResult.ts';
import type { Unit } from '../model/unit.ts';
import type { AttackOrder, AttackOutcome } from '../procedures/attack.ts';
import type { CombatOutcome } from '../procedures/combat.ts';
import { fatesOf } from './fates.ts';
import { possessive } from './words.ts';

export const ATTACK_NAMES: Readonly<Record<CombatInput['attack'], string>> = {
  'column-of-route': 'column of route attack',
  hasty: 'hasty attack',
  normal: 'normal attack',
  prepared: 'prepared attack',
  assault: 'assault',
};

export interface Clash {
  readonly attackers: readonly string[];
  readonly attack: CombatInput['attack'];
  readonly defenders: readonly string[];
  /** " at Port Gibson W5119", or nothing where there is no map. */
  readonly where?: string;
}

const codeWords = (whose: string, code: string): string =>
  code === '-' ? `the ${whose} suffers nothing` : `${whose} ${code} (${wordsOf(code)})`;

/** Whose attack on whom came to what, and what the codes mean. */
export function clashSentence({ attackers, attack, defenders, where = '' }: Clash, o: CombatOutcome): string {
  const what = `${possessive(attackers)} ${ATTACK_NAMES[attack]} on ${inWords(defenders)}${where}`;
  return `${what} comes to ${signed(o.difference).replace('-', '−')}: ${codeWords('defender', o.defender)}, ${codeWords('attacker', o.attacker)}.`;
}

const namesOf = (units: readonly Unit[]): readonly string[] => units.map(({ name }) => name);

/** A whole attack off the map: the clash, then what became of whom. */
export function attackStory(order: AttackOrder, o: AttackOutcome): string {
  const { circumstances, attackers, defenders, joining = [] } = order;
  const attacking = [...attackers, ...joining.flat()];
  const clash = {
    attackers: namesOf(attacking),
    attack: circumstances.attack,
    defenders: namesOf(defenders),
  };
  const fates = [...fatesOf(defenders, o.defenders), ...fatesOf(attacking, o.attackers)];
  const became = fates.length === 0 ? 'Nobody is hurt' : fates.join('; ');
  return `${clashSentence(clash, o)} ${became}.`;
}
