/** Which page of learning an address means. */
import type { CardSystem, Registry } from '@longroll/kernel';

export type LearnRoute =
  | { readonly page: 'learn' }
  | { readonly page: 'lesson'; readonly system: CardSystem; readonly name: string }
  | { readonly page: 'nowhere' };

/** `/learn`, `/learn/system/lesson`; which lessons there are is found when they are fetched. */
export function learnRoute({ systems }: Registry, rest: readonly string[]): LearnRoute {
  const [id, name, more] = rest;
  if (id === undefined) return { page: 'learn' };
  const system = systems.find((one) => one.id === id && one.primer);
  return system && name !== undefined && more === undefined
    ? { page: 'lesson', system, name }
    : { page: 'nowhere' };
}
