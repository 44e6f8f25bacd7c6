/** One throw for a person: the dice, the sentence for the log, the ledger, and the charts with a finger on them. */
import { type Chart, type LitCell, type Registry, type RollAnswer, systemOf } from '@longroll/kernel';
import type { Page } from '../say.ts';
import { chartHead, chartTable } from './chart.ts';
import { titleLine } from './heading.ts';
import { ledgerLines } from './ledger.ts';
import { indented, wrapped } from './text.ts';

const diceLine = ({ dice }: RollAnswer, { ink }: Page): string =>
  dice.map(({ name, faces }) => `${name} ${ink.bold(faces.join(' '))}`).join(', ');

/** A note that changes the cell, and what it makes of it. */
function notedLines({ notes }: Chart, { noted }: LitCell, { ink, width }: Page): string[] {
  if (!noted) return [];
  const text = notes.find(({ mark }) => mark === noted.mark)?.text ?? '';
  return indented(wrapped(`${noted.mark} ${ink.bold(noted.makes)}: ${text}`, width - 2), 2);
}

function litChart(chart: Chart, lit: LitCell, page: Page, whole: boolean): string[] {
  const table = chartTable(chart, page, { lit, whole });
  return ['', ...chartHead(chart, table, page), ...table, ...notedLines(chart, lit, page)];
}

export function rollPage(
  title: string,
  roll: RollAnswer,
  registry: Registry,
  page: Page,
  all: boolean,
): string[] {
  const { contents } = registry.book(systemOf(roll.id))!;
  const dice = roll.dice.length === 0 ? [] : [diceLine(roll, page)];
  const charts = roll.lit.flatMap((lit) => {
    const chart = registry.chart(lit.chart);
    return chart ? litChart(chart, lit, page, all) : [];
  });
  return [
    titleLine(title, roll.id, page),
    ...dice,
    '',
    ...indented(wrapped(roll.line, page.width - 2), 2),
    '',
    ...ledgerLines(roll.notes, contents, page, all),
    ...charts,
  ];
}
