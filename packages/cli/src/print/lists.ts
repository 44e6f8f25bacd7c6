/** Lists of charts, questions, rulings and scenarios, system by system. */
import {
  type CardSystem,
  type Chart,
  type Contents,
  citeWords,
  type Question,
  type Registry,
  type Ruling,
  type ScenarioEntry,
  type ScenarioOption,
} from '@longroll/kernel';
import type { Page } from '../say.ts';
import { type Column, rowOf } from './columns.ts';
import { indented, widest, wrapped } from './text.ts';

/** Systems with something to list, each under its title. */
function perSystem(
  systems: readonly CardSystem[],
  page: Page,
  list: (system: CardSystem) => readonly string[],
): string[] {
  const parts = systems.map((system) => ({ system, lines: list(system) }));
  return parts
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ system, lines }, i) => [
      ...(i > 0 ? [''] : []),
      `${page.ink.bold(system.title)}  ${page.ink.dim(system.id)}`,
      ...lines,
    ]);
}

const sizeOf = ({ rows, columns }: Chart): string => `${rows.length} × ${columns.length}`;

export function chartList(systems: readonly CardSystem[], page: Page): string[] {
  const { ink, width } = page;
  const charts = systems.flatMap((system) => system.charts);
  const ids: Column = { width: widest(charts.map(({ id }) => id)), align: 'left' };
  const sizes: Column = { width: widest(charts.map(sizeOf)), align: 'right' };
  const longest = widest(charts.map(({ title }) => title));
  const titles: Column = { width: Math.min(longest, width - ids.width - sizes.width - 6), align: 'left' };
  return perSystem(systems, page, (system) =>
    system.charts.flatMap((chart) =>
      rowOf([chart.id, chart.title, sizeOf(chart)], [ids, titles, sizes]).map(([id, title, size]) =>
        `  ${ink.bold(id!)}  ${title}  ${ink.dim(size!.trimEnd())}`.trimEnd(),
      ),
    ),
  );
}

const questionLines = ({ id, title, about }: Question, { ink, width }: Page): string[] => [
  `  ${ink.bold(id)}  ${title}`,
  ...indented(wrapped(about, width - 6), 6).map(ink.dim),
];

export const questionList = (systems: readonly CardSystem[], page: Page): string[] =>
  perSystem(systems, page, (system) => system.questions.flatMap((question) => questionLines(question, page)));

function rulingLines(ruling: Ruling, contents: Contents, { ink, width }: Page): string[] {
  const { id, cite, basis, title, text, value, alternatives, choices } = ruling;
  const held = `We hold to: ${value}. Else: ${alternatives.join(', ')}.`;
  const meant = [value, ...alternatives].filter((option) => option in choices);
  return [
    `  ${ink.bold(id)}  ${title === id ? '' : `${title}  `}${ink.dim(citeWords(contents, cite, basis))}`,
    ...indented(wrapped(text, width - 6), 6),
    ...indented(wrapped(held, width - 6), 6).map(ink.dim),
    ...meant.flatMap((option) => indented(wrapped(`${option}: ${choices[option]}`, width - 8), 8)),
  ];
}

export const rulingList = (systems: readonly CardSystem[], registry: Registry, page: Page): string[] =>
  perSystem(systems, page, ({ id, rulings }) =>
    rulings.flatMap((ruling) => rulingLines(ruling, registry.book(id)!.contents, page)),
  );

const lengthOf = ({ turns }: ScenarioEntry): string => (turns === 1 ? '1 turn' : `${turns} turns`);

const optionWords = ({ id, title, values, default: usual }: ScenarioOption): string =>
  `${title} (${id}): ${values.join(', ')}; ${usual} unless set.`;

const scenarioLines = (entry: ScenarioEntry, { ink, width }: Page): string[] => [
  `  ${ink.bold(entry.id)}  ${entry.title}`,
  ...indented(wrapped(`${entry.when}; ${lengthOf(entry)}. ${entry.about}`, width - 6), 6).map(ink.dim),
  ...(entry.options ?? []).flatMap((option) => indented(wrapped(optionWords(option), width - 6), 6)),
];

export const scenarioList = (systems: readonly CardSystem[], page: Page): string[] =>
  perSystem(systems, page, ({ scenarios = [] }) => scenarios.flatMap((entry) => scenarioLines(entry, page)));
