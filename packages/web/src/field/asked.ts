/** The question behind an action: its odds before the dice fall. */
import { type Asking, keeping, type Reached, type Refusal, type Registry, type Told } from '@longroll/kernel';

export type AskedOf = { readonly asking: Asking } | { readonly refused: Refusal } | null;

const asked = keeping<NonNullable<AskedOf>>(200);

/** A question that knows the field is asked with what the way costs. */
const NEED = 'need';

/** The action with its way told to the question. */
export function bound(registry: Registry, told: Told, way: Reached | undefined): Told {
  const { asks } = told;
  const knows = asks && NEED in (registry.question(asks.question)?.schema.properties ?? {});
  return way && asks && knows
    ? { ...told, asks: { ...asks, input: { ...asks.input, [NEED]: way.cost } } }
    : told;
}

/** Asked once: a page asks for the same odds in the list and in the panel. */
export function askedOf(registry: Registry, { asks }: Told): AskedOf {
  if (!asks) return null;
  const question = registry.question(asks.question);
  if (!question) return null;
  return asked(JSON.stringify(asks), () => {
    const verdict = question.ask(asks.input);
    return verdict.refused ? { refused: verdict.refused } : { asking: verdict.value };
  });
}
