/** Every citation can be looked up: in charts, forms, readings, and in the lines and refusals of every question. */
import { describe, expect, test } from 'vitest';
import {
  type CardSystem,
  citedIds,
  compareWays,
  type FieldSchema,
  referredIn,
  registryOf,
  seeded,
  strayIsBug,
} from '../packages/kernel/src/index.ts';
import { BOOKED } from '../packages/kernel/test/fakeRulebook.ts';
import { SYSTEMS } from '../packages/registry/src/index.ts';

/** A line is marked once: so the systems as they are written, before anybody has asked them. */
const BOOKS = [BOOKED, ...SYSTEMS].filter(({ rulebook }) => rulebook !== undefined);

function citesInForm({ cite, properties = {}, items }: FieldSchema): readonly string[] {
  const below = [...Object.values(properties), ...(items ? [items] : [])];
  return [...(cite === undefined ? [] : [cite]), ...below.flatMap(citesInForm)];
}

const citesOf = ({ charts, questions, rulings }: CardSystem): readonly string[] => [
  ...charts.map(({ cite }) => cite),
  ...questions.flatMap(({ schema }) => citesInForm(schema)),
  ...rulings.map(({ cite }) => cite),
];

describe.each(BOOKS.map((system) => [system.id, system] as const))('the book of %s', (_, system) => {
  const strict = registryOf([system], strayIsBug);
  const book = strict.book(system.id)!;
  const isRule = (id: string) => book.contents.line(id) !== undefined;

  test('has words for every rule of its contents, and no others', async () => {
    const rules = await book.rules();
    expect(rules.map(({ id }) => id)).toEqual(book.contents.lines.map(({ id }) => id));
  });

  test('refers to rules that it has, in its words and in its glossary', async () => {
    const like = (id: string) => /^[A-Z]?\d*(\.\d+)+[a-z]?$/.test(id);
    const strays = (await book.rules()).flatMap(({ id, text }) =>
      referredIn(text, (other) => like(other) && !isRule(other)).map((other) => `${id} refers to ${other}`),
    );
    expect(strays).toEqual([]);
    const { glossary } = await book.text();
    expect(glossary.filter(({ rule }) => !citedIds(rule).every(isRule))).toEqual([]);
  });

  test('has every rule that charts, forms and readings cite', () => {
    const strays = citesOf(system).filter((cite) => !citedIds(cite).every(isRule));
    expect([...new Set(strays)]).toEqual([]);
  });

  test.each(strict.questions.map((question) => [question.id, question] as const))(
    '%s: every line and refusal cites a rule of the book and says what it rests on',
    (__, question) => {
      const asking = question.ask(question.example);
      if (asking.refused) throw new Error(asking.refused.text);
      const { outcomes } = asking.value.odds();
      const lists = [...outcomes.map(({ notes }) => notes), asking.value.roll(seeded('book')).notes];
      for (const note of lists.flat()) expect(note).toHaveProperty('basis');
      expect(question.ask([]).refused).toHaveProperty('basis', 'ours');
      expect(question.ask({ nonsense: 1 }).refused).toHaveProperty('basis');
      for (const { refused } of compareWays(question, question.example))
        if (refused) expect(refused).toHaveProperty('basis');
    },
  );
});
