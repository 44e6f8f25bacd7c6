/** How the charts of a card stand beside one another. */
import type { Chart } from '@longroll/kernel';

/** Two charts with the same rows are the two halves of one: they stand side by side, as printed. */
export function spreadsOf(charts: readonly Chart[]): readonly (readonly Chart[])[] {
  const rows = ({ rows }: Chart) => rows.map(({ head }) => head).join('|');
  const spreads: Chart[][] = [];
  for (const chart of charts) {
    const last = spreads.at(-1);
    if (last?.length === 1 && chart.rows.length > 9 && rows(last[0]!) === rows(chart)) last.push(chart);
    else spreads.push([chart]);
  }
  return spreads;
}
