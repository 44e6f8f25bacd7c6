/** The question behind an action: its odds before the dice fall. */
import type { Asking, Refusal, Registry, Told } from '@longroll/kernel';

export type AskedOf = { readonly asking: Asking } | { readonly refused: Refusal } | null;

const known = new Map<string, AskedOf>();
const MOST = 200;

/** Asked once: a page asks for the same odds in the list and in the panel. */
export function askedOf(registry: Registry, { asks }: Told): AskedOf {
  if (!asks) return null;
  const key = JSON.stringify(asks);
  if (known.has(key)) return known.get(key)!;
  const verdict = registry.question(asks.question)?.ask(asks.input);
  const asked: AskedOf = !verdict
    ? null
    : verdict.refused
      ? { refused: verdict.refused }
      : { asking: verdict.value };
  if (known.size >= MOST) known.clear();
  known.set(key, asked);
  return asked;
}
