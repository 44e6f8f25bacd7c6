/** Pages made for paper. */

import { useSheet } from '../muster/useSheet.ts';
import { ChartCard } from '../print/ChartCard.tsx';
import { RosterSheet } from '../print/RosterSheet.tsx';
import { useRoster } from '../roster/useRoster.ts';
import type { Route } from './routes.ts';

type PrintRoute = Extract<Route, { readonly page: 'print-card' | 'print-roster' }>;

export function PrintRoom({ route }: { readonly route: PrintRoute }) {
  return route.page === 'print-card' ? (
    <ChartCard title={route.system.title} charts={route.system.charts} />
  ) : (
    <FilledSheet route={route} />
  );
}

function FilledSheet({ route }: { readonly route: Extract<Route, { readonly page: 'print-roster' }> }) {
  const { muster, sheet } = useSheet(route.system, route.sheet.id);
  const { counters } = useRoster(sheet, muster.marks);
  const records = Object.fromEntries(counters.map(({ id, record }) => [id, record]));
  const blank = new URLSearchParams(location.search).has('blank');
  return <RosterSheet sheet={sheet} muster={muster} records={records} blank={blank} />;
}
