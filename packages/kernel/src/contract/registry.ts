/** All systems that a program knows. Applications are given one; only the registry package makes one. */

import type { Question } from '../ask/question.ts';
import type { Ruling } from '../ask/rulings.ts';
import { stampedQuestion } from '../ask/stampedQuestion.ts';
import { CardError, type Chart } from '../card/chart.ts';
import { type Book, bookOf } from '../rulebook/book.ts';
import type { Contents } from '../rulebook/contents.ts';
import { type Stamp, type Stray, stampOf, strayIsOurs } from '../rulebook/stamp.ts';
import type { Rules, ScenarioEntry } from './game.ts';
import type { Primer } from './lesson.ts';
import type { CardSystem } from './system.ts';

export interface Registry {
  readonly systems: readonly CardSystem[];
  readonly charts: readonly Chart[];
  readonly questions: readonly Question[];
  /** All that can be played. */
  readonly scenarios: readonly ScenarioEntry[];
  chart(id: string): Chart | undefined;
  question(id: string): Question | undefined;
  scenario(id: string): ScenarioEntry | undefined;
  /** The rules of a system, those about this table among them. */
  book(system: string): Book | undefined;
}

/** The part of an id before the slash names the system. */
export const systemOf = (id: string): string => id.slice(0, id.indexOf('/'));

function checkIds(systems: readonly CardSystem[]): void {
  for (const { id, charts, questions, scenarios = [] } of systems) {
    for (const list of [charts, questions, scenarios]) {
      const ids = list.map((item) => item.id);
      const strange = ids.find((item, i) => systemOf(item) !== id || ids.indexOf(item) !== i);
      if (strange) throw new CardError(`system ${id}: "${strange}" stands twice or belongs elsewhere`);
    }
  }
}

/** Rules whose refusals, scores and notes say what they rest on. */
const stampedRules = (stamp: Stamp, contents: Contents, rules: Rules): Rules => ({
  ...rules,
  contents,
  begin: (houseRules) => stamp.verdict(rules.begin(houseRules)),
  check: (view, action) => stamp.verdict(rules.check(view, action)),
  table(view) {
    const table = rules.table(view);
    return { ...table, score: stamp.notes(table.score) };
  },
});

const stampedRulings = (stamp: Stamp, rulings: readonly Ruling[]): readonly Ruling[] =>
  rulings.map((ruling) => ({ ...ruling, basis: stamp.basis(ruling.cite) }));

const stampedScenario = (stamp: Stamp, contents: Contents, entry: ScenarioEntry): ScenarioEntry => ({
  ...entry,
  ...(entry.rulings && { rulings: async () => stampedRulings(stamp, await entry.rulings!()) }),
  open: async (map) => stampedRules(stamp, contents, await entry.open(map)),
});

const stampedPrimer = (stamp: Stamp, contents: Contents, primer: Primer): Primer => ({
  ...primer,
  lessons: primer.lessons.map((lesson) => ({
    ...lesson,
    entry: stampedScenario(stamp, contents, lesson.entry),
  })),
});

/** A system whose answers, readings and games say what they rest on. */
function stampedSystem(system: CardSystem, { contents }: Book, stray: Stray): CardSystem {
  const stamp = stampOf(contents, stray);
  const { primer } = system;
  return {
    ...system,
    questions: system.questions.map((question) => stampedQuestion(stamp, question)),
    rulings: stampedRulings(stamp, system.rulings),
    ...(system.scenarios && {
      scenarios: system.scenarios.map((entry) => stampedScenario(stamp, contents, entry)),
    }),
    ...(primer && { primer: async () => stampedPrimer(stamp, contents, await primer()) }),
  };
}

/** `stray` says what to make of a citation that no book has: nothing for players, an exception for tests. */
export function registryOf(given: readonly CardSystem[], stray: Stray = strayIsOurs): Registry {
  checkIds(given);
  const books = new Map(given.map(({ id, rulebook }) => [id, bookOf(rulebook)]));
  const systems = given.map((system) => stampedSystem(system, books.get(system.id)!, stray));
  const charts = systems.flatMap((system) => system.charts);
  const questions = systems.flatMap((system) => system.questions);
  const scenarios = systems.flatMap((system) => system.scenarios ?? []);
  return {
    ...{ systems, charts, questions, scenarios },
    chart: (id) => charts.find((chart) => chart.id === id),
    question: (id) => questions.find((question) => question.id === id),
    scenario: (id) => scenarios.find((scenario) => scenario.id === id),
    book: (id) => books.get(id),
  };
}
