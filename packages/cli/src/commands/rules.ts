/** `rules [SYSTEM]`, `rule SYSTEM ID`: the rules in our own words. */
import type { Book, CardSystem, Verdict } from '@longroll/kernel';
import { type ListedRule, listedRule, unknownId, unknownRule, wholeRule } from '@longroll/server';
import { type BookOf, type RuleOf, ruleList, rulePage } from '../print/rules.ts';
import { type AsJson, say, sayRefused } from '../say.ts';
import type { Status, World } from '../world.ts';

function systemsBy(id: string | undefined, { registry }: World): Verdict<readonly CardSystem[]> {
  const { systems } = registry;
  const value = systems.filter((system) => id === undefined || system.id === id);
  if (id === undefined || value.length > 0) return { refused: null, value };
  return {
    refused: unknownId(
      'system',
      id,
      systems.map((system) => system.id),
    ),
  };
}

async function bookOf(system: CardSystem, { registry }: World): Promise<BookOf> {
  const book = registry.book(system.id)!;
  const [{ chapters }, rules] = await Promise.all([book.text(), book.rules()]);
  return { system, chapters, rules };
}

const listed = ({ system, rules }: BookOf): readonly ListedRule[] =>
  rules.map((rule) => listedRule(system.id, rule));

export async function rules(world: World, system: string | undefined, options: AsJson): Promise<Status> {
  const asked = systemsBy(system, world);
  if (asked.refused) return sayRefused(world, options, asked.refused);
  const books = await Promise.all(asked.value.map((one) => bookOf(one, world)));
  return say(world, options, books.flatMap(listed), (_, page) => ruleList(books, page));
}

async function ruleIn(book: Book, id: string): Promise<Verdict<RuleOf>> {
  const all = await book.rules();
  const rule = all.find((one) => one.id === id);
  if (!rule) return { refused: unknownRule(id, all) };
  return { refused: null, value: { rule, all } };
}

export async function rule(world: World, system: string, id: string, options: AsJson): Promise<Status> {
  const asked = systemsBy(system, world);
  if (asked.refused) return sayRefused(world, options, asked.refused);
  const found = await ruleIn(world.registry.book(system)!, id);
  if (found.refused) return sayRefused(world, options, found.refused);
  const answer = wholeRule(system, found.value.rule);
  return say(world, options, answer, (_, page) => rulePage(system, found.value, page));
}
