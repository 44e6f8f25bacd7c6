/** A single die of the campaign, as it is thrown and told. */
import { anyFace, d6, type Note, sumOfDice, type Umpire } from '@longroll/kernel';

/** What a die comes to with its modifiers. */
export interface Rolled {
  readonly die: number;
  readonly total: number;
}

/** A modifier in words; one of nought is told as not applied. */
export interface DieModifier {
  readonly text: string;
  readonly value: number;
}

export interface CampaignDie {
  readonly name: string;
  readonly cite: string;
  readonly modifiers?: readonly DieModifier[];
}

const modifierLine = (cite: string, name: string, { text, value }: DieModifier): Note => ({
  ...{ cite, text, value, applied: value !== 0, group: name },
});

export function rolledDie(u: Umpire, { name, cite, modifiers = [] }: CampaignDie): Rolled {
  const die = u.draw(anyFace(name, sumOfDice(d6(name))));
  const total = modifiers.reduce((sum, { value }) => sum + value, die);
  u.note(() => [
    ...modifiers.map((one) => modifierLine(cite, name, one)),
    { cite, text: `Die ${die}, with modifiers ${total}`, value: `${total}`, applied: true, group: name },
  ]);
  return { die, total };
}
