/** The Rules room: one part that comes when it is first entered. */
import type { Registry } from '@longroll/kernel';
import { BookPage } from './BookPage.tsx';
import { GlossaryPage } from './GlossaryPage.tsx';
import { RulePage } from './RulePage.tsx';
import { RulesRoom } from './RulesRoom.tsx';
import type { RulesRoute } from './rulesRoute.ts';

interface RulesPagesProps {
  readonly registry: Registry;
  readonly route: RulesRoute;
}

export function RulesPages({ registry, route }: RulesPagesProps) {
  if (route.page === 'rules') return <RulesRoom registry={registry} />;
  const { system } = route;
  const book = registry.book(system.id)!;
  if (route.page === 'book') return <BookPage key={system.id} system={system} book={book} />;
  if (route.page === 'glossary') return <GlossaryPage key={system.id} system={system} book={book} />;
  return <RulePage system={system} book={book} id={route.id} />;
}
