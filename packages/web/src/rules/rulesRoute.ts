/** Addresses of the Rules room. */
import type { CardSystem, Registry } from '@longroll/kernel';

export type RulesRoute =
  | { readonly page: 'rules' }
  | { readonly page: 'book'; readonly system: CardSystem }
  | { readonly page: 'glossary'; readonly system: CardSystem }
  | { readonly page: 'rule'; readonly system: CardSystem; readonly id: string };

/** `/rules`, `/rules/SYSTEM`, `/rules/SYSTEM/glossary`, `/rules/SYSTEM/ID`; null if there is no such page. */
export function rulesRoute(registry: Registry, [name, id, more]: readonly string[]): RulesRoute | null {
  if (name === undefined) return { page: 'rules' };
  const system = registry.systems.find((one) => one.id === name);
  if (!system || more !== undefined) return null;
  if (id === undefined) return { page: 'book', system };
  if (id === 'glossary') return { page: 'glossary', system };
  return registry.book(name)?.contents.line(id) ? { page: 'rule', system, id } : null;
}
